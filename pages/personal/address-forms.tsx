import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { changeEmail, changePhone } from '#contract/people/account/endpoints.ts'
import { smsSend, smsSendForEmail } from '#contract/people/codes/endpoints.ts'
import { email, phone } from '#contract/core/contact/contact-rules.ts'
import { call } from '#src/common/request/call.ts'
import { WorkField } from '#src/common/work/work-form.tsx'
import { AddressForm, type AddressValues } from './address-form'

/** Of mainland China (spec: access §9). */
const AREA_CODE = '+086'

const phoneRule = ({ address, areaCode }: AddressValues) =>
  /^\+?\d{1,6}$/.test(areaCode) ? phone(areaCode, address) : 'phone.format'

const emailRule = ({ address }: AddressValues) => email(address)

interface Known {
  /** What logs in now, or empty. */
  now: string
  /** What was given at registration and never proved, or empty. */
  given: string
}

/** A number of mainland China stands without its code, any other with it: `+4915112345678`. */
const isAbroad = (mobile: string) => mobile.startsWith('+')

/** Another phone number, or the one that was given, proved by a code that is sent to it. */
export function ChangePhone({ now, given }: Known) {
  const { t } = useTranslation('personal')
  return (
    <AddressForm
      kind="phone"
      now={now}
      given={given}
      // The country code cannot be recognized: such a number is typed again.
      typed={isAbroad(given) ? '' : given}
      defaultAreaCode={AREA_CODE}
      rule={phoneRule}
      send={({ address, areaCode }, pass) =>
        call(smsSend, { mobile: address, areaCode, purpose: 'change', pass }, { alerts: false })
      }
      change={({ address, areaCode, code, password }) =>
        call(changePhone, { mobile: address, areaCode, code, password }, { alerts: false })
      }
    >
      <WorkField name="areaCode" label={t('phone.areaCode')}>
        <Input inputMode="tel" />
      </WorkField>
      <WorkField name="address" label={t('phone.new')} required>
        <Input inputMode="numeric" autoComplete="tel-national" />
      </WorkField>
    </AddressForm>
  )
}

/** Another e-mail address, or the one that was given, proved by a code that is sent to it. */
export function ChangeEmail({ now, given }: Known) {
  const { t } = useTranslation('personal')
  return (
    <AddressForm
      kind="email"
      now={now}
      given={given}
      typed={given}
      defaultAreaCode=""
      rule={emailRule}
      send={({ address }, pass) =>
        call(smsSendForEmail, { email: address, purpose: 'change', pass }, { alerts: false })
      }
      change={({ address, code, password }) => call(changeEmail, { email: address, code, password }, { alerts: false })}
    >
      <WorkField name="address" label={t('email.new')} required>
        <Input type="email" autoComplete="email" />
      </WorkField>
    </AddressForm>
  )
}
