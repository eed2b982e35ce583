import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { WorkField } from '../../../common/work/work-form'
import type { Scope } from './scope'
import styles from './form.module.css'

/** The tick under which the terms are agreed to, with the terms themselves in the reader's language. */
export function Agreement({ language }: Pick<Scope, 'language'>) {
  const { t } = useTranslation('registration')
  const own = language === 'zh-CN' ? 'zh' : 'en'
  return (
    <WorkField name="agreed" valuePropName="checked" validateTrigger={['onChange', 'onBlur']}>
      <Checkbox>
        {t('form.agree')}{' '}
        <a className={styles.terms} href={`/agreements/service-${own}.pdf`} target="_blank" rel="noreferrer">
          {t('form.service')}
        </a>{' '}
        {t('form.and')}{' '}
        <a className={styles.terms} href={`/agreements/privacy-${own}.pdf`} target="_blank" rel="noreferrer">
          {t('form.privacy')}
        </a>
      </Checkbox>
    </WorkField>
  )
}
