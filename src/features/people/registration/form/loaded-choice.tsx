import type { UseQueryResult } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/common/request/api-error.ts'
import styles from './form.module.css'

interface LoadedChoiceProps<Data> {
  query: UseQueryResult<Data>
  label: string
  children: (data: Data) => ReactNode
}

/** A choice with fetched options: its space is reserved, and a failure can be retried without losing the form. */
export function LoadedChoice<Data>({ query, label, children }: LoadedChoiceProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <FailedChoice query={query} label={label} />
  return <div className={`yz-skeleton ${styles.waiting}`} aria-label={label} role="img" />
}

/** Says that the options of a choice did not load, with a way to ask for them again. */
export function FailedChoice({ query, label }: { query: UseQueryResult; label: string }) {
  const { t } = useTranslation('registration')
  return (
    <Alert
      type="error"
      role="alert"
      className={styles.lost ?? ''}
      title={`${t('form.optionsLost', { label })} ${query.error instanceof ApiError ? query.error.message : ''}`}
      action={<Button onClick={() => void query.refetch()}>{t('form.retry')}</Button>}
    />
  )
}
