import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageField } from '../holders/message-field'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import type { ContactSlotProps } from './draft'
import styles from './order.module.css'
import type { DraftForm } from './use-draft'

interface ContactPartProps {
  form: DraftForm
  /** Where a saved attendee is picked; nothing is drawn without it. */
  contactSlot?: ((props: ContactSlotProps) => ReactNode) | undefined
}

/** Who is reached about the order. */
export function ContactPart({ form, contactSlot }: ContactPartProps) {
  const { t } = useTranslation('orders')
  const { contact } = form.draft
  return (
    <>
      {contactSlot?.({ onPick: form.setContact })}
      <div className={styles.pair}>
        <MessageField label={t('form.contactName')} required message={form.messageAt('contact.name')}>
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
        </MessageField>
        <MessageField label={t('form.contactPhone')} required message={form.messageAt('contact.phone')}>
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
        </MessageField>
      </div>
    </>
  )
}
