import { type BusinessError, CODE_MODULUS, errors } from '../../../../contract/errors'
import type { Language } from '../../../../contract/shapes'
import type { ApiError } from '../../../common/request/api-error'
import type { FieldName, FormValues } from './form-values'

export type RefusalName = keyof typeof errors

/** The text before, between and after the parameters of a message. */
function partsOf(template: string): RegExp {
  const escaped = template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\\\{\w+\\\}/g, '(.*)')}$`)
}

/** What the message says of a refusal, as the catalogue words it: its parameters; undefined when it is another's. */
function parametersOf({ zh, en }: BusinessError, message: string): string[] | undefined {
  const found = partsOf(zh).exec(message) ?? partsOf(en).exec(message)
  return found ? found.slice(1) : undefined
}

export interface Refusal {
  name: RefusalName
  /** Sensitive words, or whatever else stands in the message. */
  details: string[]
}

/** The refusal of the catalogue that the server meant; several share the business code 3. */
export function refusalOf({ code, message }: Pick<ApiError, 'code' | 'message'>): Refusal | undefined {
  for (const [name, error] of Object.entries(errors)) {
    if (code === 0 || error.code % CODE_MODULUS !== code) continue
    const details = parametersOf(error, message)
    // oxlint-disable-next-line no-unsafe-type-assertion -- the keys of `errors`
    if (details) return { name: name as RefusalName, details }
  }
  return undefined
}

/** The refusal in the reader's language, whichever it came in. */
export function refusalText({ name, details }: Refusal, language: Language): string {
  const template = errors[name][language === 'en-US' ? 'en' : 'zh']
  let at = 0
  return template.replace(/\{\w+\}/g, () => details[at++] ?? '')
}

const fields: Partial<Record<RefusalName, FieldName>> = {
  PhoneTaken: 'phone',
  EmailTaken: 'email',
  MobileRequired: 'phone',
  MailboxNotFound: 'email',
  CreditCodeTaken: 'socialCredit',
  IdNumberTaken: 'idNumber',
  IdentityFailed: 'idNumber',
  CodeWrong: 'code',
  CodeTriesUsed: 'code',
  FileNotFound: 'exhibitsPicture',
}

const texts = [
  'company',
  'companyOther',
  'name',
  'nameOther',
  'contactName',
  'contactNameOther',
  'otherObjective',
] as const

/** The field that a refusal speaks of (spec: access §8); undefined: it is said in an alert. */
export function fieldOf({ name, details }: Refusal, values: FormValues): FieldName | undefined {
  if (name !== 'TextUnsafe') return fields[name]
  const words = (details[0] ?? '').split('、').filter(Boolean)
  return texts.find((field) => words.some((word) => values[field].toLowerCase().includes(word.toLowerCase())))
}

/** Whether it says that there is an account already, so that logging in is offered. */
export const isTaken = (type: string | undefined): boolean =>
  type !== undefined && /^refusal\.(Phone|Email|CreditCode|IdNumber)Taken$/.test(type)
