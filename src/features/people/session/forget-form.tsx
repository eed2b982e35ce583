import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { splitMobile } from '#contract/core/contact/contact-rules.ts'
import { checkSms, checkSmsForEmail } from '#contract/people/reset/endpoints.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { call } from '#src/common/request/call.ts'
import { ContactFields } from './contact-fields'
import { failureField } from './failure-field'
import { SubmitPart } from './submit-part'
import type { ContactValues } from './values'

/** What lets a new password be set. */
export interface ResetTicket {
  uuid: string
  /** Empty when a phone was checked. */
  email: string
}

interface Props {
  form: UseFormReturn<ContactValues>
  onChecked: (ticket: ResetTicket) => void
}

/** Mode FORGET_PASS: a code sent to the phone or e-mail is exchanged for a ticket (spec: access §4). */
export function ForgetForm({ form, onChecked }: Props) {
  const { t } = useTranslation('access')
  const submit = form.handleSubmit(async ({ by, mobile, email, code: smsCode }) => {
    try {
      const { uuid } =
        by === 'mobile'
          ? await call(checkSms, { ...splitMobile(mobile), smsCode }, { alerts: false })
          : await call(checkSmsForEmail, { email, smsCode }, { alerts: false })
      form.resetField('code', { defaultValue: '' })
      onChecked({ uuid, email: by === 'email' ? email : '' })
    } catch (error) {
      const place = failureField(error) === 'code' ? 'code' : 'root'
      form.setError(place, { type: 'server', message: errorMessage(error) }, { shouldFocus: true })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ContactFields form={form} purpose="reset" />
      <SubmitPart form={form.formState} label={t('reset.next')} busy={t('reset.checking')} />
    </form>
  )
}
