import { useTranslation } from 'react-i18next'
import { sendRegEmail, smsSend } from '../../../../contract/codes/endpoints'
import * as contacts from '../../../../contract/core/contact-rules'
import { ApiError } from '../../../common/request/api-error'
import { call } from '../../../common/request/call'
import type { Solved } from '../../../common/verify/puzzle-dialog'
import { CodeInput } from '../../../common/work/code-input'
import { WorkField } from '../../../common/work/work-form'
import { findRefusedField, parseRefusal } from '../model/refusals'
import { type Scope, useValue } from './scope'
import { valuesOf } from './values-of'

const quiet = { alerts: false }

/** The code that proves a mainland phone, by SMS, or another registrant's e-mail (spec: access §5). */
export function RegistrationCode({ scope, by }: { scope: Scope; by: 'phone' | 'email' }) {
  const { t, i18n } = useTranslation('registration')
  const { form, running, said } = scope
  const [areaCode, phone] = [useValue(scope, 'areaCode'), useValue(scope, 'phone')]
  const email = useValue(scope, 'email').trim()
  const isReady = by === 'phone' ? !contacts.phone(areaCode, phone) : !contacts.email(email)

  const send = async ({ pass, running: key }: Solved) => {
    running.set(key)
    said.forget('code')
    const purpose = 'register' as const
    try {
      return by === 'phone'
        ? await call(smsSend, { mobile: phone, areaCode, purpose, pass }, quiet)
        : await call(sendRegEmail, { email, purpose, pass }, quiet)
    } catch (error) {
      const refusal = parseRefusal(error)
      if (refusal) said.refuse(findRefusedField(refusal, valuesOf(form)) ?? 'code', refusal)
      else if (error instanceof ApiError) said.tell('code', () => error.message)
      else said.tell('code', (lng) => i18n.t('registration:form.codeLost', { lng }))
      throw error
    }
  }

  return (
    <WorkField name="code" label={t('common:form.code')} required>
      <CodeInput canSend={isReady} send={send} onRefused={() => undefined} />
    </WorkField>
  )
}
