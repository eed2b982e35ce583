import { getLoginUser } from '#contract/people/account/endpoints.ts'
import type { Language } from '#contract/core/language.ts'
import { getLanguage, onLanguage } from '../i18n/language'
import { call } from '../request/call'
import { getSession, signIn } from './session'

/** Reads the signed-in user again where the stored names are in another language than `assumed` or the stored one. */
async function refresh(assumed?: Language): Promise<void> {
  const before = getSession()
  const language = getLanguage()
  if (!before || (before.user.language ?? assumed) === language) return
  const user = await call(getLoginUser, {}, { alerts: false, background: true })
  const isStill = getSession()?.token === before.token && getLanguage() === language
  if (isStill) signIn({ token: before.token, user: { ...user, language } })
}

/** Keeps the names of the signed-in user in the language of the page; a failure leaves them as they are. Returns its end. */
export function followLanguage(): () => void {
  // Who logged in before the language was stored is read again at the next switch.
  refresh(getLanguage()).catch(() => undefined)
  return onLanguage(() => void refresh().catch(() => undefined))
}
