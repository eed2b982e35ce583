import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kept } from '#contract/operations/privacy/schemas.ts'
import styles from './leave-dialog.module.css'

/** What is kept of the reader, kind by kind, with how much it is and why it stays. */
export function StoredDataList({ title, list, none }: { title: string; list: readonly Kept[]; none: string }) {
  const { t } = useTranslation('privacy')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className={styles.heading}>
        {title}
      </h4>
      {list.length === 0 ? <p className={styles.text}>{none}</p> : null}
      <ul className={styles.kept}>
        {list.map(({ kind, what, rows, why }) => (
          <li key={`${kind} ${why}`}>
            <span>
              {what}
              {why === '' ? null : <small>{why}</small>}
            </span>
            <span className={styles.count}>{t('rows', { count: rows })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
