import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MissingOptions } from '#src/common/work/form/missing-options.tsx'
import styles from './form.module.css'

interface LoadedChoiceProps<Data> {
  query: UseQueryResult<Data>
  label: string
  children: (data: Data) => ReactNode
}

/** A choice with fetched options: its space is reserved, and a failure can be retried without losing the form. */
export function LoadedChoice<Data>({ query, label, children }: LoadedChoiceProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <FailedChoice query={query} label={label} />
  return <div className={`yz-skeleton ${styles.waiting}`} aria-label={label} role="img" />
}

/** Says that the options of a choice did not load, with a way to ask for them again. */
export function FailedChoice({ query, label }: { query: UseQueryResult; label: string }) {
  const { t } = useTranslation('registration')
  return <MissingOptions query={query} text={t('form.optionsLost', { label })} />
}
