import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssistantKind } from '#contract/operations/assistant/schemas.ts'
import styles from './chat.module.css'
import { getConversation } from './conversation'

const suggestions = ['suggest.refund', 'suggest.tomorrow', 'suggest.open', 'suggest.ceramics'] as const

/** The kind of assistant; null while it is unknown. */
function useKind(): AssistantKind | null | undefined {
  const [kind, setKind] = useState<AssistantKind | null>()
  useEffect(() => {
    let shown = true
    const tell = (notified: AssistantKind | null) => shown && setKind(notified)
    // A failure is shown when a question meets it, with a way to try again.
    getConversation().then(
      (conversation) => tell(conversation.kind),
      () => tell(null),
    )
    return () => {
      shown = false
    }
  }, [])
  return kind
}

/** The opening of a conversation: an introduction, and sample questions. */
export function Greeting({ ask }: { ask: (question: string) => void }) {
  const { t } = useTranslation('assistant')
  const kind = useKind()
  return (
    <section className={styles.greeting}>
      <h2>{t('greeting.title')}</h2>
      <p className={styles.what} data-known={kind !== undefined}>
        {kind === 'model' ? t('greeting.model') : kind === null ? t('greeting.unknown') : t('greeting.search')}
      </p>
      <h3>{t('suggest.title')}</h3>
      <ul>
        {suggestions.map((key) => (
          <li key={key}>
            <button type="button" onClick={() => ask(t(key))}>
              {t(key)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
