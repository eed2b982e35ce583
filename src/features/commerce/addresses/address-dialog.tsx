import { Checkbox, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveAddress } from '#contract/commerce/addresses/endpoints.ts'
import { DETAIL_MAX, POSTAL_CODE_MAX } from '#contract/commerce/addresses/limits.ts'
import type { Address } from '#contract/commerce/addresses/schemas.ts'
import { ENGLISH_NAME_MAX, localPhone } from '#contract/core/contact/contact-rules.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { listAreaCodes } from '#src/common/work/form/area-codes.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { type AddressValues, checkValues, toValues, toWords } from './address-values'
import { useAddressChange, useCountries } from './api'
import { TextArea, TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './addresses.module.css'
import { PlaceFields } from './place-fields'

interface AddressDialogProps {
  /** Absent: a new one is written. */
  address?: Address | undefined
  /** It is the first, and so the default by itself. */
  first?: boolean
  onSaved?: (address: Address) => void
  onClose: () => void
}

/** A delivery address is written or changed. */
export function AddressDialog({ address, first = false, onSaved, onClose }: AddressDialogProps) {
  const { t } = useTranslation('addresses')
  const [form] = Form.useForm<AddressValues>()
  const save = useAddressChange(saveAddress)
  const countries = useCountries()
  const [initial] = useState(() => toValues(address))
  // Sent again after a break it is kept once; what was changed since is another address.
  const [key, setKey] = useState(newKey)
  const areaCode = Form.useWatch('areaCode', form) ?? initial.areaCode
  const title = t(address ? 'form.change' : 'form.add')
  const isDefault = first || address?.isDefault === true
  const send = async (shown: AddressValues) => {
    // Fields that are not drawn are not among them.
    const values = { ...initial, ...shown }
    const of = { id: address?.id ?? null, version: address?.version ?? 0, key }
    const saved = await save.mutateAsync({ ...toWords(values), ...of, isDefault: !isDefault && values.isDefault })
    showToast(t('form.saved'))
    onSaved?.(saved)
    onClose()
  }
  return (
    <WorkDialog
      title={title}
      width={600}
      submit={t('form.save')}
      busy={save.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <WorkForm
        form={form}
        label={title}
        initialValues={initial}
        check={checkValues}
        onSend={send}
        onChange={() => setKey(newKey())}
        renderSubmit={() => null}
      >
        <WorkField name="consignee" label={t('field.consignee')} required>
          <TextInput maxLength={ENGLISH_NAME_MAX} autoComplete="name" />
        </WorkField>
        <PlaceFields form={form} />
        <WorkField name="detail" label={t('field.detail')} required>
          <TextArea rows={2} maxLength={DETAIL_MAX} autoComplete="street-address" placeholder={t('form.detailHint')} />
        </WorkField>
        <WorkField name="postalCode" label={t('field.postalCode')}>
          <TextInput maxLength={POSTAL_CODE_MAX} autoComplete="postal-code" className={styles.short ?? ''} />
        </WorkField>
        <div className={styles.phone}>
          <WorkField name="areaCode" label={t('field.areaCode')} required>
            <Choice options={listAreaCodes(countries.data ?? [], getLanguage(), areaCode)} />
          </WorkField>
          <WorkField name="phone" label={t('field.phone')} required>
            <Input
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              onBlur={() => form.setFieldValue('phone', localPhone(areaCode, form.getFieldValue('phone')))}
            />
          </WorkField>
        </div>
        {isDefault ? (
          <p className={styles.hint}>{t(first ? 'form.firstDefault' : 'form.isDefault')}</p>
        ) : (
          <WorkField name="isDefault" valuePropName="checked">
            <Checkbox>{t('form.makeDefault')}</Checkbox>
          </WorkField>
        )}
        <EnterSends disabled={save.isPending} />
      </WorkForm>
    </WorkDialog>
  )
}
