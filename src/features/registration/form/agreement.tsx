import { useTranslation } from 'react-i18next'
import { Tick } from '../../../common/form/tick'
import { fieldError, type Scope } from './scope'
import styles from './form.module.css'

/** The tick under which the terms are agreed to, with the terms themselves in the reader's language. */
export function Agreement({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  const { form, language } = scope
  const own = language === 'zh-CN' ? 'zh' : 'en'
  return (
    <Tick field={form.register('agreed')} error={fieldError(scope, 'agreed')}>
      {t('form.agree')}{' '}
      <a className={styles.terms} href={`/agreements/service-${own}.pdf`} target="_blank" rel="noreferrer">
        {t('form.service')}
      </a>{' '}
      {t('form.and')}{' '}
      <a className={styles.terms} href={`/agreements/privacy-${own}.pdf`} target="_blank" rel="noreferrer">
        {t('form.privacy')}
      </a>
    </Tick>
  )
}
