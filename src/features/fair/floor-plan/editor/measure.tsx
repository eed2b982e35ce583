import { InputNumber } from 'antd'
import { useId, useState } from 'react'
import { LENGTH_MAX } from '#contract/fair/floor-plan/limits.ts'
import { toCentimetres } from '../drawing/snap'

interface MeasureProps {
  label: string
  value: number
  min?: number
  max?: number
  /** Without a unit: a count. */
  unit?: string
  step?: number
  onCommit: (value: number) => void
}

/**
 * A number that counts once its field is left or Enter is pressed: each is one step that can be undone. One out of bounds
 * becomes the nearest within them; the field itself has no bounds, as it would not report such a number.
 */
export function Measure({
  label,
  value,
  min = -LENGTH_MAX,
  max = LENGTH_MAX,
  unit = 'm',
  step = 0.5,
  onCommit,
}: MeasureProps) {
  const id = useId()
  const [typed, setTyped] = useState<number | null>()
  const commit = () => {
    setTyped(undefined)
    if (typeof typed !== 'number') return
    const bounded = toCentimetres(Math.min(Math.max(typed, min), max))
    if (bounded !== value) onCommit(bounded)
  }
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <InputNumber
        id={id}
        size="small"
        value={typed === undefined ? value : typed}
        step={step}
        {...(unit ? { suffix: unit } : {})}
        onChange={setTyped}
        onBlur={commit}
        onPressEnter={commit}
      />
    </div>
  )
}
