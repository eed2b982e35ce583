import i18next from 'i18next'
import { goToLogin } from '../session/go-to-login'
import { showAlert } from '../ui/notices/notices'

/** The business code of a session that ended while it was used (spec: access §8). */
const ASKS_AGAIN = 20002

/**
 * After the login data is gone: 20002 asks whether to log in again, over the page; else only the personal page says so
 * and leaves (spec: common §8, access §8).
 */
export function leaveExpired(code: number): void {
  if (code === ASKS_AGAIN) {
    void import('./open-login').then(({ openLogin }) => openLogin({ expired: true }))
  } else if (window.location.pathname.endsWith('/personal.html')) {
    showAlert(i18next.t('common:request.expired'), () => goToLogin())
  }
}
