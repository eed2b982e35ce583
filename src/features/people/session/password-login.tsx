import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { webLogin } from '#contract/people/session/endpoints.ts'
import { PasswordInput, TextInput } from '#src/common/form/inputs.tsx'
import { errorMessage } from '#src/common/request/error-message.ts'
import { call } from '#src/common/request/call.ts'
import { CaptchaField, useCaptcha } from '#src/common/verify/captcha-field.tsx'
import { TakeBack, takeBackKey } from '#src/common/login/take-back.tsx'
import { finishLogin } from './after-login'
import { Agreement } from './agreement'
import { failureField } from './failure-field'
import { type LoginTab, RoleOffer, tabInstead } from './role-offer'
import styles from './access.module.css'
import { SubmitPart } from './submit-part'
import type { PasswordValues } from './values'

interface Props {
  form: UseFormReturn<PasswordValues>
  /** Of the tab (spec: access §6). */
  userType: number
  onTab: (tab: LoginTab) => void
}

/** Login by account, password and captcha. A failure keeps what was typed but for the captcha, which is drawn again. */
export function PasswordLogin({ form, userType, onTab }: Props) {
  const { t } = useTranslation('access')
  const captcha = useCaptcha()
  const { formState, register } = form
  const { errors } = formState
  const [instead, setInstead] = useState<LoginTab>()
  const [leavingBy, setLeavingBy] = useState('')
  const submit = form.handleSubmit(async ({ account, password, captcha: shown }) => {
    const input = { userName: account, password, captcha: shown, uuid: captcha.uuid, userType }
    try {
      await finishLogin(await call(webLogin, input, { alerts: false }))
    } catch (error) {
      captcha.renew()
      form.resetField('captcha', { defaultValue: '' })
      const field = failureField(error)
      setInstead(tabInstead(error))
      setLeavingBy(takeBackKey(error))
      const place = field === undefined || field === 'code' ? 'root' : field
      form.setError(place, { type: 'server', message: errorMessage(error) }, { shouldFocus: true })
    }
  })
  const goOn = (tab: LoginTab) => {
    onTab(tab)
    form.clearErrors('account')
    form.setFocus('captcha')
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('login.account')}
        field={register('account')}
        error={errors.account}
        autoComplete="username"
        required
      />
      {instead && errors.account?.type === 'server' ? <RoleOffer tab={instead} onTake={goOn} /> : null}
      <TakeBack
        by={errors.account ? leavingBy : ''}
        className={`${styles.link} ${styles.offer}`}
        onLogin={finishLogin}
      />
      <PasswordInput
        label={t('login.password')}
        field={register('password')}
        error={errors.password}
        autoComplete="current-password"
        required
      />
      <CaptchaField captcha={captcha} field={register('captcha')} error={errors.captcha} />
      <Agreement field={register('agreed')} error={errors.agreed} />
      <SubmitPart form={formState} label={t('login.submit')} busy={t('login.submitting')} />
    </form>
  )
}
