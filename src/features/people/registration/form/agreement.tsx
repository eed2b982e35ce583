import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAgreementAddress } from '#src/common/app/agreement-address.ts'
import { WorkField } from '#src/common/work/work-form.tsx'
import type { Scope } from './scope'
import styles from './form.module.css'

/** The tick under which the terms are agreed to, with the terms themselves in the reader's language. */
export function Agreement({ language }: Pick<Scope, 'language'>) {
  const { t } = useTranslation('registration')
  const addressOf = useAgreementAddress(language)
  return (
    <WorkField name="agreed" valuePropName="checked" validateTrigger={['onChange', 'onBlur']}>
      <Checkbox>
        {t('form.agree')}{' '}
        <a className={styles.terms} href={addressOf('service').href} target="_blank" rel="noreferrer">
          {t('form.service')}
        </a>{' '}
        {t('form.and')}{' '}
        <a className={styles.terms} href={addressOf('privacy').href} target="_blank" rel="noreferrer">
          {t('form.privacy')}
        </a>
      </Checkbox>
    </WorkField>
  )
}
