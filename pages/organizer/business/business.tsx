import { Button, DatePicker, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { getBusiness } from '#contract/trade/business/endpoints.ts'
import { isDay } from '#contract/core/day.ts'
import { FIGURES_DAYS } from '#contract/trade/business/limits.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { Shown } from '#src/common/ui/states.tsx'
import dayjs from '#src/common/work/form/dayjs.ts'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { DeskHead } from '../desk-head'
import { AmountCharts } from './amount-charts'
import styles from './business.module.css'
import { DayCharts } from './day-charts'
import { useSaveFigures } from './save-figures'
import { Totals } from './totals'
import { UnansweredDemands } from './unanswered-demands'

/** days that can be looked at */
const PERIODS = [7, 30, 90]

/** The outcome of trade: its figures for some days, and the demands that wait. */
export function Business() {
  const { t } = useTranslation('business')
  useTitle(t('title'))
  const saveFigures = useSaveFigures()
  const query = useHashQuery({ days: String(FIGURES_DAYS) })
  const days = PERIODS.find((one) => String(one) === query.text('days')) ?? FIGURES_DAYS
  const input = query.text('until')
  const until = /^2\d{3}-\d{2}-\d{2}$/.test(input) && isDay(input) ? input : undefined
  const business = useEndpoint(getBusiness, { days, ...(until ? { until } : {}) }, { keep: true })
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')}>
        <Button disabled={!business.data} onClick={() => business.data && void saveFigures(business.data)}>
          {t('save')}
        </Button>
      </DeskHead>
      <div className={styles.period}>
        <Segmented
          aria-label={t('period')}
          value={days}
          options={PERIODS.map((value) => ({ value, label: t('days', { count: value }) }))}
          onChange={(value) => query.set({ days: value })}
        />
        <label htmlFor="business-until">{t('until')}</label>
        <DatePicker
          id="business-until"
          placeholder={t('today')}
          value={until ? dayjs.utc(until) : null}
          onChange={(day) => query.set({ until: dayjs.isDayjs(day) ? day.format('YYYY-MM-DD') : undefined })}
        />
      </div>
      <Shown query={business} loading={<TableSkeleton />}>
        {(found) => (
          <div className={styles.figures} aria-busy={business.isPlaceholderData}>
            <Totals totals={found.totals} />
            <DayCharts days={found.days} />
            <AmountCharts amounts={found.amounts} halls={found.halls} countries={found.countries} />
          </div>
        )}
      </Shown>
      <UnansweredDemands query={query} />
    </>
  )
}
