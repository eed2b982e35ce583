import { useTranslation } from 'react-i18next'
import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { type ContentKind, fieldsOf } from '#contract/fair/content/kinds.ts'
import { fieldLabel } from '../fields/labels'
import { Value } from '../value'
import styles from './review.module.css'

/** What organizers alone change, to be read. */
export function FixedFields({ kind, document }: { kind: ContentKind; document: AnyDocument }) {
  const { t } = useTranslation('content')
  const fixed = Object.entries(fieldsOf(kind)).filter(([, { organizers }]) => organizers)
  if (fixed.length === 0) return null
  return (
    <section className={styles.fixed} aria-label={t('review.fixed')}>
      <h2>{t('review.fixed')}</h2>
      <dl>
        {fixed.map(([name, field]) => (
          <div key={name}>
            <dt>{t(fieldLabel(kind, name))}</dt>
            <dd>
              <Value kind={kind} name={name} field={field} value={document[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
