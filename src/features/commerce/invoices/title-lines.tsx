import { useTranslation } from 'react-i18next'
import type { InvoiceTitle } from '#contract/commerce/invoices/rules.ts'
import styles from './invoices.module.css'

const companyFields = ['taxNumber', 'address', 'phone', 'bank', 'bankAccount'] as const

/** The title of an invoice, line by line; empty values are left out. */
export function TitleLines({ title }: { title: InvoiceTitle }) {
  const { t } = useTranslation('invoices')
  const message = companyFields.filter((field) => title.kind === 'company' && title[field] !== '')
  return (
    <dl className={styles.facts}>
      {message.map((field) => (
        <div key={field}>
          <dt>{t(`field.${field}`)}</dt>
          <dd>{title[field]}</dd>
        </div>
      ))}
      <div>
        <dt>{t('field.email')}</dt>
        <dd>{title.email}</dd>
      </div>
    </dl>
  )
}
