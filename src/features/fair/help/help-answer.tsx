import type { ReactNode } from 'react'
import { type HelpBlock, type HelpPart, isOwnAddress, parseHelpAnswer } from '#contract/fair/help/rules.ts'
import { Marked } from '#src/common/search/marked.tsx'
import styles from './help-answer.module.css'

function Part({ part, keyword }: { part: HelpPart; keyword: string }) {
  const text = <Marked text={part.text} keyword={keyword} />
  if (part.kind === 'label') return <strong>{text}</strong>
  if (part.kind === 'text') return text
  const elsewhere = isOwnAddress(part.address) ? {} : { target: '_blank', rel: 'noreferrer' }
  return (
    <a href={part.address} {...elsewhere}>
      {text}
    </a>
  )
}

// oxlint-disable no-array-index-key -- the parts of a text have no other name, and never change their order
const toParts = (parts: readonly HelpPart[], keyword: string): ReactNode =>
  parts.map((part, index) => <Part key={index} part={part} keyword={keyword} />)

function Block({ block, keyword }: { block: HelpBlock; keyword: string }) {
  if (block.kind === 'paragraph') return <p>{toParts(block.parts, keyword)}</p>
  const items = block.items.map((item, index) => <li key={index}>{toParts(item, keyword)}</li>)
  if (block.kind === 'steps') return <ol>{items}</ol>
  const isLinks = block.items.every((item) => item.length === 1 && item[0]?.kind === 'link')
  return <ul className={isLinks ? styles.links : undefined}>{items}</ul>
}

/** The answer of a topic: paragraphs, steps and links to screens, with the words of the filter marked. */
export function HelpAnswer({ answer, keyword, lang }: { answer: string; keyword: string; lang?: string | undefined }) {
  return (
    <div className={styles.answer} lang={lang}>
      {parseHelpAnswer(answer).map((block, index) => (
        <Block key={index} block={block} keyword={keyword} />
      ))}
    </div>
  )
}
