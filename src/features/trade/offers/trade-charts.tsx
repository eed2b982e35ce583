import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/core/endpoint.ts'
import type { getTradeStatistics } from '#contract/trade/offers/endpoints.ts'
import { BarChart, ColumnChart } from '#src/common/ui/charts/charts.tsx'
import styles from '#src/common/ui/charts/charts.module.css'
import { Shown } from '#src/common/ui/states.tsx'
import { useTradeStatistics } from './api'

type Statistics = OutputOf<typeof getTradeStatistics>

/** Demands and offers by category and by day. */
export function TradeCharts() {
  return (
    <Shown query={useTradeStatistics()} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {({ categories, days }) => (
        <div className={styles.charts}>
          <Categories categories={categories} />
          <Days days={days} />
        </div>
      )}
    </Shown>
  )
}

function Categories({ categories }: Pick<Statistics, 'categories'>) {
  const { t } = useTranslation('exchange')
  const rows = categories.filter(({ demands, offers }) => demands + offers > 0)
  return (
    <BarChart
      caption={t('charts.byCategory')}
      heading={t('charts.category')}
      series={[t('charts.demands'), t('charts.offers')]}
      rows={rows.map(({ id, name, demands, offers }) => ({ key: id, label: name, values: [demands, offers] }))}
      none={t('charts.none')}
    />
  )
}

function Days({ days }: Pick<Statistics, 'days'>) {
  const { t, i18n } = useTranslation('exchange')
  const short = new Intl.DateTimeFormat(i18n.language, { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  return (
    <ColumnChart
      caption={t('charts.byDay', { count: days.length })}
      heading={t('charts.day')}
      series={[t('charts.demands'), t('charts.offers')]}
      rows={days.map(({ day, demands, offers }) => ({
        key: day,
        label: short.format(new Date(`${day}T00:00:00Z`)),
        values: [demands, offers],
      }))}
      titleOf={(name, count) => t('charts.ofDay', { name, count })}
    />
  )
}
