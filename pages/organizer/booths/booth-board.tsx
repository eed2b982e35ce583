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
import hues from '#src/features/fair/floor-plan/hues.module.css'
import { usePlanNames } from '#src/features/fair/floor-plan/names.ts'
import type { Marked } from '#src/features/fair/floor-plan/picture/marked.ts'
import { PlanPicture } from '#src/features/fair/floor-plan/picture/plan-picture.tsx'
import styles from './booths.module.css'
import { markStatuses } from './mark-statuses'

interface BoothBoardProps {
  hall: HallBooths
  plan: FloorPlan
  query: HashQuery
}

/** The plan coloured by status, next to the open booth and those who have none. */
export function BoothBoard({ hall, plan, query }: BoothBoardProps) {
  const { t } = useTranslation('booth-desk')
  const names = usePlanNames(plan)
  const marked = useMemo(() => markStatuses(plan, hall.booths), [plan, hall.booths])
  const [placing, setPlacing] = useState<{ exhibitor: Unplaced; to: string }>()
  const number = query.text('booth')
  const booth = hall.booths.find((one) => one.number === number && one.level === plan.level)
  const status = boothStatuses.find((one) => one === query.text('status'))
  const isMeant = useCallback(({ booth: one }: Marked) => status === undefined || one.status === status, [status])
  const labelOf = useCallback(
    ({ booth: { number: of, status: is, exhibitor } }: Marked) =>
      exhibitor
        ? t('booth.labelOf', { number: of, status: t(`status.${is}`), name: exhibitor.name })
        : t('booth.label', { number: of, status: t(`status.${is}`) }),
    [t],
  )
  const open = (to: string) => {
    if (to === number) return
    const level = hall.booths.find((one) => one.number === to)?.level
    query.set({ booth: to || undefined, ...(level === undefined ? {} : { level }) })
  }
  const drop = (to: string, dragged: DataTransfer) => {
    const exhibitor = hall.unplaced.find(({ id }) => String(id) === dragged.getData(DRAGGED))
    if (exhibitor) setPlacing({ exhibitor, to })
  }
  return (
    <>
      <HallFigures booths={hall.booths} />
      <div className={hues['hues']}>
        <StatusLegend booths={hall.booths} status={status} onChoose={(to) => query.set({ status: to })} />
      </div>
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
        <div className={`${styles.picture} ${hues['hues']}`}>
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
