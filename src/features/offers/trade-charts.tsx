import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '../../../contract/core/endpoint'
import type { getTradeStatistics } from '../../../contract/offers/endpoints'
import { Shown } from '../../common/ui/states'
import { useTradeStatistics } from './api'
import styles from './trade-charts.module.css'

type Statistics = OutputOf<typeof getTradeStatistics>

/** Demands and offers by category and by day. Both are tables, drawn as bars; who cannot see them reads the numbers. */
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

const series = ['demands', 'offers'] as const
/** Of a bar's whole length, so that something is seen of every count above none. */
const share = (count: number, most: number): string => `${most === 0 ? 0 : (count / most) * 100}%`
const mostOf = (rows: readonly { demands: number; offers: number }[]): number =>
  Math.max(0, ...rows.flatMap(({ demands, offers }) => [demands, offers]))

function Legend() {
  const { t } = useTranslation('exchange')
  return (
    <p className={styles.legend} aria-hidden="true">
      {series.map((name) => (
        <span key={name} data-series={name}>
          {t(`charts.${name}`)}
        </span>
      ))}
    </p>
  )
}

function Categories({ categories }: Pick<Statistics, 'categories'>) {
  const { t } = useTranslation('exchange')
  const id = useId()
  const rows = categories.filter(({ demands, offers }) => demands + offers > 0)
  const most = mostOf(rows)
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id}>{t('charts.byCategory')}</figcaption>
      <Legend />
      {rows.length === 0 ? <p className={styles.none}>{t('charts.none')}</p> : null}
      <table className={styles.bars} hidden={rows.length === 0}>
        <thead>
          <tr>
            <th scope="col">{t('charts.category')}</th>
            <th scope="col">{t('charts.demands')}</th>
            <th scope="col">{t('charts.offers')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {series.map((name) => (
                <td key={name} data-series={name}>
                  <i style={{ width: share(row[name], most) }} aria-hidden="true" />
                  {row[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function Days({ days }: Pick<Statistics, 'days'>) {
  const { t, i18n } = useTranslation('exchange')
  const id = useId()
  const most = mostOf(days)
  const short = new Intl.DateTimeFormat(i18n.language, { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id}>{t('charts.byDay', { count: days.length })}</figcaption>
      <Legend />
      <table className={styles.columns}>
        <thead>
          <tr>
            <th scope="col">{t('charts.day')}</th>
            <th scope="col">{t('charts.demands')}</th>
            <th scope="col">{t('charts.offers')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((row) => (
            <tr key={row.day}>
              <th scope="row">{short.format(new Date(`${row.day}T00:00:00Z`))}</th>
              {series.map((name) => (
                <td
                  key={name}
                  data-series={name}
                  title={t('charts.ofDay', { name: t(`charts.${name}`), count: row[name] })}
                >
                  <i style={{ height: share(row[name], most) }} aria-hidden="true" />
                  <span>{row[name]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
