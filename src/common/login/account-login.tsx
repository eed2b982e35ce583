import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dialogLogin } from '#contract/people/session/endpoints.ts'
import type { LoginResult } from '#contract/people/session/schemas.ts'
import { captcha as captchaRule } from '#contract/people/session/rules.ts'
import { PasswordInput, TextInput } from '../form/inputs'
import type { Checks } from '../form/checks'
import { refusedField } from '../form/refused-field'
import { useRulesForm } from '../form/use-rules-form'
import { call } from '../request/call'
import { CaptchaField, useCaptcha } from '../verify/captcha-field'
import styles from './login-dialog.module.css'
import { TakeBack, takeBackKey } from './take-back'
import { errorMessage } from '../request/error-message'

interface Values {
  userName: string
  password: string
  captcha: string
}

/** Required, and no more: whoever has an account may log in here (spec: access §5). */
const checks = ({ userName, password, captcha }: Values): Checks => ({
  userName: userName === '' ? 'account.empty' : undefined,
  password: password === '' ? 'password.empty' : undefined,
  captcha: captchaRule(captcha),
})

/** Of which field a refusal speaks: what is refused otherwise says nothing of what was typed. */
const fields = {
  userName: [
    'AccountUnderReview',
    'AccountRejected',
    'AccountDisabled',
    'AccountInvited',
    'AccountLeaving',
    'LoginLocked',
    'NotThisRole',
  ],
  password: ['LoginFailed'],
  captcha: ['CaptchaWrong'],
} as const
const texts = { password: 'login.wrong', captcha: 'login.captchaWrong' }

/** The dialog's login by account and password. `onToken` completes it and may reject. */
export function AccountLogin({ onToken }: { onToken: (login: LoginResult) => Promise<void> }) {
  const { t } = useTranslation('access')
  const captcha = useCaptcha()
  const [leavingBy, setLeavingBy] = useState('')
  const form = useRulesForm<Values>({ userName: '', password: '', captcha: '' }, checks)
  const { control, formState, register, setError } = form
  const isEmpty = useWatch({ control, name: ['userName', 'password', 'captcha'] }).includes('')

  const refused = (error: unknown) => {
    captcha.renew()
    setLeavingBy(takeBackKey(error))
    form.resetField('captcha')
    const field = refusedField(error, fields)
    // What keeps the account out is not that its password is wrong.
    if (!field) setError('root', { type: 'server', message: errorMessage(error) })
    else if (field === 'userName')
      setError(field, { type: 'server', message: errorMessage(error) }, { shouldFocus: true })
    else setError(field, { type: texts[field] }, { shouldFocus: true })
  }
  const submit = form.handleSubmit(async (values) => {
    try {
      await onToken(await call(dialogLogin, { ...values, uuid: captcha.uuid }, { alerts: false }))
    } catch (error) {
      refused(error)
    }
  })

  const { errors } = formState
  /** Kept by the key of its text, so that a language switch translates it. */
  const messageOf = (error: typeof errors.password) =>
    error?.type?.startsWith('login.') ? { ...error, message: t(error.type) } : error
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('login.account')}
        field={register('userName')}
        error={errors.userName}
        autoComplete="username"
        required
      />
      <TakeBack by={errors.userName ? leavingBy : ''} className={styles.takeBack} onLogin={onToken} />
      <PasswordInput
        label={t('login.password')}
        field={register('password')}
        error={messageOf(errors.password)}
        autoComplete="current-password"
        required
      />
      <CaptchaField captcha={captcha} field={register('captcha')} error={messageOf(errors.captcha)} />
      {errors.root ? (
        <p className={styles.refusal} role="alert">
          {errors.root.message}
        </p>
      ) : null}
      <button type="submit" className="yz-button" disabled={isEmpty || formState.isSubmitting}>
        {t(formState.isSubmitting ? 'login.submitting' : 'login.submit')}
      </button>
    </form>
  )
}
