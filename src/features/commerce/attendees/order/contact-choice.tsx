import { useTranslation } from 'react-i18next'
import styles from '../attendees.module.css'
import { SavedSelect } from './saved-select'

interface ContactChoiceProps {
  onPick: (contact: { name: string; phone: string }) => void
}

/** Fills in the contact of an order from a saved attendee with a phone number. */
export function ContactChoice({ onPick }: ContactChoiceProps) {
  const { t } = useTranslation('attendees')
  return (
    <div className={styles.contact}>
      <SavedSelect
        label={t('order.contact')}
        placeholder={t('order.contact')}
        options={(list) =>
          list
            .filter(({ phone }) => phone !== '')
            .map(({ id, name, phone }) => ({ value: String(id), label: `${name} ${phone}` }))
        }
        value={undefined}
        onPick={(attendee) => attendee && onPick({ name: attendee.name, phone: attendee.phone })}
      />
    </div>
  )
}
