import { useEffect } from 'react'
import i18next from 'i18next'
import type { ImState } from '../../common/im/im-client'
import { clearLogin, getSession } from '../../common/session/session'
import { showAlert } from '../../common/ui/notices'

/** Who is kicked out is told so and signed out (spec: live §8). */
export function useKicked(state: ImState): void {
  useEffect(() => {
    if (state !== 'kicked') return
    showAlert(i18next.t('live-room:kicked.text'), undefined, i18next.t('live-room:kicked.title'))
    if (getSession()) clearLogin()
  }, [state])
}
