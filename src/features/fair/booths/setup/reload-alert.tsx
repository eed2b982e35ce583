import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './setup.module.css'

/** Offers what is saved now in place of what was loaded. */
export function ReloadAlert({ hint, onReload }: { hint: string; onReload: () => void }) {
  const { t } = useTranslation('hall-setup')
  return (
    <Alert
      className={styles.alert ?? ''}
      type="warning"
      showIcon
      title={hint}
      action={<Button onClick={onReload}>{t('reload')}</Button>}
    />
  )
}
