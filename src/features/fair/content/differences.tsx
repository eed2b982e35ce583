import { useTranslation } from 'react-i18next'
import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { type ContentKind, fieldsOf } from '#contract/fair/content/kinds.ts'
import { findDifferences } from '#contract/fair/content/rules.ts'
import { fieldLabel } from './fields/labels'
import { Value } from './value'
import styles from './content.module.css'

interface DifferencesProps {
  kind: ContentKind
  /** Each version with what it is called, the older first. */
  from: { name: string; document: AnyDocument }
  to: { name: string; document: AnyDocument }
}

/** The fields in which two versions differ, one beside the other. */
export function Differences({ kind, from, to }: DifferencesProps) {
  const { t } = useTranslation('content')
  const fields = fieldsOf(kind)
  const names = findDifferences(fields, from.document, to.document)
  if (names.length === 0) return <p>{t('differences.none')}</p>
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{t('differences.field')}</th>
          <th scope="col">{from.name}</th>
          <th scope="col">{to.name}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{t(fieldLabel(kind, name))}</th>
            {[from, to].map((version) => (
              <td key={version.name} data-label={version.name}>
                <Value kind={kind} name={name} field={fields[name]} value={version.document[name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
