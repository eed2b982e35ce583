import i18next from 'i18next'
import type { ErrorName } from '#contract/core/refusals.ts'
import { ApiError, isRefusal } from '#src/common/request/api-error.ts'
import type { FieldName, FormValues } from './form-values'

/** A refusal of a value by the server, or by the same check in the page. */
export interface Refusal {
  error: ErrorName
  /** The sensitive ones of a text. */
  words: readonly string[]
  /** The server's message; empty where a check of a single field found it. */
  message: string
}

/** What a check of a single field found. */
export const refusal = (error: FieldRefusal, words: readonly string[] = []): Refusal => ({ error, words, message: '' })

/** The refusal of the server; undefined for whatever else may fail. */
export function parseRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiError) || !error.data) return undefined
  const words = isRefusal(error, 'TextUnsafe') && Array.isArray(error.data.words) ? error.data.words.map(String) : []
  return { error: error.data.error, words, message: error.message }
}

const fields = {
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
} as const satisfies Partial<Record<ErrorName, FieldName>>
type FieldRefusal = keyof typeof fields | 'TextUnsafe'

const hasField = (error: ErrorName): error is keyof typeof fields => error in fields
const hasText = (error: ErrorName): error is FieldRefusal => hasField(error) || error === 'TextUnsafe'

/** The refusal in a language, whichever it came in; what speaks of no field is shown in the server's words. */
export function refusalText({ error, words, message }: Refusal, lng: string): string {
  if (!hasText(error)) return message
  return i18next.t(`registration:refusal.${error}`, { lng, words: words.join(lng === 'en-US' ? ', ' : '、') })
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

/** The field that a refusal speaks of (spec: access §8); undefined: it is reported in an alert. */
export function findRefusedField({ error, words }: Refusal, values: FormValues): FieldName | undefined {
  if (error !== 'TextUnsafe') return hasField(error) ? fields[error] : undefined
  return texts.find((field) => words.some((word) => values[field].toLowerCase().includes(word.toLowerCase())))
}

/** Whether it says that there is an account already, so that logging in is offered. */
export const isTaken = (error: ErrorName): boolean => /^(Phone|Email|CreditCode|IdNumber)Taken$/.test(error)
