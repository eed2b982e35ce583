import { Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { scanDays } from '#contract/fair/booths/visits/rules.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { HeatLegend } from '#src/features/fair/booths/visits/heat-legend.tsx'
import styles from './booths.module.css'
import type { useScans } from './use-scans'

interface ScansPartProps {
  scans: ReturnType<typeof useScans>
  query: HashQuery
}

/** The days that are counted, and what the colours of the heat map mean. */
export function ScansPart({ scans, query }: ScansPartProps) {
  const { t } = useTranslation('booth-desk')
  const { answer, days, rows, ranges, level } = scans
  return (
    <>
      <div className={styles.switches}>
        <span id="scan-days">{t('scans.days.label')}</span>
        <Radio.Group
          optionType="button"
          aria-labelledby="scan-days"
          value={days}
          options={scanDays.map((value) => ({ value, label: t(`scans.days.${value}`) }))}
          onChange={({ target }) => query.set({ days: Number(target.value), heat: undefined })}
        />
      </div>
      <Shown query={answer} loading={<div className="yz-skeleton" style={{ height: '2rem' }} />}>
        {() =>
          ranges.length === 0 ? (
            <p className={styles.none}>
              <b>{t('scans.none')}</b> {t('scans.noneText')}
            </p>
          ) : (
            <HeatLegend
              ranges={ranges}
              figures={rows.map((one) => one.scans)}
              level={level}
              onChoose={(to) => query.set({ heat: to })}
            />
          )
        }
      </Shown>
    </>
  )
}
