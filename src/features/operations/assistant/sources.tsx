import { useTranslation } from 'react-i18next'
import type { AssistantSource } from '#contract/operations/assistant/schemas.ts'
import { isOwnPage } from './answer-text'
import styles from './message.module.css'

/** What an answer rests on, each a link to its page in a new window. */
export function Sources({ sources }: { sources: readonly AssistantSource[] }) {
  const { t } = useTranslation('assistant')
  const shown = sources.filter(({ url }) => isOwnPage(url))
  if (shown.length === 0) return null
  return (
    <div className={styles.sources}>
      <h2>{t('source.title')}</h2>
      <ol>
        {shown.map(({ n, type, title, url }) => (
          <li key={n} value={n}>
            <a href={url} target="_blank" rel="noreferrer">
              <span className={styles.type}>{t(`source.${type}`)}</span>
              {title}
              <span className="yz-visually-hidden">{t('source.newWindow')}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}
