import { useTranslation } from 'react-i18next'
import type { ExhibitorDetail } from '#contract/fair/exhibitors/schemas.ts'
import styles from '#src/common/ui/detail/detail.module.css'
import own from './exhibitor-sheet.module.css'

/** What an exhibitor gives to take away; nothing where there is none. */
export function ExhibitorDocuments({ documents }: Pick<ExhibitorDetail, 'documents'>) {
  const { t } = useTranslation('exhibitors')
  if (documents.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="documents">
      <h2 id="documents">{t('detail.documents')}</h2>
      <ul className={own.documents}>
        {documents.map(({ title, url }) => (
          <li key={url}>
            <a href={url} download>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
