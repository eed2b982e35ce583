import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { logout } from '#contract/people/session/endpoints.ts'
import { call } from '#src/common/request/call.ts'
import { clearLogin } from '#src/common/session/session.ts'

/** Ends the session at the server too; what was read for it is forgotten. */
export function LogoutButton() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const leave = async () => {
    await call(logout, {}, { alerts: false }).catch(() => undefined)
    clearLogin()
    client.clear()
  }
  return (
    <button type="button" className="yz-button" data-kind="quiet" onClick={() => void leave()}>
      {t('session.logout')}
    </button>
  )
}
