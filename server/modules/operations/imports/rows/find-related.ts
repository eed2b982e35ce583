import { importFields } from '#contract/operations/imports/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Subject } from '../subjects/subject'
import { type WordsName, reasonOf } from '../words'
import type { ReadRow } from './read-row'
import { findKeyed } from '../rows.queries'

type Found = number | Extract<WordsName, 'noObject' | 'manyObjects' | 'noRecord'>

/** `#12`: the object of this number. */
export const parseNumber = (key: string): number | undefined => {
  const [, digits] = /^#(\d{1,9})$/.exec(key) ?? []
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits)
}

/** Finds what rows refer to, by number, import key or name; what was found once is not looked for again. */
export class RelatedFinder {
  readonly #subject: Subject
  readonly #known = new Map<string, Map<string, Found>>()

  constructor(subject: Subject) {
    this.#subject = subject
  }

  #to(field: string): string {
    const of = importFields(this.#subject.kind)[field]
    return of && (of.type === 'relation' || of.type === 'relations') ? of.to : ''
  }

  async #look(db: Db, to: string, requested: string[]): Promise<void> {
    const known = this.#known.get(to) ?? new Map<string, Found>()
    this.#known.set(to, known)
    const names = [...new Set(requested)].filter((name) => !known.has(name))
    if (names.length === 0) return
    const keyed = await findKeyed(db, to, names)
    const numbers = names.flatMap((name) => parseNumber(name) ?? [])
    const present = new Set(await this.#subject.present(db, to, [...numbers, ...keyed.values()]))
    const called = await this.#subject.find(db, to, names)
    for (const name of names) {
      const byKey = keyed.get(name)
      const number = parseNumber(name)
      const byName = called.get(name) ?? []
      if (byKey !== undefined && present.has(byKey)) known.set(name, byKey)
      else if (number !== undefined) known.set(name, present.has(number) ? number : 'noRecord')
      else known.set(name, byName.length > 1 ? 'manyObjects' : (byName[0] ?? 'noObject'))
    }
  }

  /** Puts the numbers of what rows name into what they give, or says why there are none. */
  async resolve(db: Db, rows: readonly ReadRow[]): Promise<void> {
    const requested = new Map<string, string[]>()
    for (const { names } of rows) {
      for (const one of names) {
        const to = this.#to(one.column.field)
        requested.set(to, [...(requested.get(to) ?? []), ...one.names])
      }
    }
    for (const [to, names] of requested) await this.#look(db, to, names)
    for (const row of rows) {
      for (const { column, names } of row.names) {
        const known = this.#known.get(this.#to(column.field))
        const found = names.map((name) => ({ name, found: known?.get(name) ?? ('noObject' as const) }))
        const ids: number[] = []
        for (const { name, found: one } of found) {
          if (typeof one === 'number') ids.push(one)
          else row.reasons.push(reasonOf(column.path, one, { name: name.slice(0, 60) }))
        }
        if (ids.length === found.length)
          row.given[column.field] = column.type === 'relation' ? (ids[0] ?? null) : [...new Set(ids)]
      }
    }
  }
}
