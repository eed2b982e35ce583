import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { contactEmail, contactPhone } from '#contract/core/contact/contact-rules.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { tradeRuleTexts } from '#contract/trade/demands/rule-texts.ts'
import { CARD_CODE_LENGTH, CARD_COMPANY_MAX, CARD_NAME_MAX } from './limits'

addRuleTexts(tradeRuleTexts)

/** What a card can give, each by a box of its own. */
export const cardFields = ['name', 'company', 'mail', 'phone'] as const
export type CardField = (typeof cardFields)[number]
export type CardWords = Record<CardField, string>

/**
 * A meeting at a booth: `asked` the code was scanned and waits for confirmation, `given` with it, `refused`, `over` nobody
 * answered in time, `takenBack` what was given was.
 */
export const meetingStates = ['asked', 'given', 'refused', 'takenBack'] as const
export type StoredMeetingState = (typeof meetingStates)[number]
export const shownMeetingStates = [...meetingStates, 'over'] as const
export type MeetingState = (typeof shownMeetingStates)[number]

/** Signs that nobody mistakes for each other, read aloud or from a screen. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE = new RegExp(`^[${CODE_SIGNS}]{${CARD_CODE_LENGTH}}$`)

/**
 * The code in what was typed or scanned: alone, in small letters or in groups, or in the address that a QR code holds.
 * Undefined: there is none.
 */
export function findCardCode(text: string): string | undefined {
  const inAddress = /[?&]card=([^&#\s]+)/.exec(text)?.[1]
  const code = (inAddress ?? text).replace(/[\s-]/g, '').toUpperCase()
  return CODE.test(code) ? code : undefined
}

/** In two groups, as it is read aloud. */
export const groupCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

export const checkCard = ({ name, company, mail, phone }: CardWords): Record<string, RuleBreach | undefined> => ({
  name: name.trim() === '' ? 'name.empty' : countCharacters(name) > CARD_NAME_MAX ? 'name.long.en' : undefined,
  company: countCharacters(company) > CARD_COMPANY_MAX ? 'cardCompany.long' : undefined,
  mail: contactEmail(mail),
  phone: contactPhone(phone),
})

export const checkCode = ({ code }: { code: string }): Record<string, RuleBreach | undefined> => ({
  code: findCardCode(code) === undefined ? 'cardCode.wrong' : undefined,
})
