import type { DayOrder } from '#contract/operations/imports/rules.ts'

/** `11/28/2026`, `28.11.2026`, with a time or without. */
const NUMERIC = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}(?!\d)/

/** Gathers from all cells of a file whether month or day comes first in its dates. */
export class DayOrderFinder {
  #monthFirst = false
  #dayFirst = false
  #both = false

  read(cell: string): void {
    const [, first = '', second = ''] = NUMERIC.exec(cell) ?? []
    if (first === '') return
    const [one, other] = [Number(first), Number(second)]
    if (one > 12 && other <= 12) this.#dayFirst = true
    else if (other > 12 && one <= 12) this.#monthFirst = true
    // The 3rd of March is the same in either order.
    else if (one !== other) this.#both = true
  }

  /** null: the file does not show it; `needsChoice` where it has dates that can be read both ways. */
  get found(): { dayOrder: DayOrder | null; needsChoice: boolean } {
    const isMixed = this.#monthFirst && this.#dayFirst
    if (isMixed) return { dayOrder: null, needsChoice: this.#both }
    if (this.#monthFirst) return { dayOrder: 'monthFirst', needsChoice: false }
    if (this.#dayFirst) return { dayOrder: 'dayFirst', needsChoice: false }
    return { dayOrder: null, needsChoice: this.#both }
  }
}
