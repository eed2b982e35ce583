import { useTranslation } from 'react-i18next'
import type { Attendee } from '#contract/commerce/attendees/schemas.ts'
import styles from './attendees.module.css'

/** Name, masked ID number and phone of an attendee. */
export function AttendeeLines({ attendee: { name, idType, idNumber, phone } }: { attendee: Attendee }) {
  const { t } = useTranslation('attendees')
  return (
    <div className={styles.lines}>
      <p>
        <strong>{name}</strong>
      </p>
      <p>
        {t(`own-tickets:idType.${idType}`)} <span className={styles.number}>{idNumber}</span>
      </p>
      <p className={styles.hint}>{phone === '' ? t('list.noPhone') : phone}</p>
    </div>
  )
}
