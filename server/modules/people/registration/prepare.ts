import { checkBuyer, checkExhibitor, hallBreach, type Problem } from '#contract/people/registration/check.ts'
import { cardTypes } from '#contract/people/registration/options.ts'
import { intentionGroups, objectives } from '#contract/people/registration/purposes.ts'
import type { BuyerRegistration, ExhibitorRegistration } from '#contract/people/registration/records.ts'
import type { RegistrationKind } from '#contract/people/registration/schemas.ts'
import { normalizeEmail } from '#contract/core/contact/email.ts'
import { toE164 } from '#contract/core/rules.ts'
import { type RuleBreach, ruleText } from '#contract/core/rule-texts.ts'
import type { Language } from '#contract/core/language.ts'
import type * as z from 'zod/mini'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { findCountry } from '#server/modules/foundation/places/index.ts'
import { withoutNumber } from './card'
import { findShownCategory, findShownHall, findShownIndustries } from './registration.queries'
import type { FormToStore } from './stored-form'

type Buyer = z.output<typeof import('#contract/people/registration/records.ts').BuyerRegistration>
type Exhibitor = z.output<typeof import('#contract/people/registration/records.ts').ExhibitorRegistration>

/** A registration checked and taken apart into what the database keeps. */
export interface Prepared {
  kind: RegistrationKind
  clientKey: string
  amends: string | undefined
  /** The code of the pre-registration that it is made of. */
  preRegistration?: string | undefined
  code: string
  password: string
  /** Where the code went: to the phone in mainland China, else to the e-mail. */
  provedBy: 'phone' | 'email'
  phone: string
  email: string
  name: Bilingual
  socialCredit: string
  card: { cardType: number; number: string }
  /** Every text that others will read. */
  texts: string[]
  fileIds: string[]
  /** The name of who registers: of the first record. */
  person: string
  record: FormToStore
}

/** Throws FieldWrong with the first problem in the reader's language. */
function refuse(problems: (Problem | undefined)[], language: Language): void {
  const first = problems.find((one) => one !== undefined)
  if (first) throw fail('FieldWrong', { text: ruleText(first.breach, language), field: first.field })
}

const problem = (field: string, breach: RuleBreach | undefined): Problem | undefined =>
  breach ? { field, breach } : undefined

async function missingChoices(db: Db, { countryId, industryIds }: { countryId: number; industryIds: number[] }) {
  const known = await findShownIndustries(db, industryIds)
  return [
    problem('countryId', findCountry(countryId) ? undefined : 'country.empty'),
    problem('industryIds', known.length === new Set(industryIds).size ? undefined : 'choice.wrong'),
  ]
}

/** The name in both languages: of the second record, or of the one that was sent. */
function bothNames(
  list: { languageType: number; name: string; company?: string }[],
  of: 'name' | 'company',
): Bilingual {
  const text = (type: number) => list.find(({ languageType }) => languageType === type)?.[of]?.trim() ?? ''
  return { zh: text(1), en: text(2) }
}

const isChoice = (list: readonly { id: string }[], id: string) => list.some((choice) => choice.id === id)

function areIntentionsKnown(intention: { intentionType: string; name: string }[]): boolean {
  return intention.every(({ intentionType, name }) => {
    const group = intentionGroups.find(({ id }) => id === intentionType)
    return group !== undefined && isChoice(group.names, name)
  })
}

const unknownPurposes = (of: { objective: string[]; intention: { intentionType: string; name: string }[] }) => [
  problem('objective', of.objective.every((id) => isChoice(objectives, id)) ? undefined : 'choice.wrong'),
  problem('intention', areIntentionsKnown(of.intention) ? undefined : 'choice.wrong'),
]

/** Throws FieldWrong; see `checkBuyer`. */
export async function prepareBuyer(db: Db, input: Buyer, language: Language): Promise<Prepared> {
  const sent: BuyerRegistration = input
  const [first] = input.list
  refuse(checkBuyer(sent, language), language)
  if (!first) throw new Error('a checked registration has a record')
  refuse(
    [
      ...(await missingChoices(db, { countryId: first.countryId, industryIds: first.industry })),
      ...unknownPurposes(first),
    ],
    language,
  )
  const [phone, email] = [toE164(input.areaCode, first.phone), normalizeEmail(first.email)]
  const { code, clientKey, amends, preRegistration, agreed: _, list, ...rest } = input
  return {
    kind: 'buyer',
    clientKey,
    amends,
    preRegistration,
    code,
    password: first.passWord,
    provedBy: input.isCheckPhone === 1 ? 'phone' : 'email',
    phone,
    email,
    name: bothNames(list, 'name'),
    socialCredit: '',
    person: first.name,
    card: { cardType: first.identityType, number: first.identityNumber.trim().toUpperCase() },
    texts: list.flatMap((record) => [record.name, record.otherObjective]),
    fileIds: [],
    record: { ...rest, list: list.map(({ passWord: _a, againPassWord: _b, ...record }) => withoutNumber(record)) },
  }
}

/** Throws FieldWrong; see `checkExhibitor` and `hallBreach`. */
export async function prepareExhibitor(db: Db, input: Exhibitor, language: Language): Promise<Prepared> {
  const sent: ExhibitorRegistration = input
  const [first] = input.multiLanguageVOList
  refuse(checkExhibitor(sent, language), language)
  if (!first) throw new Error('a checked registration has a record')
  const [hall, category] = [await findShownHall(db, input.hallId), await findShownCategory(db, first.typeId)]
  refuse(
    [
      ...(await missingChoices(db, { countryId: first.countryId, industryIds: input.industryIds })),
      problem('hallId', hallBreach(first.countryId, hall)),
      problem('typeId', category ? undefined : 'category.empty'),
      ...unknownPurposes(input),
      problem('cardType', cardTypes.some(({ cardType }) => cardType === first.cardType) ? undefined : 'idNumber.type'),
    ],
    language,
  )
  const [phone, email] = [toE164(input.areaCode, input.phone), normalizeEmail(input.email)]
  const { code, clientKey, amends, agreed: _, password, againPassWord: _b, multiLanguageVOList, ...rest } = input
  const isCompany = input.joinType === 0
  const named = isCompany ? 'company' : 'name'
  return {
    kind: isCompany ? 'exhibitorCompany' : 'exhibitorIndividual',
    clientKey,
    amends,
    code,
    password,
    provedBy: input.isCheckPhone === 1 ? 'phone' : 'email',
    phone,
    email,
    name: bothNames(multiLanguageVOList, named),
    socialCredit: isCompany ? first.socialCredit.trim().toUpperCase() : '',
    person: first.name,
    card: { cardType: first.cardType, number: first.idCard.trim().toUpperCase() },
    texts: [
      ...multiLanguageVOList.flatMap(({ name, company, contactName }) => [name, company, contactName]),
      input.otherObjective,
    ],
    fileIds: [...input.exhibitsPicture, ...input.qualificationCertificate, ...input.identification],
    record: {
      ...rest,
      multiLanguageVOList: multiLanguageVOList.map(({ password: _p, ...record }) => withoutNumber(record)),
    },
  }
}
