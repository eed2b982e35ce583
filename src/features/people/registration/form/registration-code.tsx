import { useTranslation } from 'react-i18next'
import { sendRegEmail, smsSend } from '#contract/people/codes/endpoints.ts'
import * as contacts from '#contract/core/contact/contact-rules.ts'
import { ApiError } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import type { Solved } from '#src/common/verify/puzzle-dialog.tsx'
import { CodeInput } from '#src/common/work/code-input.tsx'
import { WorkField } from '#src/common/work/work-form.tsx'
import { findRefusedField, parseRefusal } from '../model/refusals'
import { type Scope, useValue } from './scope'
import { valuesOf } from './values-of'

const quiet = { alerts: false }

/** The code that proves a mainland phone, by SMS, or another registrant's e-mail (spec: access §5). */
export function RegistrationCode({ scope, by }: { scope: Scope; by: 'phone' | 'email' }) {
  const { t, i18n } = useTranslation('registration')
  const { form, running, messages } = scope
  const [areaCode, phone] = [useValue(scope, 'areaCode'), useValue(scope, 'phone')]
  const email = useValue(scope, 'email').trim()
  const isReady = by === 'phone' ? !contacts.phone(areaCode, phone) : !contacts.email(email)

  const send = async ({ pass, running: key }: Solved) => {
    running.set(key)
    messages.forget('code')
    const purpose = 'register' as const
    try {
      return by === 'phone'
        ? await call(smsSend, { mobile: phone, areaCode, purpose, pass }, quiet)
        : await call(sendRegEmail, { email, purpose, pass }, quiet)
    } catch (error) {
      const refusal = parseRefusal(error)
      if (refusal) messages.refuse(findRefusedField(refusal, valuesOf(form)) ?? 'code', refusal)
      else if (error instanceof ApiError) messages.notify('code', () => error.message)
      else messages.notify('code', (lng) => i18n.t('registration:form.codeLost', { lng }))
      throw error
    }
  }

  return (
    <WorkField name="code" label={t('common:form.code')} required>
      <CodeInput canSend={isReady} send={send} onRefused={() => undefined} />
    </WorkField>
  )
}
