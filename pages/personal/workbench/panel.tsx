import type { UseQueryResult } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#src/common/request/error-message.ts'
import { LinkButton } from '#src/common/work/link-button.tsx'
import styles from './workbench.module.css'

interface PanelProps<Data, Row> {
  /** What a tour calls it. */
  name: string
  title: string
  query: UseQueryResult<Data>
  rows: (data: Data) => readonly Row[]
  /** How many there are in all, where the rows are only the first. */
  count?: (data: Data) => number
  keyOf: (one: Row) => string | number
  /** What is said where nothing waits. */
  empty: string
  /** The way to all of it. */
  all: { to: string; text: string }
  /** A row. */
  children: (one: Row) => ReactNode
}

/** One kind of what waits: the first few, or that there is nothing. */
export function Panel<Data, Row>(props: PanelProps<Data, Row>) {
  const { name, title, query, rows, count, keyOf, empty, all, children } = props
  const { t } = useTranslation()
  const id = useId()
  const shown = query.data === undefined ? [] : rows(query.data)
  const total = query.data === undefined ? 0 : (count?.(query.data) ?? shown.length)
  return (
    <section className={styles.panel} data-tour={name} aria-labelledby={id} aria-busy={query.isPending}>
      <header>
        <h3 id={id}>
          {title}
          {total > 0 ? <span className={styles.count}>{total}</span> : null}
        </h3>
        <LinkButton type="link" className={styles.all ?? ''} to={all.to}>
          {all.text}
        </LinkButton>
      </header>
      {query.data !== undefined ? (
        shown.length === 0 ? (
          <p className={styles.empty}>{empty}</p>
        ) : (
          <ul>
            {shown.map((one) => (
              <li key={keyOf(one)}>{children(one)}</li>
            ))}
          </ul>
        )
      ) : query.error ? (
        <Alert
          type="error"
          title={errorMessage(query.error)}
          action={<Button onClick={() => void query.refetch()}>{t('state.retry')}</Button>}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      )}
    </section>
  )
}
