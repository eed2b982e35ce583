import { useTranslation } from 'react-i18next'
import { sendRegEmail, smsSend } from '../../../../contract/codes/endpoints'
import * as contacts from '../../../../contract/core/contact-rules'
import { ApiError } from '../../../common/request/api-error'
import { call } from '../../../common/request/call'
import { CodeField } from '../../../common/verify/code-field'
import type { Solved } from '../../../common/verify/puzzle-dialog'
import { findRefusedField, parseRefusal } from '../model/refusals'
import { fieldError, type Scope } from './scope'
import styles from './form.module.css'

const quiet = { alerts: false }

/** The code that proves a mainland phone, by SMS, or another registrant's e-mail (spec: access §5). */
export function RegistrationCode({ scope, by }: { scope: Scope; by: 'phone' | 'email' }) {
  const { t } = useTranslation('registration')
  const { form, running } = scope
  const [areaCode, phone, email] = form.watch(['areaCode', 'phone', 'email'])
  const isReady = by === 'phone' ? !contacts.phone(areaCode, phone) : !contacts.email(email.trim())

  const send = async ({ pass, running: key }: Solved) => {
    running.set(key)
    form.clearServerError('code')
    const purpose = 'register' as const
    try {
      return by === 'phone'
        ? await call(smsSend, { mobile: phone, areaCode, purpose, pass }, quiet)
        : await call(sendRegEmail, { email: email.trim(), purpose, pass }, quiet)
    } catch (error) {
      const refusal = parseRefusal(error)
      if (refusal) form.setServerError(findRefusedField(refusal, form.getValues()) ?? 'code', refusal)
      else
        form.setError('code', {
          type: 'server',
          message: error instanceof ApiError ? error.message : t('form.codeLost'),
        })
      throw error
    }
  }

  return (
    <div className={styles.cell}>
      <CodeField
        field={form.register('code')}
        error={fieldError(scope, 'code')}
        canSend={isReady}
        send={send}
        onRefused={() => undefined}
      />
    </div>
  )
}
