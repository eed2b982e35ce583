import { hasEntry } from '../app/entries'
import { isRegisterPath } from '#contract/people/session/return-path.ts'
import { session } from './storage'

const LOGIN = './login.html#/'

/** Whether this fair has a login page: what needs it is hidden otherwise. */
export const hasLogin = hasEntry('login')

/** Leaves for the login page and remembers the way back, unless it is a register path (spec: access §2.1). */
export function goToLogin(go: (address: string) => void = (address) => window.location.assign(address)): void {
  const here = window.location.pathname + window.location.search + window.location.hash
  if (!isRegisterPath(here)) session.set('returnPath', here)
  go(hasLogin ? LOGIN : './index.html')
}
