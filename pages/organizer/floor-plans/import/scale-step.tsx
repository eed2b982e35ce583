import { Alert, Button, InputNumber } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LENGTH_MAX } from '#contract/fair/floor-plan/limits.ts'
import { distance } from '#contract/fair/floor-plan/geometry/points.ts'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { toCentimetres } from '#src/features/fair/floor-plan/drawing/snap.ts'
import { knownWidth } from '#src/features/fair/floor-plan/import/shapes.ts'
import type { ReadPlan } from '#src/features/fair/floor-plan/import/use-import.ts'
import styles from './import.module.css'
import { PlanShot } from './plan-shot'

interface ScaleStepProps {
  plan: ReadPlan
  /** metres of the picture; null: not known yet */
  width: number | null
  onWidth: (width: number | null) => void
}

/** Says how large the picture is: by two places and their distance, or by its width. */
export function ScaleStep({ plan, width, onWidth }: ScaleStepProps) {
  const { t } = useTranslation('floor-plans')
  const id = useId()
  const known = knownWidth(plan)
  const [ends, setEnds] = useState<readonly Point[]>([])
  const [apart, setApart] = useState<number | null>(null)
  const [from, to] = ends
  const part = from && to ? distance(from, to) / plan.width : 0
  const measure = (share: number, metres: number | null) => {
    if (share > 0 && metres !== null && metres > 0) onWidth(toCentimetres(metres / share))
  }
  const mark = (at: Point) => {
    const next = ends.length === 1 ? [...ends, at] : [at]
    setEnds(next)
    const [first, second] = next
    if (first && second) measure(distance(first, second) / plan.width, apart)
  }
  const height = width === null ? null : toCentimetres((width * plan.height) / plan.width)
  const isAbsurd = width !== null && (width < 1 || width > LENGTH_MAX || (height ?? 0) > LENGTH_MAX)
  return (
    <>
      <p>{t(known === null ? 'import.scale.lead' : 'import.scale.known')}</p>
      <PlanShot plan={plan} marks={ends} onMark={mark} />
      <div className={styles.fields}>
        <div>
          <label htmlFor={`${id}-apart`}>{t('import.scale.distance')}</label>
          <InputNumber
            id={`${id}-apart`}
            value={apart}
            min={0}
            suffix="m"
            disabled={part === 0}
            onChange={(metres) => {
              setApart(metres)
              measure(part, metres)
            }}
          />
        </div>
        <div>
          <label htmlFor={`${id}-width`}>{t('import.scale.width')}</label>
          <InputNumber id={`${id}-width`} value={width} suffix="m" onChange={onWidth} />
        </div>
        {ends.length > 0 ? <Button onClick={() => setEnds([])}>{t('import.scale.clear')}</Button> : null}
      </div>
      {isAbsurd ? (
        <Alert type="error" showIcon title={t('import.scale.absurd', { max: LENGTH_MAX })} />
      ) : (
        <p role="status">{width === null ? t('import.scale.missing') : t('import.scale.size', { width, height })}</p>
      )}
    </>
  )
}
