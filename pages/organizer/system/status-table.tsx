import type { ReactNode } from 'react'
import styles from './system.module.css'

export interface StatusColumn<Row> {
  key: string
  title: string
  render: (row: Row) => ReactNode
}

interface StatusTableProps<Row> {
  id: string
  title: string
  /** The first one names the row. */
  columns: readonly StatusColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Shown where there are no rows. */
  empty: string
}

/** A short table that is read as a whole; a card per row where the window is narrow. */
export function StatusTable<Row>({ id, title, columns, rows, keyOf, empty }: StatusTableProps<Row>) {
  const [name, ...others] = columns
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? <p className={styles.none}>{empty}</p> : null}
      {rows.length > 0 ? (
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map(({ key, title: heading }) => (
                <th key={key} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                <th scope="row">{name?.render(row)}</th>
                {others.map(({ key, title: heading, render }) => (
                  <td key={key} data-label={heading}>
                    <div>{render(row)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}
