import i18next from 'i18next'
import { goToLogin } from '../session/go-to-login'
import { showAlert } from '../ui/notices'

/** After the login data is gone: only the personal page says so and leaves (spec: common §8). */
export function leaveExpired(): void {
  if (!window.location.pathname.endsWith('/personal.html')) return
  showAlert(i18next.t('common:request.expired'), () => goToLogin())
}
