import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { toMobile } from '#contract/core/contact/contact-rules.ts'
import { loginRoles } from '#contract/core/permissions.ts'
import { smsLogin } from '#contract/people/session/endpoints.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { call } from '#src/common/request/call.ts'
import { TakeBack, takeBackKey } from '#src/common/login/take-back.tsx'
import { finishLogin } from './after-login'
import { Agreement } from './agreement'
import { ContactFields } from './contact-fields'
import { failureField } from './failure-field'
import { type LoginTab, RoleOffer, tabInstead } from './role-offer'
import styles from './access.module.css'
import { SubmitPart } from './submit-part'
import type { ContactValues } from './values'

/** `loginType` of the call (spec: access §3). */
const loginTypes = { mobile: 1, email: 2 }

interface Props {
  form: UseFormReturn<ContactValues>
  /** Of the tab (spec: access §6). */
  userType: number
  onTab: (tab: LoginTab) => void
}

/** Login by a code sent to the phone or e-mail; a code that was refused at the wrong tab is good at the right one. */
export function CodeLogin({ form, userType, onTab }: Props) {
  const { t } = useTranslation('access')
  const { formState, register } = form
  const chosen = useWatch({ control: form.control, name: 'by' })
  const [instead, setInstead] = useState<LoginTab>()
  const [leavingBy, setLeavingBy] = useState('')
  const logIn = async ({ by, code, email, mobile }: ContactValues, requested: number) => {
    const account = by === 'mobile' ? toMobile(mobile) : email
    const input = { account, verifyCode: code, loginType: loginTypes[by], userType: requested }
    try {
      await finishLogin(await call(smsLogin, input, { alerts: false }))
    } catch (error) {
      const field = failureField(error)
      setInstead(tabInstead(error))
      setLeavingBy(takeBackKey(error))
      const place = field === 'account' ? by : field === 'code' ? 'code' : 'root'
      form.setError(place, { type: 'server', message: errorMessage(error) }, { shouldFocus: true })
    }
  }
  const submit = form.handleSubmit((values) => logIn(values, userType))
  const goOn = (tab: LoginTab) => {
    onTab(tab)
    void form.handleSubmit((values) => logIn(values, loginRoles[tab].userType))()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ContactFields form={form} purpose="login" />
      {instead && formState.errors[chosen]?.type === 'server' ? <RoleOffer tab={instead} onTake={goOn} /> : null}
      <TakeBack
        by={formState.errors[chosen] ? leavingBy : ''}
        className={`${styles.link} ${styles.offer}`}
        onLogin={finishLogin}
      />
      <Agreement field={register('agreed')} error={formState.errors.agreed} />
      <SubmitPart form={formState} label={t('login.submit')} busy={t('login.submitting')} />
    </form>
  )
}
