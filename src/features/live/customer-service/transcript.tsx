import { useTranslation } from 'react-i18next'
import type { Turn } from './cards/card-content'
import styles from './cards/cards.module.css'

/** What was shown to the assistant, folded. */
export function Transcript({ turns, title }: { turns: readonly Turn[]; title: string }) {
  const { t } = useTranslation('conversations')
  return (
    <details className={styles.transcript}>
      <summary>
        <strong>{title}</strong>
        <small>{t('handOver.count', { count: turns.length })}</small>
      </summary>
      <ol>
        {turns.map(({ role, text }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- turns do not change
          <li key={i} data-role={role}>
            <small>{t(`handOver.${role}`)}</small>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
