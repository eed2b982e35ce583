import { useTranslation } from 'react-i18next'
import type { CaseDetail } from '#contract/people/review/schemas.ts'
import styles from './case.module.css'
import { momentText } from '#src/common/work/moment.ts'

/** Who did what and why, the last first. */
export function CaseHistory({ events }: { events: CaseDetail['history'] }) {
  const { t, i18n } = useTranslation('organizer')
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('case.history')}</h2>
      {events.length === 0 ? <p className={styles.none}>{t('case.noHistory')}</p> : null}
      <ol className={styles.history} reversed>
        {events.toReversed().map(({ action, by, at, reason }) => (
          <li key={`${at} ${action}`}>
            <strong>{t(`event.${action}`)}</strong>
            <small>{`${by} · ${momentText(at, i18n.language)}`}</small>
            {reason ? <q>{reason}</q> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
