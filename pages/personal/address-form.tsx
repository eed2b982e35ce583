import type { ReactNode } from 'react'
import { type FieldError, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { UserInfo } from '../../contract/account/schemas'
import type { RuleBreach } from '../../contract/core/rule-texts'
import { code as codeRule } from '../../contract/session/rules'
import { PasswordInput } from '../../src/common/form/inputs'
import type { Checks } from '../../src/common/form/checks'
import { useRulesForm } from '../../src/common/form/use-rules-form'
import { errorMessage } from '../../src/common/request/error-message'
import { showToast } from '../../src/common/ui/notices/notices'
import { CodeField } from '../../src/common/verify/code-field'
import { useChanged } from './account'
import { failureField } from './failure-field'
import styles from './personal.module.css'

export interface AddressValues {
  address: string
  areaCode: string
  code: string
  password: string
}

interface AddressFormProps {
  kind: 'phone' | 'email'
  /** The present one, or empty. */
  now: string
  defaultAreaCode: string
  rule: (values: AddressValues) => RuleBreach | undefined
  send: (values: AddressValues, pass: string) => Promise<{ resendAfter: number }>
  change: (values: AddressValues) => Promise<UserInfo>
  children: (form: UseFormReturn<AddressValues>, error: FieldError | undefined) => ReactNode
}

/** A new phone or e-mail: a code sent there and the password prove the change. */
export function AddressForm({ kind, now, defaultAreaCode, rule, send, change, children }: AddressFormProps) {
  const { t } = useTranslation('personal')
  const changed = useChanged()
  const empty: AddressValues = { address: '', areaCode: defaultAreaCode, code: '', password: '' }
  const form = useRulesForm<AddressValues>(empty, (values): Checks => ({
    address: rule(values),
    code: codeRule(values.code),
    password: values.password === '' ? 'password.empty' : undefined,
  }))
  const { errors, isSubmitting } = form.formState
  const [address, areaCode] = useWatch({ control: form.control, name: ['address', 'areaCode'] })
  const submit = form.handleSubmit(async (values) => {
    try {
      const user = await change(values)
      form.reset(empty)
      changed(user)
      showToast(t(kind === 'phone' ? 'phone.done' : 'email.done'))
    } catch (error) {
      form.setError(failureField(error), { type: 'server', message: errorMessage(error) }, { shouldFocus: true })
    }
  })
  const titleId = `change-${kind}`
  return (
    <form className={styles.form} aria-labelledby={titleId} noValidate onSubmit={(event) => void submit(event)}>
      <h3 id={titleId}>{t(kind === 'phone' ? 'phone.title' : 'email.title')}</h3>
      <p className={styles.lead}>{now === '' ? t('address.none') : t('address.now', { address: now })}</p>
      {children(form, errors.address)}
      <CodeField
        field={form.register('code')}
        error={errors.code}
        canSend={rule({ ...empty, address, areaCode }) === undefined}
        send={({ pass }) => send(form.getValues(), pass)}
        onRefused={(message) => form.setError('address', { type: 'server', message }, { shouldFocus: true })}
      />
      <PasswordInput
        label={t('address.password')}
        field={form.register('password')}
        error={errors.password}
        autoComplete="current-password"
        required
      />
      {errors.root?.message ? (
        <p className={styles.refusal} role="alert">
          {errors.root.message}
        </p>
      ) : null}
      <button type="submit" className={`yz-button ${styles.tall}`} disabled={isSubmitting}>
        {t(isSubmitting ? 'action.saving' : kind === 'phone' ? 'phone.submit' : 'email.submit')}
      </button>
    </form>
  )
}
