import { goToLogin } from '../session/go-to-login'

let open: Promise<boolean> | undefined

/**
 * Shows the login dialog over any page: true once signed in, false when it was closed (spec: access §2.2). `expired`
 * asks first whether to log in again. While it is open, later callers wait for the same one.
 */
export function openLogin({ expired = false }: { expired?: boolean } = {}): Promise<boolean> {
  open ??= import('./login-host')
    .then(({ showLogin }) => showLogin(expired))
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
