import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssistantSource } from '#contract/operations/assistant/schemas.ts'
import styles from './message.module.css'

const CITATION = /\[(\d{1,2})\]/

/** Whether an address is a page of this fair: nothing else becomes a link, whoever sent it. */
export function isOwnPage(url: string): boolean {
  return /^\.\/\w+\.html(#\/|$)/.test(url)
}

/** The sources that the text cites; all of them where it cites none. */
export function findCitedSources(text: string, sources: readonly AssistantSource[]): AssistantSource[] {
  const cited = sources.filter(({ n }) => text.includes(`[${n}]`))
  return cited.length > 0 ? cited : [...sources]
}

/** An answer as text, in which [n] leads to the source of that number. Whatever else it holds stays text. */
export function AnswerText({ text, sources }: { text: string; sources: readonly AssistantSource[] }): ReactNode {
  const { t } = useTranslation('assistant')
  // Split by a group, the odd parts are the numbers.
  return text.split(CITATION).map((part, index) => {
    if (index % 2 === 0) return part
    const source = sources.find(({ n }) => n === Number(part))
    if (!source || !isOwnPage(source.url)) return `[${part}]`
    const label = t('source.cited', { n: source.n, title: source.title })
    return (
      // oxlint-disable-next-line no-array-index-key -- the same source may be cited twice, and parts only grow
      <a key={index} className={styles.cite} href={source.url} target="_blank" rel="noreferrer" aria-label={label}>
        {part}
      </a>
    )
  })
}
