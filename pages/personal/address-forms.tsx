import { useTranslation } from 'react-i18next'
import { changeEmail, changePhone } from '../../contract/account/endpoints'
import { smsSend, smsSendForEmail } from '../../contract/codes/endpoints'
import { email, phone } from '../../contract/core/contact-rules'
import { TextInput } from '../../src/common/form/inputs'
import { call } from '../../src/common/request/call'
import { AddressForm } from './address-form'

/** Of mainland China (spec: access §9). */
const AREA_CODE = '+086'

/** Another phone number, proved by a code that is sent to it. */
export function ChangePhone({ now }: { now: string }) {
  const { t } = useTranslation('personal')
  return (
    <AddressForm
      kind="phone"
      now={now}
      defaultAreaCode={AREA_CODE}
      rule={({ address, areaCode }) => (/^\+?\d{1,6}$/.test(areaCode) ? phone(areaCode, address) : 'phone.format')}
      send={({ address, areaCode }, pass) =>
        call(smsSend, { mobile: address, areaCode, purpose: 'change', pass }, { alerts: false })
      }
      change={({ address, areaCode, code, password }) =>
        call(changePhone, { mobile: address, areaCode, code, password }, { alerts: false })
      }
    >
      {({ register }, error) => (
        <>
          <TextInput label={t('phone.areaCode')} field={register('areaCode')} inputMode="tel" />
          <TextInput
            label={t('phone.new')}
            field={register('address', { deps: ['areaCode'] })}
            error={error}
            inputMode="numeric"
            autoComplete="tel-national"
            required
          />
        </>
      )}
    </AddressForm>
  )
}

/** Another e-mail address, proved by a code that is sent to it. */
export function ChangeEmail({ now }: { now: string }) {
  const { t } = useTranslation('personal')
  return (
    <AddressForm
      kind="email"
      now={now}
      defaultAreaCode=""
      rule={({ address }) => email(address)}
      send={({ address }, pass) =>
        call(smsSendForEmail, { email: address, purpose: 'change', pass }, { alerts: false })
      }
      change={({ address, code, password }) => call(changeEmail, { email: address, code, password }, { alerts: false })}
    >
      {({ register }, error) => (
        <TextInput
          label={t('email.new')}
          field={register('address')}
          error={error}
          type="email"
          autoComplete="email"
          required
        />
      )}
    </AddressForm>
  )
}
