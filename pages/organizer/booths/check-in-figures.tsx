import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useHallCheckIns } from '#src/features/commerce/check-in/api.ts'
import styles from './booths.module.css'

/** The check-ins by the zones of a hall, as two more figures of it. */
export function CheckInFigures({ hallId }: { hallId: number }) {
  const { t, i18n } = useTranslation('booth-desk')
  const { data, isError, refetch } = useHallCheckIns(hallId)
  if (data?.zones.length === 0) {
    return (
      <div className={styles.noZone}>
        <dt>{t('figures.checkIns')}</dt>
        <dd className={styles.text}>
          {t('figures.noZone')} <a href="#/checkIn/entrances">{t('figures.toZones')}</a>
        </dd>
      </div>
    )
  }
  if (!data && isError) {
    return (
      <div className={styles.noZone}>
        <dt>{t('figures.checkIns')}</dt>
        <dd className={styles.text}>
          {t('figures.checkInsFailed')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {t('common:state.retry')}
          </Button>
        </dd>
      </div>
    )
  }
  const text = (count: number | undefined) => (count === undefined ? '…' : count.toLocaleString(i18n.language))
  const zones = data ? (
    <dd className={styles.text}>
      {t('figures.zones', { count: data.zones.length, zones: data.zones.join(t('figures.comma')) })}
    </dd>
  ) : null
  return (
    <>
      <div className={styles.ofZones}>
        <dt>{t('figures.today')}</dt>
        <dd aria-busy={!data}>{text(data?.today)}</dd>
        {zones}
      </div>
      <div className={styles.ofZones}>
        <dt>{t('figures.checkedIn')}</dt>
        <dd aria-busy={!data}>{text(data?.total)}</dd>
        {zones}
      </div>
    </>
  )
}
