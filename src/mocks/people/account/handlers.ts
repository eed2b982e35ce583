import * as contract from '#contract/people/account/endpoints.ts'
import type { Language } from '#contract/core/language.ts'
import * as fixture from '#src/mocks/foundation/accounts/accounts.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'

type Kind = 'wechat' | 'face'

/** Linked since when. */
const links = new Map<Kind, string>([['wechat', '2026-11-02T02:00:00.000Z']])

const listLinks = () => [...links].map(([kind, linkedAt]) => ({ kind, linkedAt }))

/** Whether an identity of the kind is linked to an account of the mock fair. */
export const isMockLinked = (kind: Kind): boolean => links.has(kind)

export function linkMock(kind: Kind): void {
  links.set(kind, new Date().toISOString())
}

/** Whether the phone or e-mail is another user's. */
function isOthers(own: fixture.MockAccount, address: string): boolean {
  const found = fixture.findMockAccount(address)
  return found !== undefined && found !== own
}

const viewer = ({ token, language }: { token: string; language: Language }) =>
  fixture.userInfoOf(fixture.accountOfToken(token), language)

export const account = [
  mock(contract.getLoginUser, viewer),
  mock(contract.getPcLoginUser, viewer),
  mock(contract.getPersonInfo, viewer),
  mock(contract.getBigData, ({ input, token }) => {
    const language = input.languageType === 1 ? 'zh-CN' : 'en-US'
    const { userId, userType, personName, bigDataField } = viewer({ token, language })
    return { userId, userType: String(userType), personName, bigDataField }
  }),
  mock(contract.updateProfile, ({ input, token, language }) => {
    if (input.nickName.includes('敏感')) return refuse('TextUnsafe', { words: ['敏感'] })
    Object.assign(fixture.accountOfToken(token), input)
    return viewer({ token, language })
  }),
  mock(contract.changePassword, ({ input, token }) => {
    const own = fixture.accountOfToken(token)
    if (input.oldPassword !== own.password) return refuse('PasswordWrong')
    own.password = input.password
    return {}
  }),
  mock(contract.changePhone, ({ input, token, language }) => {
    const own = fixture.accountOfToken(token)
    if (input.password !== own.password) return refuse('PasswordWrong')
    if (input.code !== fixture.MOCK_CODE) return refuse('CodeWrong')
    if (isOthers(own, input.mobile)) return refuse('PhoneTaken')
    Object.assign(own, { mobile: input.mobile, contactMobile: '' })
    return viewer({ token, language })
  }),
  mock(contract.changeEmail, ({ input, token, language }) => {
    const own = fixture.accountOfToken(token)
    if (input.password !== own.password) return refuse('PasswordWrong')
    if (input.code !== fixture.MOCK_CODE) return refuse('CodeWrong')
    if (isOthers(own, input.email)) return refuse('EmailTaken')
    Object.assign(own, { email: input.email, contactEmail: '' })
    return viewer({ token, language })
  }),
  mock(contract.listIdentityLinks, listLinks),
  mock(contract.unlinkIdentity, ({ input }) => {
    links.delete(input.kind)
    return listLinks()
  }),
]
