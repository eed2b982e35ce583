import { checkCallback } from '#contract/people/session/endpoints.ts'
import type { LoginResult } from '#contract/people/session/schemas.ts'
import { homeAddress } from '#src/common/app/addresses.ts'
import { completeLogin, takeReturnPath } from '#src/common/login/complete-login.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { call } from '#src/common/request/call.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'

export type Go = (address: string) => void

const assign: Go = (address) => window.location.assign(address)

/** A value of the query before or after the hash; empty when it is missing. */
export function addressQuery(
  name: string,
  { search, hash }: Pick<Location, 'search' | 'hash'> = window.location,
): string {
  const inHash = hash.includes('?') ? hash.slice(hash.indexOf('?')) : ''
  return new URLSearchParams(search).get(name) ?? new URLSearchParams(inHash).get(name) ?? ''
}

/** The address of another site with what logs in there (spec: access §2.1, single sign-on). */
export function withAuthCode(target: string, authCode: string): string {
  const url = new URL(target)
  url.searchParams.set('sso', '1')
  url.searchParams.set('authCode', authCode)
  return url.href
}

/**
 * Leaves for the address that `callback` names, once the server has allowed it, else for where the reader was on the
 * way to. A refused address shows a message, then the home page (spec: access §2.1, §8).
 */
export async function leaveAfterLogin(authCode?: string, go: Go = assign): Promise<void> {
  const path = takeReturnPath()
  const callback = addressQuery('callback')
  if (callback === '') {
    go(path)
    return
  }
  try {
    const { target, foreign } = await call(
      checkCallback,
      { callback, ...(authCode ? { authCode } : {}) },
      { alerts: false },
    )
    go(foreign && authCode ? withAuthCode(target, authCode) : target)
  } catch (error) {
    showAlert(errorMessage(error), () => go(homeAddress))
  }
}

/** Completes a login and leaves the login page. Rejects when it cannot be completed. */
export async function finishLogin(login: LoginResult): Promise<void> {
  await completeLogin(login)
  await leaveAfterLogin(login.authCode)
}
