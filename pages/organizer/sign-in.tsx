import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dialogLogin } from '#contract/people/session/endpoints.ts'
import { captcha as captchaRule, loginAccount, loginPassword } from '#contract/people/session/rules.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { PasswordInput, TextInput } from '#src/common/form/inputs.tsx'
import { useRulesForm } from '#src/common/form/use-rules-form.ts'
import { TakeBack, takeBackKey } from '#src/common/login/take-back.tsx'
import { completeLogin } from '#src/common/login/complete-login.ts'
import { ApiError, isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { CaptchaField, useCaptcha } from '#src/common/verify/captcha-field.tsx'
import styles from './sign-in.module.css'

interface Values {
  userName: string
  password: string
  captcha: string
}

const check = ({ userName, password, captcha }: Values) => ({
  userName: loginAccount(userName.trim()),
  password: loginPassword(password),
  captcha: captchaRule(captcha),
})

/** The organizer console's own login: for whoever has an account, whatever the type. */
export function SignIn() {
  const { t } = useTranslation('organizer')
  useTitle(t('common:nav.organizer'))
  const captcha = useCaptcha()
  const [refusal, setRefusal] = useState('')
  const [leavingBy, setLeavingBy] = useState('')
  const form = useRulesForm<Values>({ userName: '', password: '', captcha: '' }, check)
  const { isSubmitting, errors: wrong } = form.formState

  const enter = async (values: Values) => {
    setRefusal('')
    setLeavingBy('')
    const input = { ...values, userName: values.userName.trim(), uuid: captcha.uuid }
    try {
      await completeLogin(await call(dialogLogin, input, { alerts: false }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      captcha.renew()
      setLeavingBy(takeBackKey(error))
      form.resetField('captcha')
      if (isRefusal(error, 'CaptchaWrong'))
        form.setError('captcha', { type: 'server', message: error.message }, { shouldFocus: true })
      else setRefusal(error.message)
    }
  }
  return (
    <section className={styles.card} aria-labelledby="sign-in">
      <h1 id="sign-in">{t('signIn.title')}</h1>
      <p>{t('signIn.lead')}</p>
      <form noValidate onSubmit={(event) => void form.handleSubmit(enter)(event)}>
        <TextInput
          label={t('signIn.account')}
          field={form.register('userName')}
          error={wrong.userName}
          autoComplete="username"
          required
        />
        <PasswordInput
          label={t('signIn.password')}
          field={form.register('password')}
          error={wrong.password}
          autoComplete="current-password"
          required
        />
        <CaptchaField captcha={captcha} field={form.register('captcha')} error={wrong.captcha} />
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
        <TakeBack by={leavingBy} className="yz-link" onLogin={completeLogin} />
        <button type="submit" className="yz-button" disabled={isSubmitting}>
          {t('common:session.login')}
        </button>
      </form>
    </section>
  )
}
