import {
  email as checkEmail,
  ENGLISH_NAME_MAX,
  localPhone,
  phone as checkPhone,
} from '#contract/core/contact/contact-rules.ts'
import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { TERMS_INTRO_MAX, TERMS_TITLE_MAX } from './limits'
import { CODE_PARAMETER } from './parameter'
import { preRegistrationRuleTexts } from './rule-texts'

addRuleTexts(preRegistrationRuleTexts)

/** What somebody comes for: those of registration that need no words of their own. */
export const visitPurposes = ['items', 'resources', 'partner', 'purchase', 'information', 'nextTime'] as const
export type VisitPurpose = (typeof visitPurposes)[number]

/** What the organizer console filters by. */
export const preRegistrationFilters = ['came', 'notCame', 'registered', 'notRegistered'] as const

/** The page that makes a registration of a pre-registration, below the fair's address: what its QR and its mail lead to. */
export const registrationPath = (code: string): string =>
  `login.html#/register?joinType=Buyer&${CODE_PARAMETER}=${code}`

export interface PreRegistrationForm {
  name: string
  company: string
  /** 0: none was chosen. */
  countryId: number
  areaCode: string
  mobile: string
  email: string
  purposes: readonly string[]
}

const isLong = (value: string, max: number): boolean => countCharacters(value.trim()) > max

/** What is wrong with a form, by field: one of mobile and e-mail is needed. */
export function checkPreRegistration(form: PreRegistrationForm): Record<string, RuleBreach | undefined> {
  const { name, company, countryId, areaCode, purposes } = form
  const [mobile, email] = [form.mobile.trim(), form.email.trim()]
  const isReached = mobile !== '' || email !== ''
  const ofName = name.trim() === '' ? 'name.empty' : undefined
  const ofCompany = company.trim() === '' ? 'company.empty' : undefined
  return {
    name: ofName ?? (isLong(name, ENGLISH_NAME_MAX) ? 'name.long.en' : undefined),
    company: ofCompany ?? (isLong(company, ENGLISH_NAME_MAX) ? 'company.long.en' : undefined),
    countryId: countryId > 0 ? undefined : 'preRegistration.country',
    mobile: isReached
      ? mobile === ''
        ? undefined
        : checkPhone(areaCode, localPhone(areaCode, mobile))
      : 'preRegistration.contact',
    email: email === '' ? undefined : checkEmail(email),
    purposes: purposes.length > 0 ? undefined : 'preRegistration.purposes',
  }
}

interface Both {
  zh: string
  en: string
}
const isBothLong = ({ zh, en }: Both, max: number): boolean => isLong(zh, max) || isLong(en, max)

/** What is wrong with the organizer's words, by field; without any the fair's own are there. */
export const checkTerms = ({ title, intro }: { title: Both; intro: Both }): Record<string, RuleBreach | undefined> => ({
  title: isBothLong(title, TERMS_TITLE_MAX) ? 'preRegistrationTitle.long' : undefined,
  intro: isBothLong(intro, TERMS_INTRO_MAX) ? 'preRegistrationIntro.long' : undefined,
})
