import { useTranslation } from 'react-i18next'
import type { Booth } from '#contract/fair/booths/schemas.ts'
import { type BoothStatus, boothStatuses } from '#contract/fair/floor-plan/rules.ts'
import { hueOfStatus } from './status-hues'
import styles from './manage.module.css'

interface StatusLegendProps {
  booths: readonly Booth[]
  /** The status that alone is shown; undefined: all. */
  status: BoothStatus | undefined
  onChoose: (status: BoothStatus | undefined) => void
}

/** What the colours mean, how many booths of each there are, and a filter for each. */
export function StatusLegend({ booths, status, onChoose }: StatusLegendProps) {
  const { t } = useTranslation('booth-desk')
  const countOf = (of: BoothStatus) => booths.filter((one) => one.status === of).length
  const taken = booths.length - countOf('free')
  return (
    <div className={styles.legend} role="group" aria-label={t('status.label')}>
      {boothStatuses.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === status}
          onClick={() => onChoose(one === status ? undefined : one)}
        >
          <span className={styles.mark} data-hue={hueOfStatus[one]} aria-hidden="true" />
          {t(`status.${one}`)} <b>{countOf(one)}</b>
        </button>
      ))}
      <span>{t('legend.of', { taken, total: booths.length })}</span>
    </div>
  )
}
