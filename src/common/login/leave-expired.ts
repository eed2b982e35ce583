import i18next from 'i18next'
import { EXPIRED_ASK, EXPIRED_PROMPT } from '#contract/core/answer-codes.ts'
import { goToLogin } from '../session/go-to-login'
import { showAlert } from '../ui/notices/notices'

/**
 * After the login data is gone: 20002 asks whether to log in again, over the page, and 10001 says so and leaves for the
 * login; so does the personal page whatever the code (spec: common §8, access §8).
 */
export function leaveExpired(code: number): void {
  if (code === EXPIRED_ASK) {
    void import('./open-login').then(({ openLogin }) => openLogin({ expired: true }))
  } else if (code === EXPIRED_PROMPT || window.location.pathname.endsWith('/personal.html')) {
    showAlert(i18next.t('common:request.expired'), () => goToLogin())
  }
}
