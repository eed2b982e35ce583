import { useTranslation } from 'react-i18next'
import type { ExhibitorDetail } from '#contract/fair/exhibitors/schemas.ts'
import { Fact, Facts } from '#src/common/ui/detail/facts.tsx'

/** How to reach an exhibitor. */
export function Contact({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const { t } = useTranslation('exhibitors')
  const { contactName, phone, email, address } = exhibitor
  return (
    <Facts>
      <Fact label={t('contact.name')}>{contactName}</Fact>
      <Fact label={t('contact.phone')}>
        {phone ? <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a> : null}
      </Fact>
      <Fact label={t('contact.email')}>{email ? <a href={`mailto:${email}`}>{email}</a> : null}</Fact>
      <Fact label={t('contact.address')}>{address}</Fact>
    </Facts>
  )
}
