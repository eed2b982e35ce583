import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { SourceRow } from './source'
import type { Refused } from './report'

/** Reads one row's cells and gathers what is wrong with them. */
export class Cells {
  readonly refused: Refused[] = []
  readonly #row: SourceRow
  readonly #language: 'zh' | 'en'

  constructor(row: SourceRow, language: 'zh' | 'en') {
    this.#row = row
    this.#language = language
  }

  /** The trimmed text of the columns, put after each other; `most` characters, required by default. */
  text(columns: string | string[] | undefined, most: number, required = false): string {
    const named = [columns ?? []].flat()
    const value = named
      .map((column) => this.#row.cells[column]?.trim() ?? '')
      .filter(Boolean)
      .join('; ')
    const column = named.join(' + ')
    if (required && value === '') this.#refuse(column, 'empty')
    if (value.length > most) this.#refuse(column, 'tooLong', { max: most })
    // oxlint-disable-next-line no-control-regex -- exactly these are refused: PostgreSQL cannot keep NUL, no page shows the rest
    if (/[\0-\x08\x0b\x0c\x0e-\x1f]/.test(value)) this.#refuse(column, 'control')
    return value
  }

  bilingual(columns: string | string[] | undefined, most: number, required = false): Bilingual {
    return { zh: '', en: '', [this.#language]: this.text(columns, most, required) }
  }

  /** An amount in CNY, or null. */
  amount(column: string | undefined): number | null {
    const value = this.text(column, 20).replace(/[,¥￥\s]/g, '')
    if (value === '') return null
    if (/^\d{1,9}(\.\d{1,2})?$/.test(value)) return Number(value)
    this.#refuse(column ?? '', 'notAmount')
    return null
  }

  /** The address of a picture on this site: no foreign host is shown. */
  picture(column: string | undefined): string {
    const value = this.text(column, 500)
    if (value !== '' && !/^\/(?![/\\])/.test(value)) this.#refuse(column ?? '', 'notLocal')
    return value
  }

  #refuse(column: string, text: Refused['text'], parameters: Refused['parameters'] = {}): void {
    this.refused.push({ line: this.#row.line, column, text, parameters })
  }
}
