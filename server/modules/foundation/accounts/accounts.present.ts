import type { BigData, UserInfo } from '#contract/foundation/accounts/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import type * as z from 'zod/mini'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Account } from './accounts.queries'
import { formatEmail } from '#server/platform/mask.ts'

type BigDataField = z.output<typeof BigData>

/** What is known of the person besides the account: from the registration and the exhibitor it became. */
export type Background = Partial<Omit<BigDataField, 'type' | 'name'>>

const nothing: BigDataField = {
  type: '',
  name: '',
  countryName: '',
  areaName: '',
  industry: '',
  objective: '',
  intention: '',
  categoryName: '',
  hallName: '',
  hallAreaName: '',
  boothNumber: '',
  exhibitsNum: 0,
  exhibitorName: '',
}

/** What analytics knows of a guest. */
export const noBigData = { userId: '', userType: '', personName: '', bigDataField: nothing }

export function presentBigData(account: Account, language: Language, background: Background): BigDataField {
  return {
    ...nothing,
    ...background,
    type: String(account.userType),
    name: pick(account.name, language),
  }
}

/** The mobile as it is typed in: mainland numbers without their area code. */
export const formatPhone = (phone: string): string => phone.replace(/^\+86(?=1\d{10}$)/, '')

export function presentUser(account: Account, language: Language, background: Background): UserInfo {
  const personName = pick(account.name, language)
  return {
    userId: String(account.id),
    userName: formatPhone(account.phone) || formatEmail(account.email),
    userType: account.userType,
    nickName: account.nickName || personName,
    personName,
    avatar: account.headPic,
    headPic: account.headPic,
    mobile: formatPhone(account.phone),
    email: formatEmail(account.email),
    contactMobile: formatPhone(account.contactPhone),
    contactEmail: formatEmail(account.contactEmail),
    languageType: account.languageType,
    exhibitorId: account.exhibitorId,
    bigDataField: presentBigData(account, language, background),
  }
}
