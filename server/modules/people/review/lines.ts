import type { CaseDetail } from '#contract/people/review/schemas.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'

type ComparedLine = CaseDetail['lines'][number]

/** A labelled line of a case, in both languages next to each other. */
export type CaseLine = Omit<ComparedLine, 'was'>

/** A line with text in both languages; empty where there is none. */
export const bilingualLine = (field: string, text: Bilingual | undefined): CaseLine => ({
  field,
  zh: text?.zh ?? '',
  en: text?.en ?? '',
})

/** A line that reads alike in both languages. */
export const plainLine = (field: string, text: string): CaseLine => ({ field, zh: text, en: text })

/** The lines beside what they were, if that is known; those that have gone stand last. */
export function compareLines(now: readonly CaseLine[], before: readonly CaseLine[] | undefined): ComparedLine[] {
  if (!before) return now.map((line) => ({ ...line, was: null }))
  const former = new Map(before.map(({ field, zh, en }) => [field, { zh, en }]))
  const standing = new Set(now.map(({ field }) => field))
  const gone = before.filter(({ field }) => !standing.has(field)).map(({ field }) => ({ field, zh: '', en: '' }))
  return [...now, ...gone].map((line) => {
    const was = former.get(line.field) ?? { zh: '', en: '' }
    return { ...line, was: was.zh === line.zh && was.en === line.en ? null : was }
  })
}
