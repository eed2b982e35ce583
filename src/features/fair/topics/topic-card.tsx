import type { TopicCard as Topic } from '#contract/fair/topics/schemas.ts'
import { topicAddress } from '#src/common/app/addresses.ts'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import styles from './topic-card.module.css'

/** Topics side by side, each a picture with its words below. */
export function TopicGrid({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className={styles.grid}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <TopicCard topic={topic} />
        </li>
      ))}
    </ul>
  )
}

function TopicCard({ topic: { id, title, lead, coverUrl, fallbackFields } }: { topic: Topic }) {
  const languageOf = useTextLanguage(fallbackFields)
  return (
    <a className={styles.card} href={topicAddress(id)}>
      <Cover src={coverUrl} title={title} ratio={18 / 7} />
      <h3 lang={languageOf('title')}>{title}</h3>
      <p lang={languageOf('lead')}>{lead}</p>
    </a>
  )
}
