import { useTranslation } from 'react-i18next'
import { exhibitorAddress } from '#src/common/app/addresses.ts'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { useCompany } from '../api'
import styles from './company-card.module.css'

const NONE = '—'

/**
 * Who one talks to: logo, name, phone and address, a dash where a value is missing (spec: access §2.6), and who else can
 * be reached there.
 */
export function CompanyCard({ userId }: { userId: string }) {
  const { t } = useTranslation('conversations')
  const { data: company } = useCompany(userId)
  if (!company) return <aside className={`yz-skeleton ${styles.waiting}`} />
  return (
    <aside className={styles.card} aria-label={t('company.label')}>
      <span className={styles.logo}>
        <Cover src={company.logoUrl} title={company.company} small />
      </span>
      <h3>{company.company || NONE}</h3>
      <dl>
        {company.contactName ? (
          <>
            <dt>{t('company.contact')}</dt>
            <dd>{company.contactName}</dd>
          </>
        ) : null}
        <dt>{t('company.phone')}</dt>
        <dd>{company.phone ? <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a> : NONE}</dd>
        {company.email ? (
          <>
            <dt>{t('company.email')}</dt>
            <dd>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </dd>
          </>
        ) : null}
        <dt>{t('company.address')}</dt>
        <dd>{company.address || NONE}</dd>
      </dl>
      {company.exhibitorId === null ? null : (
        <a href={exhibitorAddress(company.exhibitorId)} target="_blank" rel="noopener">
          {t('company.open')}
        </a>
      )}
    </aside>
  )
}
