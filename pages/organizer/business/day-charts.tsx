import { useTranslation } from 'react-i18next'
import type { BusinessDay } from '#contract/trade/business/schemas.ts'
import { ColumnChart } from '#src/common/ui/charts/charts.tsx'
import charts from '#src/common/ui/charts/charts.module.css'

/** maximum number of distinguishable columns; more days are added up */
const COLUMNS_MAX = 31
const names = ['demands', 'offers', 'intentions', 'talks'] as const

/** So many days together as one, so that at most COLUMNS_MAX are drawn. */
function joinDays(days: readonly BusinessDay[]): BusinessDay[] {
  const each = Math.ceil(days.length / COLUMNS_MAX)
  return days.flatMap((first, place) => {
    if (place % each !== 0) return []
    const joined = days.slice(place, place + each)
    const sum = (name: (typeof names)[number]) => joined.reduce((all, day) => all + day[name], 0)
    return [
      {
        day: first.day,
        demands: sum('demands'),
        offers: sum('offers'),
        intentions: sum('intentions'),
        talks: sum('talks'),
      },
    ]
  })
}

/** Demands with offers, and intention orders with talks, by day. */
export function DayCharts({ days }: { days: readonly BusinessDay[] }) {
  const { t, i18n } = useTranslation('business')
  const short = new Intl.DateTimeFormat(i18n.language, { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const rows = joinDays(days)
  const chart = (one: 'demands' | 'intentions', other: 'offers' | 'talks') => (
    <ColumnChart
      caption={t(`charts.${one}`)}
      heading={t('charts.day')}
      series={[t(`group.${one}`), t(`group.${other}`)]}
      rows={rows.map((row) => ({
        key: row.day,
        label: short.format(new Date(`${row.day}T00:00:00Z`)),
        values: [row[one], row[other]],
      }))}
      titleOf={(name, value) => t('charts.ofDay', { name, value })}
    />
  )
  return (
    <div className={charts.charts}>
      {chart('demands', 'offers')}
      {chart('intentions', 'talks')}
    </div>
  )
}
