import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { HOLDER_NAME_MAX, holderIdTypes } from '#contract/commerce/tickets/rules.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './holders.module.css'
import { MessageField } from './message-field'

interface HolderFieldsProps {
  holder: Holder
  required?: boolean
  /** It is a saved attendee with a masked number. */
  readOnly?: boolean
  /** What is wrong with a field. */
  messageOf: (field: 'name' | 'idNumber') => string | undefined
  onChange: (holder: Holder) => void
  /** A field was left. */
  onLeave: (field: 'name' | 'idNumber') => void
}

/** Name, type and number of the ID of the ticket's holder (spec: live §9). */
export function HolderFields({
  holder,
  required = true,
  readOnly = false,
  messageOf,
  onChange,
  onLeave,
}: HolderFieldsProps) {
  const { t } = useTranslation('own-tickets')
  return (
    <div className={styles.holder}>
      <MessageField label={t('holder.name')} required={required && !readOnly} message={messageOf('name')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            readOnly={readOnly}
            variant={readOnly ? 'filled' : 'outlined'}
            maxLength={HOLDER_NAME_MAX * 2}
            value={holder.name}
            onChange={(event) => onChange({ ...holder, name: event.target.value })}
            onBlur={() => onLeave('name')}
          />
        )}
      </MessageField>
      <MessageField label={t('holder.idType')} message={undefined}>
        {({ id }) => (
          <Select
            id={id}
            disabled={readOnly}
            value={holder.idType}
            popupMatchSelectWidth={false}
            options={holderIdTypes.map((value) => ({ value, label: t(`idType.${value}`) }))}
            onChange={(idType) => onChange({ ...holder, idType })}
          />
        )}
      </MessageField>
      <MessageField label={t('holder.idNumber')} required={required && !readOnly} message={messageOf('idNumber')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            readOnly={readOnly}
            variant={readOnly ? 'filled' : 'outlined'}
            maxLength={40}
            value={holder.idNumber}
            onChange={(event) => onChange({ ...holder, idNumber: event.target.value })}
            onBlur={() => onLeave('idNumber')}
          />
        )}
      </MessageField>
    </div>
  )
}
