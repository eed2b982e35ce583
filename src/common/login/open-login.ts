import { goToLogin } from '../session/go-to-login'
import type { LoginReason } from './login-reason'

let open: Promise<boolean> | undefined

interface Requested {
  expired?: boolean
  reason?: LoginReason
}

/**
 * Shows the login dialog over any page: true once signed in, false when it was closed (spec: access §2.2). `expired`
 * asks first whether to log in again; `reason` says what for. While it is open, later callers wait for the same one.
 */
export function openLogin({ expired = false, reason }: Requested = {}): Promise<boolean> {
  open ??= import('./login-host')
    .then(({ showLogin }) => showLogin(expired, reason))
    .catch(() => {
      // The dialog could not be fetched; the page can.
      goToLogin()
      return false
    })
    .finally(() => {
      open = undefined
    })
  return open
}
