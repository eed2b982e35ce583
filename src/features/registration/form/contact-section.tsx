import { useTranslation } from 'react-i18next'
import { isChinaAreaCode } from '../../../../contract/core/rules'
import { PasswordInput } from '../../../common/form/inputs'
import { listAreaCodes } from '../model/area-codes'
import { useCountries } from '../api'
import { SelectField, TextField } from './controls'
import { RegistrationCode } from './registration-code'
import { fieldError, type Scope } from './scope'
import { Section } from './section'
import styles from './form.module.css'

/** How to reach the registrant, what is verified, and the password of the account. */
export function ContactSection({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  const { form, language, isAmending } = scope
  const countries = useCountries()
  const areaCode = form.watch('areaCode')
  const isByPhone = isChinaAreaCode(areaCode)
  return (
    <Section
      title={t('form.contact')}
      lead={t('form.contactLead', {
        code: t(isAmending ? 'form.codeIfChanged' : isByPhone ? 'form.byPhone' : 'form.byEmail'),
      })}
    >
      <div className={styles.phone}>
        <SelectField
          scope={scope}
          name="areaCode"
          label={t('form.areaCode')}
          required
          options={listAreaCodes(countries.data ?? [], language, areaCode)}
          autoComplete="tel-country-code"
          onPicked={() => {
            form.setValue('code', '')
            if (form.getValues('phone') !== '') void form.trigger('phone')
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
          maxLength={isByPhone ? 11 : 13}
        />
      </div>
      {isByPhone ? <RegistrationCode key="phone" scope={scope} by="phone" /> : null}
      <TextField
        scope={scope}
        name="email"
        label={t('form.email')}
        required
        type="email"
        autoComplete="email"
        maxLength={120}
      />
      {isByPhone ? <div className={styles.cell} /> : <RegistrationCode key="email" scope={scope} by="email" />}
      <PasswordInput
        label={t('form.password')}
        hint={t(isAmending ? 'form.passwordKept' : 'form.passwordHint')}
        required={!isAmending}
        error={fieldError(scope, 'password')}
        field={form.register('password', {
          onChange: () => {
            if (form.getValues('againPassword') !== '') void form.trigger('againPassword')
          },
        })}
        autoComplete="new-password"
      />
      <PasswordInput
        label={t('form.againPassword')}
        required={!isAmending}
        error={fieldError(scope, 'againPassword')}
        field={form.register('againPassword')}
        autoComplete="new-password"
      />
    </Section>
  )
}
