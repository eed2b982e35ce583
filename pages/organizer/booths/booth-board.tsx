import { Radio } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HallBooths, Unplaced } from '#contract/fair/booths/schemas.ts'
import { boothStatuses } from '#contract/fair/floor-plan/rules.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { BoothPanel } from '#src/features/fair/booths/manage/booth-panel.tsx'
import { HallFigures } from '#src/features/fair/booths/manage/hall-figures.tsx'
import { PlaceDialog } from '#src/features/fair/booths/manage/place-dialog.tsx'
import { StatusLegend } from '#src/features/fair/booths/manage/status-legend.tsx'
import { DRAGGED, UnplacedList } from '#src/features/fair/booths/manage/unplaced-list.tsx'
import heat from '#src/features/fair/booths/visits/heat.module.css'
import { ScanTable } from '#src/features/fair/booths/visits/scan-table.tsx'
import hues from '#src/features/fair/floor-plan/hues.module.css'
import { usePlanNames } from '#src/features/fair/floor-plan/names.ts'
import type { Marked } from '#src/features/fair/floor-plan/picture/marked.ts'
import { PlanPicture } from '#src/features/fair/floor-plan/picture/plan-picture.tsx'
import styles from './booths.module.css'
import { CheckInFigures } from './check-in-figures'
import { markScans } from './mark-scans'
import { markStatuses } from './mark-statuses'
import { ScansPart } from './scans-part'
import { useScans } from './use-scans'

interface BoothBoardProps {
  hall: HallBooths
  plan: FloorPlan
  query: HashQuery
}

/** The plan coloured by status, next to the open booth and those who have none. */
export function BoothBoard({ hall, plan, query }: BoothBoardProps) {
  const { t } = useTranslation('booth-desk')
  const names = usePlanNames(plan)
  const scans = useScans(hall, plan, query)
  const { isShown: isHeat, isCounted, byNumber, ranges, level } = scans
  const marked = useMemo(
    () =>
      isCounted
        ? markScans(plan, hall.booths, { byNumber, ranges, textOf: (count) => t('scans.one', { count }) })
        : markStatuses(plan, hall.booths),
    [plan, hall.booths, isCounted, byNumber, ranges, t],
  )
  const [placing, setPlacing] = useState<{ exhibitor: Unplaced; to: string }>()
  const number = query.text('booth')
  const booth = hall.booths.find((one) => one.number === number && one.level === plan.level)
  const status = boothStatuses.find((one) => one === query.text('status'))
  const isMeant = useCallback(
    ({ booth: one, hue }: Marked) =>
      isCounted ? level === undefined || hue === level : status === undefined || one.status === status,
    [isCounted, level, status],
  )
  const labelOf = useCallback(
    ({ booth: { number: of, status: is, exhibitor } }: Marked) => {
      const what = isCounted ? t('scans.one', { count: byNumber.get(of) ?? 0 }) : t(`status.${is}`)
      return exhibitor?.name
        ? t('booth.labelOf', { number: of, status: what, name: exhibitor.name })
        : t('booth.label', { number: of, status: what })
    },
    [isCounted, byNumber, t],
  )
  const open = (to: string) => {
    if (to === number) return
    const levelOf = hall.booths.find((one) => one.number === to)?.level
    // Each level has its own ranges of scans.
    const moved = levelOf === undefined || levelOf === plan.level ? {} : { level: levelOf, heat: undefined }
    query.set({ booth: to || undefined, ...moved })
  }
  const drop = (to: string, dragged: DataTransfer) => {
    const exhibitor = hall.unplaced.find(({ id }) => String(id) === dragged.getData(DRAGGED))
    if (exhibitor) setPlacing({ exhibitor, to })
  }
  return (
    <>
      <HallFigures booths={hall.booths}>
        <CheckInFigures hallId={hall.hallId} />
      </HallFigures>
      <div className={styles.switches}>
        <span id="booths-by">{t('scans.by.label')}</span>
        <Radio.Group
          optionType="button"
          aria-labelledby="booths-by"
          value={isHeat ? 'scans' : 'status'}
          options={(['status', 'scans'] as const).map((value) => ({ value, label: t(`scans.by.${value}`) }))}
          onChange={({ target }) =>
            query.set({ by: target.value === 'scans' ? 'scans' : undefined, status: undefined, heat: undefined })
          }
        />
      </div>
      {isHeat ? (
        <ScansPart scans={scans} query={query} />
      ) : (
        <div className={hues['hues']}>
          <StatusLegend booths={hall.booths} status={status} onChoose={(to) => query.set({ status: to })} />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.side}>
          {booth ? (
            <BoothPanel
              key={number}
              hall={hall}
              booth={booth}
              onPlace={(exhibitor) => setPlacing({ exhibitor, to: number })}
              onOpen={open}
              onClose={() => open('')}
            />
          ) : number === '' ? null : (
            <p role="alert">{t('booth.unknown', { number })}</p>
          )}
          <UnplacedList unplaced={hall.unplaced} onPlace={(exhibitor) => setPlacing({ exhibitor, to: '' })} />
        </div>
        <div className={`${styles.picture} ${isCounted ? heat.heat : hues['hues']}`}>
          <PlanPicture
            plan={plan}
            marked={marked}
            isMeant={isMeant}
            open={booth ? number : ''}
            route={undefined}
            start={undefined}
            nameOf={names.landmark}
            labelOf={labelOf}
            onOpen={open}
            onDrop={drop}
          />
        </div>
      </div>
      {isHeat && ranges.length > 0 ? <ScanTable rows={scans.rows} onOpen={open} /> : null}
      {placing ? (
        <PlaceDialog
          hallId={hall.hallId}
          {...placing}
          booths={hall.booths}
          onDone={(to) => {
            setPlacing(undefined)
            open(to)
          }}
          onClose={() => setPlacing(undefined)}
        />
      ) : null}
    </>
  )
}
