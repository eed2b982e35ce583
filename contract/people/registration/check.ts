import { OTHER } from './options'
import type { BuyerRegistration, ExhibitorRegistration } from './records'
import type { Language } from '#contract/core/language.ts'
import { isChinaAreaCode } from '#contract/core/rules.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import * as contacts from '#contract/core/contact/contact-rules.ts'
import * as logins from '#contract/people/session/rules.ts'
import * as rules from './rules'
import { MAINLAND } from '#contract/core/rules.ts'

/** ISO 3166 numeric codes. */
const GREATER_CHINA: ReadonlySet<number> = new Set([MAINLAND, 344, 446, 158])

/**
 * Which halls a country may choose (spec: access §2.3): mainland China all but the overseas one; Hong Kong, Macao and
 * Taiwan any; every other the overseas one alone.
 */
export function hallChoice(countryId: number): 'domestic' | 'any' | 'overseas' {
  if (countryId === MAINLAND) return 'domestic'
  return GREATER_CHINA.has(countryId) ? 'any' : 'overseas'
}

export function hallBreach(countryId: number, hall: { overseas: boolean } | undefined): RuleBreach | undefined {
  if (!hall) return 'hall.empty'
  const choice = hallChoice(countryId)
  if (choice === 'domestic' && hall.overseas) return 'hall.notOverseas'
  return choice === 'overseas' && !hall.overseas ? 'hall.overseasOnly' : undefined
}

export interface Problem {
  /** The field of the form. */
  field: string
  breach: RuleBreach
}

function collect(checks: Record<string, RuleBreach | undefined>): Problem[] {
  return Object.entries(checks).flatMap(([field, breach]) => (breach ? [{ field, breach }] : []))
}

/** Province and city are chosen where the list has them: in mainland China. */
function placeChecks({
  countryId,
  areaName = '',
  cityName = '',
}: {
  countryId: number
  areaName?: string | undefined
  cityName?: string | undefined
}) {
  const isMainland = countryId === MAINLAND
  return {
    countryId: countryId > 0 ? undefined : ('country.empty' as const),
    areaName: isMainland && areaName === '' ? ('area.empty' as const) : undefined,
    cityName: isMainland && cityName === '' ? ('city.empty' as const) : undefined,
  }
}

interface Contact {
  areaCode?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  password?: string | undefined
  againPassword?: string | undefined
  code: string
}

/** An amended registration keeps its password unless a new one is typed. */
function contactChecks(
  { areaCode = '', phone = '', email = '', password = '', againPassword = '', code }: Contact,
  amends: boolean,
) {
  const keepsPassword = amends && password === '' && againPassword === ''
  return {
    phone: contacts.phone(areaCode, phone),
    code: amends && code === '' ? undefined : logins.code(code),
    email: contacts.email(email),
    password: keepsPassword ? undefined : logins.newPassword(password),
    againPassword: keepsPassword ? undefined : logins.confirmPassword(againPassword, password),
  }
}

interface Named {
  languageType: string | number
  name?: string | undefined
  company?: string | undefined
  contactName?: string | undefined
}

/**
 * A name in both records: that of the form's language under its own field, the other one under `…Other`. An English name
 * that stands for the Chinese one too is judged as what it is.
 */
function nameChecks(
  records: readonly Named[],
  field: 'name' | 'company' | 'contactName',
  rule: (value: string, record: 'zh' | 'en') => RuleBreach | undefined,
  language: Language,
) {
  const textIn = (languageType: number) =>
    records.find((record) => Number(record.languageType) === languageType)?.[field] ?? ''
  const [zh, en] = [textIn(1), textIn(2)]
  const chinese = zh !== '' && zh === en ? undefined : rule(zh, 'zh')
  const english = en === '' ? undefined : rule(en, 'en')
  return language === 'zh-CN' || en === ''
    ? { [field]: chinese, [`${field}Other`]: english }
    : { [field]: english, [`${field}Other`]: chinese }
}

/** What is wrong with a buyer's registration, field by field in the order of the form (spec: access §5). */
export function checkBuyer(sent: BuyerRegistration, language: Language): Problem[] {
  const [record] = sent.list
  if (!record) return [{ field: 'name', breach: 'name.empty' }]
  const { objective, intention } = record
  return collect({
    ...placeChecks({ ...record, countryId: Number(record.countryId) }),
    ...nameChecks(sent.list, 'name', contacts.name, language),
    identityNumber: rules.idNumber(Number(record.identityType), record.identityNumber),
    ...contactChecks(
      { ...sent, ...record, password: record.passWord, againPassword: record.againPassWord },
      sent.amends !== undefined,
    ),
    industryIds: rules.industries(record.industry),
    objective: rules.objectives(objective),
    otherObjective: rules.otherObjective(record.otherObjective ?? '', objective.includes(OTHER)),
    intention: rules.intentions(intention),
    isCheckPhone: isVerified(sent) ? undefined : 'phone.code',
  })
}

/** Mainland numbers are verified by SMS, others by e-mail (spec: access §5). */
function isVerified({
  areaCode = '',
  isCheckPhone,
}: {
  areaCode?: string | undefined
  isCheckPhone: string | number
}): boolean {
  return (Number(isCheckPhone) === 1) === isChinaAreaCode(areaCode)
}

/** What is wrong with an exhibitor's registration; the hall is judged by `hallBreach`. */
export function checkExhibitor(sent: ExhibitorRegistration, language: Language): Problem[] {
  const records = sent.multiLanguageVOList
  const [record] = records
  if (!record) return [{ field: 'name', breach: 'name.empty' }]
  const isCompany = Number(sent.joinType) === 0
  const isLongTerm = Number(sent.deadlineType) === 1
  return collect({
    ...placeChecks({ ...record, countryId: Number(record.countryId) }),
    ...(isCompany ? nameChecks(records, 'company', contacts.company, language) : {}),
    socialCredit: isCompany ? rules.socialCredit(record.socialCredit ?? '') : undefined,
    validity: isCompany ? rules.validity({ start: sent.startDeadline, end: sent.endDeadline, isLongTerm }) : undefined,
    ...nameChecks(records, 'name', contacts.name, language),
    idCard: rules.idNumber(Number(record.cardType), record.idCard),
    industryIds: rules.industries(sent.industryIds),
    ...contactChecks({ ...sent, againPassword: sent.againPassWord }, sent.amends !== undefined),
    ...nameChecks(records, 'contactName', contacts.contact, language),
    contactPhone: contacts.contactPhone(sent.contactPhone ?? ''),
    contactEmail: contacts.contactEmail(sent.contactEmail ?? ''),
    otherObjective: rules.otherObjective(sent.otherObjective ?? '', sent.objective?.includes(OTHER) ?? false),
    exhibitsPicture: rules.exhibitPictures(sent.exhibitsPicture ?? []),
    qualificationCertificate: isCompany ? rules.attachments(sent.qualificationCertificate ?? []) : undefined,
    identification: isCompany ? undefined : rules.attachments(sent.identification ?? []),
    isCheckPhone: isVerified(sent) ? undefined : 'phone.code',
  })
}
