import { useTranslation } from 'react-i18next'
import type { BoothEvent } from '#contract/fair/booths/schemas.ts'
import { momentText } from '#src/common/work/moment.ts'
import { useBoothEvents } from './api'
import styles from './manage.module.css'

/** What was done to a booth, the latest first; nothing while it is loading or cannot be read. */
export function BoothHistory({ hallId, number }: { hallId: number; number: string }) {
  const { t, i18n } = useTranslation('booth-desk')
  const { data } = useBoothEvents(hallId, number)
  if (!data || data.length === 0) return null
  const textOf = ({ action, exhibitor }: BoothEvent) => t(`history.${action}`, { name: exhibitor })
  return (
    <details className={styles.history}>
      <summary>{t('history.title')}</summary>
      <ul>
        {data.map((event) => (
          <li key={event.id}>
            {textOf(event)}
            <small>{[momentText(event.at, i18n.language), event.by].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
