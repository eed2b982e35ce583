import { useTranslation } from 'react-i18next'
import { chinaClock, chinaDay } from '#contract/core/china-time.ts'
import type { FairDay, FairFigures } from '#contract/operations/figures/schemas.ts'
import { LineChart } from '#src/features/operations/figures/line-chart.tsx'
import styles from './numbers.module.css'

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** The hours that have begun: of today those to come are not drawn as if nobody came. */
export function hoursSoFar({ day, hours }: FairDay): FairDay['hours'] {
  const now = new Date()
  return day === chinaDay(now) ? hours.slice(0, Number(chinaClock(now).slice(0, 2)) + 1) : hours
}

interface HoursProps {
  figures: Pick<FairFigures, 'day' | 'against'>
  height?: number
  still?: boolean
}

/** Visitors and views by the hour, beside the other day. */
export function Hours({ figures: { day, against }, ...rest }: HoursProps) {
  const { t } = useTranslation('figures')
  const soFar = hoursSoFar(day)
  const chart = (name: 'visitors' | 'views') => (
    <LineChart
      caption={t(`chart.${name}`)}
      heading={t('chart.hour')}
      labels={against.hours.map(({ hour }) => clock(hour))}
      series={[
        { label: day.day, values: soFar.map((one) => one[name]) },
        { label: against.day, values: against.hours.map((one) => one[name]), quiet: true },
      ]}
      {...rest}
    />
  )
  return (
    <div className={styles.charts}>
      {chart('visitors')}
      {chart('views')}
    </div>
  )
}
