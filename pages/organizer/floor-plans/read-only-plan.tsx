import { Alert } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ManagedPlan } from '#contract/fair/floor-plan/editing/schemas.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { toShownPlan } from '#src/features/fair/floor-plan/editor/shown-plan.ts'
import hues from '#src/features/fair/floor-plan/hues.module.css'
import { usePlanNames } from '#src/features/fair/floor-plan/names.ts'
import { markBooths, type Marked } from '#src/features/fair/floor-plan/picture/marked.ts'
import { PlanPicture } from '#src/features/fair/floor-plan/picture/plan-picture.tsx'
import styles from './editor.module.css'

const everyBooth = () => true
const numberOf = ({ booth }: Marked) => booth.number

/** A drawing as visitors see it. */
export function PlanPreview({ plan, drawing }: { plan: ManagedPlan; drawing: PlanDrawing }) {
  const { i18n } = useTranslation()
  const shown = useMemo(() => toShownPlan(plan, drawing, i18n.language), [plan, drawing, i18n.language])
  const marked = useMemo(() => markBooths(shown), [shown])
  const names = usePlanNames(shown)
  const [open, setOpen] = useState('')
  return (
    <div className={`${styles.preview} ${hues['hues']}`}>
      <PlanPicture
        plan={shown}
        marked={marked}
        isMeant={everyBooth}
        open={open}
        route={undefined}
        start={undefined}
        nameOf={names.landmark}
        labelOf={numberOf}
        onOpen={setOpen}
      />
    </div>
  )
}

/** The draft on a screen that is too narrow to draw. */
export function ReadOnlyPlan({ title, plan }: { title: string; plan: ManagedPlan }) {
  const { t } = useTranslation('floor-plans')
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <Alert type="info" showIcon title={t('narrow')} />
      <PlanPreview plan={plan} drawing={plan.draft} />
    </>
  )
}
