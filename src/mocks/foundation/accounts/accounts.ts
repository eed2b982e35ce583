import type { UserInfo } from '#contract/foundation/accounts/schemas.ts'
import { representsExhibitor } from '#contract/core/permissions.ts'
import { normalizeEmail } from '#contract/core/contact/email.ts'
import type { Language } from '#contract/core/language.ts'
import { say, type Both } from '#src/mocks/core/bilingual.ts'

export interface MockAccount {
  userId: string
  userType: number
  email: string
  /** As it is typed in. */
  mobile: string
  /** Typed at registration and never proved. */
  contactMobile: string
  contactEmail: string
  name: Both
  nickName: string
  headPic: string
  /** 1 Chinese, 2 English */
  languageType: number
  password: string
  /** The exhibitor it represents. */
  exhibitorId: number | null
}

/** What every captcha of the mock fair shows, in any case. */
export const MOCK_CAPTCHA = 'abcde'
/** Every code that is sent by SMS or e-mail. */
export const MOCK_CODE = '123456'
/** px at which every puzzle is solved. */
export const MOCK_PUZZLE_X = 150
export const MOCK_PASSWORD = 'Yunzhan#2026'

/** User type, mailbox and name of the demo accounts, with ids from 1; the last digits of the phone are the id. */
const rows: readonly [userType: number, mailbox: string, name: Both][] = [
  [1, 'exhibitor', ['沈砚秋', 'Shen Yanqiu']],
  [2, 'curator', ['顾馆长', 'Gu Wenbo']],
  [3, 'reviewer', ['林审言', 'Lin Shenyan']],
  [4, 'special', ['周特审', 'Zhou Te']],
  [5, 'organizer', ['许总办', 'Xu Zongyuan']],
  [6, 'buyer', ['陈采薇', 'Chen Caiwei']],
  [7, 'overseas', ['玛丽安·科尔', 'Marianne Cole']],
  [8, 'delegation', ['唐团长', 'Tang Lead']],
  [9, 'buyers', ['何买办', 'He Maiban']],
  [10, 'supervisor', ['严督导', 'Yan Dudao']],
  [11, 'staff', ['白小满', 'Bai Xiaoman']],
  [12, 'service', ['温如言', 'Wen Ruyan']],
  [13, 'anchor', ['乔安', 'Qiao An']],
  [14, 'sales', ['钱进', 'Qian Jin']],
  [15, 'finance', ['方圆', 'Fang Yuan']],
  [16, 'director', ['金算盘', 'Jin Suan']],
  [17, 'office', ['文卓', 'Wen Zhuo']],
  [18, 'reception', ['席迎', 'Xi Ying']],
  [19, 'group', ['黎群', 'Li Qun']],
  [20, 'tourist', ['游子', 'You Zi']],
]

const accounts: MockAccount[] = rows.map(([userType, mailbox, name], i) => ({
  userId: String(i + 1),
  userType,
  email: `${mailbox}@demo.yunzhan.example`,
  mobile: userType === 7 ? '12025550107' : `138001380${String(i + 1).padStart(2, '0')}`,
  contactMobile: '',
  contactEmail: '',
  name,
  nickName: '',
  headPic: '',
  languageType: userType === 7 ? 2 : 1,
  password: MOCK_PASSWORD,
  exhibitorId: representsExhibitor(userType) ? 1 : null,
}))

/** By phone or e-mail, whatever the case of the latter. */
export function findMockAccount(address: string): MockAccount | undefined {
  const text = address.trim()
  return accounts.find(({ email, mobile }) => mobile === text || email === normalizeEmail(text))
}

export function findMockAccountById(userId: string): MockAccount | undefined {
  return accounts.find((account) => account.userId === userId)
}

export const tokenOf = ({ userId }: MockAccount): string => `token-${userId}`
/** Good for as long as the page stands, and for any page: the code names the account. */
/** What a window keeps that began a login at another site (`signOnVerifier`). */
export const MOCK_VERIFIER = 'mock-sign-on-verifier'

export const authCodeOf = ({ userId }: MockAccount): string => `mock-auth-code-${userId.padStart(2, '0')}`

/** Who holds the token; a foreign one is the exhibitor's, so that tests need not log in first. */
export function accountOfToken(token: string): MockAccount {
  const account = findMockAccountById(/^token-(\d+)$/.exec(token)?.[1] ?? '') ?? accounts[0]
  if (!account) throw new Error('no accounts')
  return account
}

export const accountOfAuthCode = (authCode: string): MockAccount | undefined =>
  findMockAccountById(String(Number(/^mock-auth-code-(\d+)$/.exec(authCode)?.[1])))

/** The account as its holder sees it. */
export function userInfoOf(account: MockAccount, language: Language): UserInfo {
  const { userId, userType, mobile, email, contactMobile, contactEmail, headPic, languageType } = account
  const personName = say(language, account.name)
  return {
    userId,
    userName: mobile || email,
    userType,
    nickName: account.nickName || personName,
    personName,
    avatar: headPic,
    headPic,
    mobile,
    email,
    contactMobile,
    contactEmail,
    languageType,
    exhibitorId: representsExhibitor(userType) ? 1 : null,
    bigDataField: {
      type: String(userType),
      name: personName,
      countryName: say(language, ['中国', 'China']),
      areaName: say(language, ['浙江', 'Zhejiang']),
      industry: say(language, ['工艺美术', 'Arts and crafts']),
      objective: '',
      intention: '',
      categoryName: '',
      hallName: '',
      hallAreaName: '',
      boothNumber: '',
      exhibitsNum: 0,
      exhibitorName: '',
    },
  }
}
