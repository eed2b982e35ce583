import { useTranslation } from 'react-i18next'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import { fieldLabel, optionLabel } from '#src/features/fair/content/fields/labels.ts'
import { profileAddress } from './addresses'
import styles from './stand.module.css'

const fields = ['colorType', 'templateName'] as const

/** The colours and the template of the stand, where they are chosen, and how they are seen before they are published. */
export function Look({ of }: { of: ContentObject }) {
  const { t } = useTranslation('content')
  return (
    <section className={styles.panel} aria-labelledby="stand-look">
      <h3 id="stand-look">{t('stand.look')}</h3>
      <dl className={styles.look}>
        {fields.map((field) => {
          const option = of.document[field]
          return (
            <div key={field}>
              <dt>{t(fieldLabel('exhibitor', field))}</dt>
              <dd>{typeof option === 'string' && option ? t(optionLabel('exhibitor', field, option)) : '—'}</dd>
            </div>
          )
        })}
      </dl>
      <p>{t('stand.lookLead')}</p>
      <Link to={profileAddress}>{t('stand.lookChange')}</Link>
    </section>
  )
}
