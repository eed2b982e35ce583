/** What a cell of a saved table holds. */
export type Cell = string | number

/** What a column says in a saved table: one value under its own heading, or several under theirs. */
export type Plain<Row> = ((row: Row) => Cell) | Readonly<Record<string, (row: Row) => Cell>>

export interface PlainColumn<Row> {
  title: string
  /** Absent: the column is drawn alone, as one of buttons is. */
  plain?: Plain<Row>
}

/** The heading and the rows, as they are written to a file. */
export function buildTable<Row>(columns: readonly PlainColumn<Row>[], rows: readonly Row[]): Cell[][] {
  const parts = columns.flatMap(({ title, plain = {} }) =>
    typeof plain === 'function' ? [[title, plain] as const] : Object.entries(plain),
  )
  return [parts.map(([title]) => title), ...rows.map((row) => parts.map(([, of]) => of(row)))]
}
