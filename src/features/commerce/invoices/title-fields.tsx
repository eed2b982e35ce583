import { Form, Input, Radio, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { BANK_ACCOUNT_MAX, BANK_MAX, TITLE_ADDRESS_MAX, TITLE_NAME_MAX } from '#contract/commerce/invoices/limits.ts'
import { titleKinds } from '#contract/commerce/invoices/rules.ts'
import type { InvoiceTitle } from '#contract/commerce/invoices/rules.ts'
import { WorkField } from '#src/common/work/work-form.tsx'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './invoices.module.css'

const PHONE_MAX = 30
const TAX_NUMBER_MAX = 20

interface TitleFieldsProps<Values extends InvoiceTitle> {
  form: FormInstance<Values>
  kind: InvoiceTitle['kind']
  /** A special invoice needs the company's address, phone and bank. */
  special: boolean
  /** The text above the fields of a special invoice. */
  hint?: string
}

/** The title of an invoice (spec: live §3, invoice): a company has its numbers, a person none. */
export function TitleFields<Values extends InvoiceTitle>(props: TitleFieldsProps<Values>) {
  const { form, kind: atFirst, special, hint } = props
  const { t } = useTranslation('invoices')
  // oxlint-disable-next-line no-unsafe-type-assertion -- the field of this form
  const kind = (Form.useWatch('kind' as never, form) as InvoiceTitle['kind'] | undefined) ?? atFirst
  const isCompany = kind === 'company'
  return (
    <>
      <WorkField name="kind" label={t('field.kind')} required>
        <Radio.Group options={titleKinds.map((value) => ({ value, label: t(`kind.${value}`) }))} />
      </WorkField>
      <WorkField name="name" label={t(isCompany ? 'field.company' : 'field.person')} required>
        <TextInput maxLength={TITLE_NAME_MAX} autoComplete={isCompany ? 'organization' : 'name'} />
      </WorkField>
      {isCompany ? (
        <WorkField name="taxNumber" label={t('field.taxNumber')} required>
          <TextInput maxLength={TAX_NUMBER_MAX} autoComplete="off" spellCheck={false} />
        </WorkField>
      ) : null}
      <WorkField name="email" label={t('field.email')} required>
        <Input type="email" autoComplete="email" spellCheck={false} />
      </WorkField>
      {isCompany ? (
        <>
          {hint ? <p className={styles.hint}>{hint}</p> : null}
          <WorkField name="address" label={t('field.address')} required={special}>
            <TextInput maxLength={TITLE_ADDRESS_MAX} autoComplete="street-address" />
          </WorkField>
          <WorkField name="phone" label={t('field.phone')} required={special}>
            <TextInput type="tel" maxLength={PHONE_MAX} autoComplete="tel" />
          </WorkField>
          <div className={styles.pair}>
            <WorkField name="bank" label={t('field.bank')} required={special}>
              <TextInput maxLength={BANK_MAX} autoComplete="off" />
            </WorkField>
            <WorkField name="bankAccount" label={t('field.bankAccount')} required={special}>
              <TextInput maxLength={BANK_ACCOUNT_MAX} inputMode="numeric" autoComplete="off" />
            </WorkField>
          </div>
        </>
      ) : null}
    </>
  )
}
