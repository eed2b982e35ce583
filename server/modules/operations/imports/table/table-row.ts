export interface TableRow {
  /** Of the file; the first is 1. */
  line: number
  cells: string[]
  /** The places of formulas without a stored result. */
  withoutResult: readonly number[]
}
