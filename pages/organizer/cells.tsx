import { useTranslation } from 'react-i18next'
import type { Plain } from '../../src/common/work/export/plain-table'
import styles from './cells.module.css'

interface Reached {
  phone: string
  email: string
}

/** A table before its rows are there. */
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
export function Contact({ phone, email }: Reached) {
  return (
    <>
      {phone || '—'}
      <small>{email || '—'}</small>
    </>
  )
}

/** The same in a saved table, as the list shows it. */
export function usePlainContact(): Plain<Reached> {
  const { t } = useTranslation('organizer')
  return {
    [t('field.phone')]: ({ phone }) => phone,
    [t('field.email')]: ({ email }) => email,
  }
}
