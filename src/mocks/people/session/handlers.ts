import { SESSION_SECONDS } from '#contract/people/session/limits.ts'
import type { LoginResult } from '#contract/people/session/schemas.ts'
import { loginRoles } from '#contract/core/permissions.ts'
import { toSafeReturnPath } from '#contract/people/session/return-path.ts'
import { heartbeat, verifyOnline } from '#contract/people/session/endpoints.ts'
import type { Language } from '#contract/core/language.ts'
import * as contract from '#contract/people/session/endpoints.ts'
import * as fixture from '#src/mocks/foundation/accounts/accounts.ts'
import type { MockAccount } from '#src/mocks/foundation/accounts/accounts.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { keyOfLeaving, leavings } from './leavings'

/** The other site to which the mock fair lets a login return. */
const CALLBACK_HOSTS = ['sister-fair.example']

const roles = ['exhibitor', 'buyer'] as const
type Role = (typeof roles)[number]
const roleNames = { exhibitor: ['参展商', 'an exhibitor'], buyer: ['采购商', 'a buyer'] } as const
const places = {
  exhibitor: ['“参展商”', '“Exhibitor”'],
  buyer: ['“采购商”', '“Buyer”'],
  desk: ['主办方工作台（organizer.html）', 'the organizer console (organizer.html)'],
} as const

const present = ({ token }: { token: string }) => ({ userId: fixture.accountOfToken(token).userId })

/** What a login answers for an account. */
export function loggedIn(account: MockAccount): LoginResult {
  const { userId, userType } = account
  return { token: fixture.tokenOf(account), authCode: fixture.authCodeOf(account), userId, userType }
}

function enter(account: MockAccount, input: number | undefined, language: Language): LoginResult {
  const leaving = leavings.find(({ userId }) => userId === account.userId)
  if (leaving) return refuse('AccountLeaving', { until: leaving.until, key: keyOfLeaving(account.userId) })
  const accepts = (role: Role, userType: number) => loginRoles[role].accepts.some((one) => one === userType)
  const tab = input === undefined ? undefined : roles.find((role) => accepts(role, input))
  if (!tab || accepts(tab, account.userType)) return loggedIn(account)
  const own = roles.find((role) => accepts(role, account.userType)) ?? 'desk'
  return refuse('NotThisRole', { role: say(language, roleNames[tab]), where: say(language, places[own]), tab: own })
}

interface ByPassword {
  userName: string
  password: string
  captcha: string
  userType?: number | undefined
}

function byPassword({ input, language }: { input: ByPassword; language: Language }): LoginResult {
  if (input.captcha.trim().toLowerCase() !== fixture.MOCK_CAPTCHA) return refuse('CaptchaWrong')
  const account = fixture.findMockAccount(input.userName)
  if (!account || account.password !== input.password) return refuse('LoginFailed')
  return enter(account, input.userType, language)
}

export const session = [
  mock(heartbeat, present),
  mock(verifyOnline, present),
  mock(contract.webLogin, byPassword),
  mock(contract.dialogLogin, byPassword),
  mock(contract.smsLogin, ({ input, language }) => {
    if (input.verifyCode !== fixture.MOCK_CODE) return refuse('CodeWrong')
    const account = fixture.findMockAccount(input.account) ?? refuse('AccountNotRegistered')
    return enter(account, input.userType, language)
  }),
  mock(contract.logout, () => ({})),
  mock(contract.getAccessToken, ({ input }) => {
    const account = fixture.accountOfAuthCode(input.authCode)
    if (!account || input.verifier !== fixture.MOCK_VERIFIER) return refuse('TicketEnded')
    const { token, userId, userType } = loggedIn(account)
    return { token, userId, userType, expiresIn: SESSION_SECONDS }
  }),
  mock(contract.checkIfLogin, ({ token }) =>
    token === '' ? { isLogin: false, userId: '' } : { isLogin: true, ...present({ token }) },
  ),
  mock(contract.checkCallback, ({ input }) => {
    const { origin } = window.location
    const target = toSafeReturnPath(input.callback, origin, CALLBACK_HOSTS)
    if (target === null) return refuse('CallbackRefused')
    return { target, foreign: new URL(target, origin).origin !== origin }
  }),
]
