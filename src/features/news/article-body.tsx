import type { Article } from '../../../contract/news/schemas'
import styles from './article-body.module.css'

const tags = { paragraph: 'p', heading: 'h2', quote: 'blockquote' } as const

/** The pieces of an article; plain text, so nothing in it can run. */
export function ArticleBody({ body, lang }: { body: Article['body']; lang: string | undefined }) {
  return (
    <div className={styles.body} lang={lang}>
      {body.map(({ kind, text }, i) => {
        const Tag = tags[kind]
        // oxlint-disable-next-line react/no-array-index-key -- the pieces have no other name and never move
        return <Tag key={i}>{text}</Tag>
      })}
    </div>
  )
}
