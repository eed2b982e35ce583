import { useTranslation } from 'react-i18next'
import type { ExpoInfo } from '#contract/fair/expo/schemas.ts'
import { FairTime } from '#src/common/ui/time/fair-time.tsx'
import { fairDates } from '#src/features/fair/expo/fair-dates.ts'
import styles from './about.module.css'

export function Facts({ expo }: { expo: ExpoInfo }) {
  const { t, i18n } = useTranslation('about')
  return (
    <section>
      <h2>{t('about.facts')}</h2>
      <dl className={styles.facts}>
        <dt>{t('about.dates')}</dt>
        <dd>{fairDates(expo.startTime, expo.endTime, i18n.language)}</dd>
        <dt>{t('about.hours')}</dt>
        <dd>
          <FairTime from={expo.startTime} until={expo.endTime} />
        </dd>
        <dt>{t('about.venue')}</dt>
        <dd>
          {expo.venue}
          <span className={styles.city}>{expo.cityName}</span>
        </dd>
      </dl>
      <p className={styles.note}>{t('about.online')}</p>
    </section>
  )
}

export function Contacts({ contacts }: { contacts: ExpoInfo['contacts'] }) {
  const { t } = useTranslation('about')
  return (
    <section>
      <h2>{t('about.contact')}</h2>
      <p className={styles.note}>{t('about.contactText')}</p>
      <dl className={styles.facts}>
        <dt>{t('common:footer.phone')}</dt>
        <dd>
          <a href={`tel:${contacts.phone.replace(/[^+\d]/g, '')}`}>{contacts.phone}</a>
        </dd>
        <dt>{t('common:footer.email')}</dt>
        <dd>
          <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
        </dd>
        <dt>{t('common:footer.address')}</dt>
        <dd>{contacts.address}</dd>
        <dt>{t('common:footer.hours')}</dt>
        <dd>{contacts.hours}</dd>
      </dl>
    </section>
  )
}
