import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Tick } from '../../common/form/tick'
import { getLanguage } from '../../common/i18n/language'

function AgreementLink({ name }: { name: 'service' | 'privacy' }) {
  const { t } = useTranslation('access')
  const language = getLanguage() === 'zh-CN' ? 'zh' : 'en'
  return (
    <a href={`/agreements/${name}-${language}.pdf`} target="_blank" rel="noreferrer">
      {t(name === 'service' ? 'agreement.service' : 'agreement.privacy')}
      <span className="yz-visually-hidden">{t('agreement.newWindow')}</span>
    </a>
  )
}

/** The tick without which nobody logs in (spec: access §2.2, §5). */
export function Agreement({ field, error }: { field: UseFormRegisterReturn; error?: FieldError | undefined }) {
  const { t } = useTranslation('access')
  return (
    <Tick field={field} error={error}>
      {t('agreement.read')} <AgreementLink name="service" /> {t('agreement.and')} <AgreementLink name="privacy" />
    </Tick>
  )
}
