import { Alert } from 'antd'
import { type ComponentProps, type ReactNode, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/core/endpoint.ts'
import type { getOwnBooth } from '#contract/fair/booths/endpoints.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { ownStandAddress } from '#src/common/app/addresses.ts'
import { orderAddress } from '#src/common/app/ticket-addresses.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { useOwnBooth } from '#src/features/fair/booths/api.ts'
import { useFloorPlan } from '#src/features/fair/floor-plan/api.ts'
import hues from '#src/features/fair/floor-plan/hues.module.css'
import { usePlanNames } from '#src/features/fair/floor-plan/names.ts'
import { markBooths, type Marked } from '#src/features/fair/floor-plan/picture/marked.ts'
import { PlanPicture } from '#src/features/fair/floor-plan/picture/plan-picture.tsx'
import type { OrderForm } from '#src/features/commerce/services/order/order-form.tsx'
import styles from './booth-plan.module.css'

type Slot = Parameters<ComponentProps<typeof OrderForm>['boothSlot']>[0]

/** The colours of booths that can be ordered and of the chosen one, of those that the plan's pictures have. */
const hueOf = { free: 3, chosen: 1, taken: 0 } as const

const isEveryMeant = () => true

/** The booth or the open order for which the exhibitor cannot order another. */
function OwnNote({ own: { booth, order } }: { own: OutputOf<typeof getOwnBooth> }) {
  const { t, i18n } = useTranslation('service-order')
  const note = (text: string, way: ReactNode) => (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          {text} {way}
        </>
      }
    />
  )
  if (booth)
    return note(
      t('booth.own', { hall: booth.hallName, number: booth.number }),
      <a href={ownStandAddress}>{t('booth.toStand')}</a>,
    )
  if (!order) return null
  const { id, number, hallName: hall, boothNumber } = order
  const until = momentText(order.until, i18n.language)
  return note(
    t('booth.ordered', { hall, booth: boothNumber, number, until }),
    id === null ? null : <a href={orderAddress(id)}>{t('booth.toOrder')}</a>,
  )
}

/** A level with its free booths, and a note for who has a booth already. */
export function BoothPlan(props: Slot) {
  const own = useOwnBooth().data
  const plan = useFloorPlan(props.hallId, props.level)
  return (
    <>
      {own ? <OwnNote own={own} /> : null}
      <Shown query={plan} loading={<div className={`yz-skeleton ${styles.plan}`} />}>
        {(drawn) => <FreePlan {...props} plan={drawn} />}
      </Shown>
    </>
  )
}

/** The plan with the free booths in colour; the others cannot be chosen. */
function FreePlan({ plan, booths, chosen, describe, onChoose }: Slot & { plan: FloorPlan }) {
  const { t } = useTranslation('service-order')
  const names = usePlanNames(plan)
  const byNumber = useMemo(() => new Map(booths.map((one) => [one.number, one])), [booths])
  const marked = useMemo(() => {
    const standing = (number: string) => (number === chosen ? 'chosen' : byNumber.has(number) ? 'free' : 'taken')
    return markBooths(plan).map((one) => ({ ...one, hue: hueOf[standing(one.booth.number)] }))
  }, [plan, byNumber, chosen])
  const labelOf = useCallback(
    ({ booth: { number } }: Marked) => {
      const free = byNumber.get(number)
      return free ? describe(free) : t('booth.taken', { number })
    },
    [byNumber, describe, t],
  )
  const isInert = useCallback(({ booth: { number } }: Marked) => !byNumber.has(number), [byNumber])
  return (
    <div className={`${styles.plan} ${hues['hues']}`}>
      <PlanPicture
        plan={plan}
        marked={marked}
        isMeant={isEveryMeant}
        open={chosen}
        route={undefined}
        start={undefined}
        nameOf={names.landmark}
        labelOf={labelOf}
        isInert={isInert}
        onOpen={onChoose}
      />
    </div>
  )
}
