import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { localPhone } from '#contract/core/contact/contact-rules.ts'
import { isChinaAreaCode } from '#contract/core/rules.ts'
import { WorkField } from '#src/common/work/work-form.tsx'
import { listAreaCodes } from '#src/common/work/form/area-codes.ts'
import type { FieldName } from '../model/form-values'
import { useCountries } from '../api'
import { ChoiceField, TextField } from './controls'
import { RegistrationCode } from './registration-code'
import { type Scope, useValue } from './scope'
import { Section } from './section'
import styles from './form.module.css'
import { valuesOf } from './values-of'

/** How to reach the registrant, what is verified, and the password of the account. */
export function ContactSection({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  const { form, initial, language, isAmending } = scope
  const countries = useCountries()
  const areaCode = useValue(scope, 'areaCode')
  const isByPhone = isChinaAreaCode(areaCode)
  const [phone, email] = [useValue(scope, 'phone'), useValue(scope, 'email')]
  // Who amends has proved them.
  const isProved = isAmending && areaCode === initial.areaCode && phone === initial.phone && email === initial.email
  /** What depends on a value that changed is judged again, unless it waits to be filled in. */
  const revalidate = (field: FieldName) => {
    if (valuesOf(form)[field] !== '') void form.validateFields([field]).catch(() => undefined)
  }
  return (
    <Section
      title={t('form.contact')}
      lead={t('form.contactLead', {
        code: t(isAmending ? 'form.codeIfChanged' : isByPhone ? 'form.byPhone' : 'form.byEmail'),
      })}
    >
      <div className={styles.phone}>
        <ChoiceField
          name="areaCode"
          label={t('form.areaCode')}
          required
          options={listAreaCodes(countries.data ?? [], language, areaCode)}
          onPicked={() => {
            form.setFieldValue('code', '')
            revalidate('phone')
          }}
        />
        <TextField
          scope={scope}
          name="phone"
          label={t('form.phone')}
          required
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          onLeave={() => form.setFieldValue('phone', localPhone(areaCode, valuesOf(form).phone))}
        />
      </div>
      {isByPhone && !isProved ? <RegistrationCode key="phone" scope={scope} by="phone" /> : null}
      <TextField
        scope={scope}
        name="email"
        label={t('form.email')}
        required
        type="email"
        autoComplete="email"
        maxLength={120}
      />
      {isByPhone || isProved ? (
        <div className={styles.gap} />
      ) : (
        <RegistrationCode key="email" scope={scope} by="email" />
      )}
      <WorkField
        name="password"
        label={t('form.password')}
        extra={t(isAmending ? 'form.passwordKept' : 'form.passwordHint')}
        required={!isAmending}
      >
        <Input.Password autoComplete="new-password" onChange={() => revalidate('againPassword')} />
      </WorkField>
      <WorkField name="againPassword" label={t('form.againPassword')} required={!isAmending}>
        <Input.Password autoComplete="new-password" />
      </WorkField>
    </Section>
  )
}
