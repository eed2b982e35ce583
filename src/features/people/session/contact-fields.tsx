import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CodePurpose } from '#contract/people/codes/schemas.ts'
import { smsSend, smsSendForEmail } from '#contract/people/codes/endpoints.ts'
import { splitMobile } from '#contract/core/contact/contact-rules.ts'
import { Choices, TextInput } from '#src/common/form/inputs.tsx'
import { call } from '#src/common/request/call.ts'
import { CodeField } from '#src/common/verify/code-field.tsx'
import { checkAddress, type ContactValues } from './values'

/** Phone or e-mail, and the code that is sent there; another choice clears both and the timer (spec: access §4). */
export function ContactFields({ form, purpose }: { form: UseFormReturn<ContactValues>; purpose: CodePurpose }) {
  const { t } = useTranslation('access')
  const { control, formState, register } = form
  const [by, mobile, email] = useWatch({ control, name: ['by', 'mobile', 'email'] })
  const clear = () => {
    for (const name of ['mobile', 'email', 'code'] as const) form.resetField(name, { defaultValue: '' })
  }
  const { errors } = formState
  return (
    <>
      <Choices
        label={t('contact.by')}
        type="radio"
        field={register('by', { onChange: clear })}
        options={[
          { value: 'mobile', label: t('contact.mobile') },
          { value: 'email', label: t('contact.email') },
        ]}
      />
      {by === 'mobile' ? (
        <TextInput
          label={t('contact.mobileNumber')}
          field={register('mobile')}
          error={errors.mobile}
          inputMode="tel"
          autoComplete="tel"
          required
        />
      ) : (
        <TextInput
          label={t('contact.emailAddress')}
          field={register('email')}
          error={errors.email}
          type="email"
          autoComplete="email"
          required
        />
      )}
      <CodeField
        key={by}
        field={register('code')}
        error={errors.code}
        canSend={checkAddress({ by, mobile, email }) === undefined}
        send={({ pass }) =>
          by === 'mobile'
            ? call(smsSend, { ...splitMobile(mobile), purpose, pass }, { alerts: false })
            : call(smsSendForEmail, { email, purpose, pass }, { alerts: false })
        }
        onRefused={(message) => form.setError(by, { type: 'server', message }, { shouldFocus: true })}
      />
    </>
  )
}
