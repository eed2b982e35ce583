import { useState } from 'react'
import type { FieldError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { addPreRegistration } from '#contract/people/pre-registration/endpoints.ts'
import { listCountries } from '#contract/foundation/places/endpoints.ts'
import { MAINLAND } from '#contract/core/rules.ts'
import { checkPreRegistration, type VisitPurpose, visitPurposes } from '#contract/people/pre-registration/rules.ts'
import type { PreRegistered } from '#contract/people/pre-registration/schemas.ts'
import { useAgreementAddress } from '#src/common/app/agreement-address.ts'
import { newKey } from '#src/common/app/new-key.ts'
import type { Checks } from '#src/common/form/checks.ts'
import { Field } from '#src/common/form/field.tsx'
import form from '#src/common/form/form.module.css'
import { Choices, TextInput } from '#src/common/form/inputs.tsx'
import { Tick } from '#src/common/form/tick.tsx'
import { useRulesForm } from '#src/common/form/use-rules-form.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { call } from '#src/common/request/call.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import styles from './pre-registration.module.css'

interface Values {
  name: string
  company: string
  countryId: string
  mobile: string
  email: string
  purposes: VisitPurpose[]
  agreed: boolean
}

const empty: Values = {
  name: '',
  company: '',
  countryId: String(MAINLAND),
  mobile: '',
  email: '',
  purposes: [],
  agreed: false,
}

/** The area code of a country as the contract names that of mainland China. */
const areaCodeOf = (countryId: string, areaCode: string | undefined): string =>
  Number(countryId) === MAINLAND || !areaCode ? '+086' : `+${areaCode.replace(/\D/g, '')}`

const check = (values: Values): Checks => ({
  ...checkPreRegistration({
    ...values,
    countryId: Number(values.countryId),
    // Which country a number is of is known to the list alone; here its digits are looked at.
    areaCode: Number(values.countryId) === MAINLAND ? '+086' : '+1',
  }),
  agreed: values.agreed ? undefined : 'agreement.required',
})

/** Name, company, country, mobile or e-mail, what one comes for; sent once however often it is pressed. */
export function PreRegistrationForm({ onDone }: { onDone: (done: PreRegistered) => void }) {
  const { t, i18n } = useTranslation('pre-registration')
  const { formState, handleSubmit, register } = useRulesForm<Values>(empty, check)
  const { errors, isSubmitting } = formState
  const [clientKey] = useState(newKey)
  const addressOf = useAgreementAddress(getLanguage())
  const [problem, setProblem] = useState('')
  const countries = useEndpoint(listCountries, {}).data ?? []
  const submit = handleSubmit(async ({ name, company, countryId, mobile, email, purposes }) => {
    setProblem('')
    const country = countries.find(({ id }) => id === Number(countryId))
    const areaCode = areaCodeOf(countryId, country?.areaCode)
    try {
      const input = {
        name,
        company,
        mobile,
        email,
        purposes,
        clientKey,
        countryId: Number(countryId),
        areaCode,
        agreed: true as const,
      }
      onDone(await call(addPreRegistration, input, { alerts: false }))
    } catch (error) {
      setProblem(errorMessage(error))
    }
  })
  // oxlint-disable-next-line no-unsafe-type-assertion -- the resolver names whole fields, of a list too
  const errorOf = (name: keyof Values) => errors[name] as FieldError | undefined
  const words = (name: keyof Values) => ({ label: t(name), error: errorOf(name), field: register(name) })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput {...words('name')} autoComplete="name" required />
      <TextInput {...words('company')} autoComplete="organization" required />
      <Field label={t('countryId')} error={errors.countryId} required>
        {(control) => (
          <select className={form.input} {...register('countryId')} {...control}>
            {countries.map(({ id, country, cnCountry }) => (
              <option key={id} value={String(id)}>
                {i18n.language === 'en-US' ? country : cnCountry}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextInput {...words('mobile')} hint={t('contactHint')} type="tel" autoComplete="tel-national" />
      <TextInput {...words('email')} type="email" autoComplete="email" />
      <Choices
        label={t('purposes')}
        type="checkbox"
        field={register('purposes')}
        error={errorOf('purposes')}
        required
        options={visitPurposes.map((value) => ({ value, label: t(`purpose.${value}`) }))}
      />
      <Tick field={register('agreed')} error={errors.agreed}>
        {t('agreed')}{' '}
        <a href={addressOf('service').href} target="_blank" rel="noreferrer">
          {t('service')}
        </a>{' '}
        {t('and')}{' '}
        <a href={addressOf('privacy').href} target="_blank" rel="noreferrer">
          {t('privacy')}
        </a>
      </Tick>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <button type="submit" className="yz-button" disabled={isSubmitting}>
        {t(isSubmitting ? 'sending' : 'submit')}
      </button>
    </form>
  )
}
