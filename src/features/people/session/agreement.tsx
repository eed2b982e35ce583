import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AgreementName } from '#contract/fair/agreements/rules.ts'
import { useAgreementAddress } from '#src/common/app/agreement-address.ts'
import { Tick } from '#src/common/form/tick.tsx'
import { getLanguage } from '#src/common/i18n/language.ts'

function AgreementLink({ which }: { which: AgreementName }) {
  const { t } = useTranslation('access')
  const { href, isPdf } = useAgreementAddress(getLanguage())(which)
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {t(`agreement.${which}`)}
      <span className="yz-visually-hidden">{t(isPdf ? 'agreement.newWindow' : 'agreement.newWindowPage')}</span>
    </a>
  )
}

/** The tick without which nobody logs in (spec: access §2.2, §5). */
export function Agreement({ field, error }: { field: UseFormRegisterReturn; error?: FieldError | undefined }) {
  const { t } = useTranslation('access')
  return (
    <Tick field={field} error={error}>
      {t('agreement.read')} <AgreementLink which="service" /> {t('agreement.and')} <AgreementLink which="privacy" />
    </Tick>
  )
}
