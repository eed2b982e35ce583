import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { STAND_DAYS } from '#contract/operations/figures/limits.ts'
import type { StandFigures, StandSums } from '#contract/operations/figures/schemas.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { BarChart } from '#src/common/ui/charts/charts.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { useStandFigures } from '#src/features/operations/figures/api.ts'
import { Definition, type Defined } from '#src/features/operations/figures/definition.tsx'
import { formatFigure } from '#src/features/operations/figures/figure-text.ts'
import { LineChart } from '#src/features/operations/figures/line-chart.tsx'
import styles from './stand-numbers.module.css'

const PERIODS = [7, 30, 90]

const tiles = [
  { name: 'views', label: 'stand.views', defined: 'standViews' },
  { name: 'visitors', label: 'stand.visitors', defined: 'standVisitors' },
  { name: 'opened', label: 'figure.opened', defined: 'opened' },
  { name: 'pushClicks', label: 'figure.pushClicks', defined: 'pushClicks' },
  { name: 'questions', label: 'figure.questions', defined: 'standQuestions' },
  { name: 'answerMinutes', label: 'figure.answerMinutes', defined: 'answerMinutes' },
  { name: 'leads', label: 'figure.leads', defined: 'leads' },
  { name: 'follows', label: 'figure.follows', defined: 'follows' },
] as const satisfies readonly { name: keyof StandSums; label: string; defined: Defined }[]

/** The own figures, each beside the median of the hall. */
function Tiles({ own, hall, hallSize }: Pick<StandFigures, 'own' | 'hall' | 'hallSize'>) {
  const { t, i18n } = useTranslation('figures')
  const write = (name: keyof StandSums, value: number | null) =>
    formatFigure(value, name === 'answerMinutes' ? 'minutes' : 'count', { t, language: i18n.language })
  return (
    <section>
      <dl className={styles.tiles}>
        {tiles.map(({ name, label, defined }) => (
          <div key={name}>
            <dt>
              {t(label)}
              <Definition of={defined} name={t(label)} />
            </dt>
            <dd>{write(name, own[name])}</dd>
            {hall ? <dd className={styles.hall}>{t('stand.hall', { value: write(name, hall[name]) })}</dd> : null}
          </div>
        ))}
      </dl>
      <p className={styles.note}>{hall ? t('stand.hallOf', { count: hallSize }) : t('stand.alone')}</p>
    </section>
  )
}

function Charts({ figures: { days, exhibits, pushes, countries } }: { figures: StandFigures }) {
  const { t, i18n } = useTranslation('figures')
  const short = new Intl.DateTimeFormat(i18n.language, { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const chart = (
    name: 'exhibits' | 'pushes' | 'countries',
    series: string[],
    rows: { id: string | number; name: string; values: number[] }[],
  ) => (
    <BarChart
      caption={t(`stand.${name}`)}
      heading={t(`stand.${name}`)}
      series={series}
      rows={rows.map(({ id, name: label, values }) => ({ key: id, label, values }))}
      none={t('rank.none')}
    />
  )
  return (
    <>
      <LineChart
        caption={t('chart.days')}
        heading={t('chart.day')}
        labels={days.map(({ day }) => short.format(new Date(`${day}T00:00:00Z`)))}
        series={[
          { label: t('stand.views'), values: days.map(({ views }) => views) },
          { label: t('stand.visitors'), values: days.map(({ visitors }) => visitors), quiet: true },
        ]}
      />
      <div className={styles.charts}>
        {chart(
          'exhibits',
          [t('rank.views')],
          exhibits.map((one) => ({ ...one, values: [one.views] })),
        )}
        {chart(
          'pushes',
          [t('rank.views'), t('stand.clicks')],
          pushes.map((one) => ({ ...one, values: [one.views, one.clicks] })),
        )}
        {chart(
          'countries',
          [t('rank.people')],
          countries.map(({ name, count }) => ({ id: name, name: name || t('rank.unknown'), values: [count] })),
        )}
      </div>
    </>
  )
}

/** What visitors do at the own stand. */
export function StandNumbers() {
  const { t } = useTranslation('figures')
  const query = useHashQuery({ days: String(STAND_DAYS) })
  const days = PERIODS.find((one) => String(one) === query.text('days')) ?? STAND_DAYS
  const figures = useStandFigures(days)
  if (isRefusal(figures.error, 'NoExhibitor'))
    return <Empty title={t('stand.noExhibitor')} text={t('stand.noExhibitorText')} />
  return (
    <>
      <h2 className={styles.title}>{t('stand.title')}</h2>
      <p className={styles.note}>{t('stand.lead')}</p>
      <Segmented
        aria-label={t('stand.period')}
        value={days}
        options={PERIODS.map((value) => ({ value, label: t('stand.days', { count: value }) }))}
        onChange={(value) => query.set({ days: value })}
      />
      <Shown query={figures} loading={<TableSkeleton />}>
        {(found) => (
          <div className={styles.figures} aria-busy={figures.isPlaceholderData}>
            <Tiles {...found} />
            <Charts figures={found} />
          </div>
        )}
      </Shown>
    </>
  )
}
