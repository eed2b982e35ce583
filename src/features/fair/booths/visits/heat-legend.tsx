import { useTranslation } from 'react-i18next'
import manage from '../manage/manage.module.css'
import { heatLevel, type HeatRange } from './heat'
import heat from './heat.module.css'

interface HeatLegendProps {
  ranges: readonly HeatRange[]
  /** Of every booth of the level. */
  figures: readonly number[]
  /** The range that alone is shown, from 1, 0 for booths without scans; undefined: all. */
  level: number | undefined
  onChoose: (level: number | undefined) => void
}

/** What the colours mean, how many booths there are of each, and a filter for each. */
export function HeatLegend({ ranges, figures, level, onChoose }: HeatLegendProps) {
  const { t } = useTranslation('booth-desk')
  const rows = [{ from: 0, to: 0 }, ...ranges]
  return (
    <div className={`${manage.legend} ${heat.heat}`} role="group" aria-label={t('scans.legend')}>
      {rows.map(({ from, to }, at) => (
        <button
          key={from}
          type="button"
          aria-pressed={at === level}
          onClick={() => onChoose(at === level ? undefined : at)}
        >
          <span className={manage.mark} data-hue={at} aria-hidden="true" />
          {from === to ? t('scans.one', { count: from }) : t('scans.range', { from, to })}{' '}
          <b>{t('scans.booths', { count: figures.filter((figure) => heatLevel(ranges, figure) === at).length })}</b>
        </button>
      ))}
    </div>
  )
}
