import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaClock } from '#contract/core/china-time.ts'
import type { Scan } from '#src/features/commerce/check-in/gate/state.ts'
import styles from './lists.module.css'
import { toneOf } from './result-panel'

/** What was scanned in this window, the newest first. */
export function LastScans({ scans }: { scans: readonly Scan[] }) {
  const { t } = useTranslation('check-in')
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t('scans.title')}</h2>
      {scans.length === 0 ? <p className={styles.none}>{t('scans.none')}</p> : null}
      <ol className={styles.scans}>
        {scans.map(({ number, code, at, result, ticket, isOffline }) => (
          <li key={number} data-tone={toneOf(result)}>
            <strong>{t(`result.${result}`)}</strong>
            <span>{ticket?.holderName || ticket?.name || (code.split('.')[1] ?? code)}</span>
            <small>
              {chinaClock(new Date(at))}
              {isOffline ? ` · ${t('scans.offline')}` : null}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
