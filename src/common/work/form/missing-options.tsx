import { Alert, Button } from 'antd'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#src/common/request/error-message.ts'
import styles from '../work-form.module.css'

/** Says that the options of a field did not load, with a way to ask again without losing the form. */
export function MissingOptions({ query, text }: { query: UseQueryResult; text: string }) {
  const { t } = useTranslation()
  if (!query.error || query.data !== undefined) return null
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      className={styles.failure ?? ''}
      title={`${text} ${errorMessage(query.error)}`}
      action={<Button onClick={() => void query.refetch()}>{t('state.retry')}</Button>}
    />
  )
}
