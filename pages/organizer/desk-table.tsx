import type { ReactNode } from 'react'
import styles from './desk-table.module.css'

export interface TableColumn {
  key: string
  label: string
}

export interface TableRow {
  id: number
  /** By the key of the column. */
  cells: Record<string, ReactNode>
}

interface DeskTableProps {
  /** Read to who cannot see the table. */
  caption: string
  /** The first one names the row. */
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
}

/** A table that becomes a card per row where the window is narrow. */
export function DeskTable({ caption, columns, rows }: DeskTableProps) {
  return (
    <table className={styles.table}>
      <caption className="yz-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {columns.map(({ key, label }, place) =>
              place === 0 ? (
                <th key={key} scope="row">
                  {cells[key]}
                </th>
              ) : (
                <td key={key} data-label={label}>
                  <div>{cells[key]}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same table before its rows are there. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className="yz-skeleton" />
      ))}
    </div>
  )
}

/** A phone with the e-mail below it. */
export function Contact({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      {phone || '—'}
      <small>{email || '—'}</small>
    </>
  )
}
