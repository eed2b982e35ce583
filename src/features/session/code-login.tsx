import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { toMobile } from '../../../contract/core/contact-rules'
import { smsLogin } from '../../../contract/session/endpoints'
import { errorMessage } from '../../common/request/error-message'
import { call } from '../../common/request/call'
import { finishLogin } from './after-login'
import { Agreement } from './agreement'
import { ContactFields } from './contact-fields'
import { failureField } from './failure-field'
import { SubmitPart } from './submit-part'
import type { ContactValues } from './values'

/** `loginType` of the call (spec: access §3). */
const loginTypes = { mobile: 1, email: 2 }

/** Login by a code sent to the phone or e-mail. */
export function CodeLogin({ form, userType }: { form: UseFormReturn<ContactValues>; userType: number }) {
  const { t } = useTranslation('access')
  const { formState, register } = form
  const submit = form.handleSubmit(async (values) => {
    const { by, code, email, mobile } = values
    const account = by === 'mobile' ? toMobile(mobile) : email
    const input = { account, verifyCode: code, loginType: loginTypes[by], userType }
    try {
      await finishLogin(await call(smsLogin, input, { alerts: false }))
    } catch (error) {
      const field = failureField(error)
      const place = field === 'account' ? by : field === 'code' ? 'code' : 'root'
      form.setError(place, { type: 'server', message: errorMessage(error) }, { shouldFocus: true })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ContactFields form={form} purpose="login" />
      <Agreement field={register('agreed')} error={formState.errors.agreed} />
      <SubmitPart form={formState} label={t('login.submit')} busy={t('login.submitting')} />
    </form>
  )
}
