import { InputNumber } from 'antd'
import { useId, useState } from 'react'
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

/** A number that counts once its field is left or Enter is pressed: each is one step that can be undone. */
export function Measure({ label, value, min, max, unit = 'm', step = 0.5, onCommit }: MeasureProps) {
  const id = useId()
  const [typed, setTyped] = useState<number | null>()
  const commit = () => {
    if (typeof typed === 'number' && typed !== value) onCommit(toCentimetres(typed))
    setTyped(undefined)
  }
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <InputNumber
        id={id}
        size="small"
        value={typed === undefined ? value : typed}
        {...(min === undefined ? {} : { min })}
        {...(max === undefined ? {} : { max })}
        step={step}
        {...(unit ? { suffix: unit } : {})}
        onChange={setTyped}
        onBlur={commit}
        onPressEnter={commit}
      />
    </div>
  )
}
