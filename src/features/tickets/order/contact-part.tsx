import { useTranslation } from 'react-i18next'
import { SaidField } from '../holders/said-field'
import { TextInput } from '../../../common/work/form/text-input'
import styles from './order.module.css'
import type { DraftForm } from './use-draft'

/** Who is reached about the order. */
export function ContactPart({ form }: { form: DraftForm }) {
  const { t } = useTranslation('orders')
  const { contact } = form.draft
  return (
    <div className={styles.pair}>
      <SaidField label={t('form.contactName')} required said={form.saidAt('contact.name')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            maxLength={120}
            value={contact.name}
            onChange={(event) => form.setContact({ ...contact, name: event.target.value })}
            onBlur={() => form.leave('contact.name')}
          />
        )}
      </SaidField>
      <SaidField label={t('form.contactPhone')} required said={form.saidAt('contact.phone')}>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            autoComplete="tel"
            maxLength={30}
            value={contact.phone}
            onChange={(event) => form.setContact({ ...contact, phone: event.target.value })}
            onBlur={() => form.leave('contact.phone')}
          />
        )}
      </SaidField>
    </div>
  )
}
