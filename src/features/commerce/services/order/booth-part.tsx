import { Alert } from 'antd'
import { useCallback, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boothPrice } from '#contract/commerce/services/booth-price.ts'
import type { Service } from '#contract/commerce/services/schemas.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { Choice } from '#src/common/work/choice.tsx'
import { useOwnBooth } from '#src/features/fair/booths/api.ts'
import { useFloorPlan } from '#src/features/fair/floor-plan/api.ts'
import hues from '#src/features/fair/floor-plan/hues.module.css'
import { usePlanNames } from '#src/features/fair/floor-plan/names.ts'
import { markBooths, type Marked } from '#src/features/fair/floor-plan/picture/marked.ts'
import { PlanPicture } from '#src/features/fair/floor-plan/picture/plan-picture.tsx'
import { useFreeBooths } from '../api'
import type { OrderedBooth } from './draft'
import styles from './order.module.css'
import type { DraftForm } from './use-draft'

/** The colours of booths that can be ordered and of the chosen one, of those that the plan's pictures have. */
const hueOf = { free: 3, chosen: 1, taken: 0 } as const

const isEveryMeant = () => true

interface BoothPartProps {
  service: Service
  form: DraftForm
}

/** Which booth is ordered: on the floor plan, or from the list of the free ones. */
export function BoothPart({ service, form }: BoothPartProps) {
  const { t } = useTranslation('service-order')
  const free = useFreeBooths(service.id)
  const own = useOwnBooth().data?.booth
  return (
    <>
      {own ? (
        <Alert type="warning" showIcon title={t('booth.own', { hall: own.hallName, number: own.number })} />
      ) : null}
      <Shown query={free} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {({ booths }) =>
          booths.length === 0 ? <p>{t('booth.none')}</p> : <BoothChoice service={service} booths={booths} form={form} />
        }
      </Shown>
    </>
  )
}

function BoothChoice({ service, booths, form }: BoothPartProps & { booths: readonly OrderedBooth[] }) {
  const { t, i18n } = useTranslation('service-order')
  const id = useId()
  const { booth: chosen } = form.draft
  const levels = [...new Set(booths.map((one) => one.level))].toSorted((a, b) => a - b)
  const [shown, setShown] = useState(chosen?.level ?? levels[0] ?? 0)
  const level = levels.includes(shown) ? shown : (levels[0] ?? 0)
  const hallId = service.booth?.hallId
  const plan = useFloorPlan(hallId, level)
  const describe = useCallback(
    (booth: OrderedBooth) =>
      [
        booth.number,
        t('booth.area', { area: booth.area }),
        ...(booth.corner ? [t('booth.corner')] : []),
        formatFen(
          boothPrice(booth, { fen: service.fen, cornerPercent: service.booth?.cornerPercent ?? 0 }),
          i18n.language,
        ),
      ].join(' · '),
    [t, i18n.language, service],
  )
  const choose = (number: string) => {
    const found = booths.find((one) => one.number === number)
    if (!found) return
    setShown(found.level)
    form.setBooth(found)
  }
  const nameOf = (of: number) => (of < 0 ? t('map:levelBelow', { floor: -of }) : t('map:levelOf', { floor: of + 1 }))
  const message = form.messageAt('booth')
  return (
    <div className={styles.booth}>
      <div className={styles.pair}>
        <div className={styles.field}>
          <label htmlFor={`${id}-booth`}>
            <span className="work-star" aria-hidden="true">
              *
            </span>
            {t('booth.choose')}
          </label>
          <Choice
            id={`${id}-booth`}
            value={chosen?.number ?? ''}
            placeholder={t('booth.placeholder', { count: booths.length })}
            status={message ? 'error' : ''}
            aria-invalid={message !== undefined}
            aria-describedby={`${id}-message`}
            options={booths.map((one) => ({ value: one.number, label: describe(one) }))}
            onChange={choose}
          />
        </div>
        {levels.length > 1 ? (
          <div className={styles.field}>
            <label htmlFor={`${id}-level`}>{t('booth.level')}</label>
            <Choice
              id={`${id}-level`}
              value={String(level)}
              options={levels.map((of) => ({ value: String(of), label: nameOf(of) }))}
              onChange={(to) => setShown(Number(to))}
            />
          </div>
        ) : null}
      </div>
      <p
        id={`${id}-message`}
        className={message ? styles.message : styles.hint}
        {...(message ? { role: 'alert' } : {})}
      >
        {message ?? t('booth.hint')}
      </p>
      <Shown query={plan} loading={<div className={`yz-skeleton ${styles.plan}`} />}>
        {(drawn) => (
          <FreePlan
            plan={drawn}
            booths={booths}
            chosen={chosen?.level === level ? chosen.number : ''}
            describe={describe}
            onChoose={choose}
          />
        )}
      </Shown>
    </div>
  )
}

interface FreePlanProps {
  plan: FloorPlan
  booths: readonly OrderedBooth[]
  /** Empty: none on this level. */
  chosen: string
  describe: (booth: OrderedBooth) => string
  onChoose: (number: string) => void
}

/** The plan with the free booths in colour; the others cannot be chosen. */
function FreePlan({ plan, booths, chosen, describe, onChoose }: FreePlanProps) {
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
        onOpen={onChoose}
      />
    </div>
  )
}
