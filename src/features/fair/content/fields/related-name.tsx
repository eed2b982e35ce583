import { useTranslation } from 'react-i18next'
import type { Referable } from '#contract/fair/content/kinds.ts'
import { useRelated } from '../api'
import { StateTag } from '../state-tag'
import { pickTitle } from '../title'
import styles from './fields.module.css'

/** What an object is called, with its state where visitors do not see it. */
export function RelatedName({ kind, id }: { kind: Referable; id: number }) {
  const { t } = useTranslation('content')
  const { data: row, isPending } = useRelated(kind, id)
  if (!row) return <>{t(isPending ? 'related.waiting' : 'related.unknown', { id })}</>
  return (
    <span className={styles.related}>
      {pickTitle(row, t('list.untitled'))} {row.state === 'published' ? null : <StateTag state={row.state} />}
    </span>
  )
}
