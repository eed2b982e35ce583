import type { CaseDetail } from '../../../contract/review/schemas'
import type { Bilingual } from '../../platform/db/bilingual'

/** A labelled line of a case, in both languages beside each other. */
export type CaseLine = CaseDetail['lines'][number]

/** A line whose text has both languages; empty where there is none. */
export const bilingualLine = (field: string, text: Bilingual | undefined): CaseLine => ({
  field,
  zh: text?.zh ?? '',
  en: text?.en ?? '',
})

/** A line that reads alike in both languages. */
export const plainLine = (field: string, text: string): CaseLine => ({ field, zh: text, en: text })
