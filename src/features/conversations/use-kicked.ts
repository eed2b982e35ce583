import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImState } from '../../common/im/im-client'
import { clearLogin, getSession } from '../../common/session/session'
import { showAlert } from '../../common/ui/notices'

/** Says when the session was ended elsewhere; who has read that is signed out (spec: live §8). */
export function useKicked(state: ImState): void {
  const { t } = useTranslation('conversations')
  const tell = useEffectEvent(() => {
    showAlert(
      t('state.kickedOut'),
      () => {
        if (getSession()) clearLogin()
      },
      t('state.prompt'),
    )
  })
  useEffect(() => {
    if (state === 'kicked') tell()
  }, [state])
}
