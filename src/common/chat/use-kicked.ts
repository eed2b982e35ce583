import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImState } from '../im/im-client'
import { clearLogin, getSession } from '../session/session'
import { showAlert } from '../ui/notices/notices'

/** Says when the session was ended elsewhere; who has read that is signed out (spec: live §8). */
export function useKicked(state: ImState): void {
  const { t } = useTranslation('chat')
  const tell = useEffectEvent(() => {
    showAlert(
      t('kicked.text'),
      () => {
        if (getSession()) clearLogin()
      },
      t('kicked.title'),
    )
  })
  useEffect(() => {
    if (state === 'kicked') tell()
  }, [state])
}
