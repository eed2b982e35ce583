import { useTranslation } from 'react-i18next'
import { errorMessage } from '#src/common/request/error-message.ts'
import styles from './palette.module.css'
import type { useRecords } from './use-records'

interface PaletteStatusProps {
  keyword: string
  count: number
  records: ReturnType<typeof useRecords>
}

/** Below the list: that records are searched, could not be searched, or were not found. */
export function PaletteStatus({ keyword, count, records: { isLoading, error, retry } }: PaletteStatusProps) {
  const { t } = useTranslation('palette')
  const isFailed = error !== null && error !== undefined
  const isEmpty = keyword !== '' && count === 0 && !isLoading && !isFailed
  return (
    <>
      {isFailed ? (
        <div role="alert" className={styles.failed}>
          <p>
            {t('failed')} {errorMessage(error)}
          </p>
          <button type="button" className="yz-button" data-kind="quiet" onClick={retry}>
            {t('common:state.retry')}
          </button>
        </div>
      ) : null}
      {isEmpty ? (
        <div className={styles.none}>
          <p>{t('none', { keyword })}</p>
          <p>{t('advice')}</p>
        </div>
      ) : null}
      {isLoading ? (
        <p className={styles.loading} aria-hidden="true">
          {t('loading')}
        </p>
      ) : null}
      <span className="yz-visually-hidden" role="status">
        {isLoading ? t('loading') : isFailed || keyword === '' ? '' : t('count', { count })}
      </span>
    </>
  )
}
