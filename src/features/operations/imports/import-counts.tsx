import { useTranslation } from 'react-i18next'
import type { ImportDetail } from '#contract/operations/imports/schemas.ts'
import styles from './imports.module.css'

/** What the dry run found, and its outcome. */
export function ImportCounts({ counts, state }: Pick<ImportDetail, 'counts' | 'state'>) {
  const { t, i18n } = useTranslation('imports')
  const format = new Intl.NumberFormat(i18n.language)
  const isBegun = counts.done > 0 || state === 'applied'
  const isTakenBack = state === 'undoing' || state === 'undone'
  const shown: (keyof typeof counts)[] = ['total', 'new', 'changed', 'unchanged', 'refused']
  if (isBegun) shown.push('written')
  if (isTakenBack) shown.push('undone', 'kept')
  if (counts.picturesUnused > 0) shown.push('picturesUnused')
  return (
    <dl className={styles.facts}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{t(`count.${name}`)}</dt>
          {/* Undone rows no longer count as written. */}
          <dd>{format.format(name === 'written' ? counts.written + counts.undone + counts.kept : counts[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
