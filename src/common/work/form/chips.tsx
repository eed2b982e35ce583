import { Checkbox, Radio, type RadioGroupProps } from 'antd'
import type { CheckboxGroupProps } from 'antd/es/checkbox'
import type { FocusEvent, FocusEventHandler } from 'react'
import styles from './chips.module.css'

type Leave = FocusEventHandler<HTMLDivElement> | undefined

/** From one box to the next the field is not left. */
const leaving = (onBlur: Leave) => (event: FocusEvent<HTMLDivElement>) => {
  if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
}

type ChipRadiosProps = Omit<RadioGroupProps, 'className'> & { 'aria-label': string }

/** One of several that are all shown. */
export const ChipRadios = ({ onBlur, ...group }: ChipRadiosProps) => (
  <Radio.Group {...group} className={styles.chips ?? ''} onBlur={leaving(onBlur)} />
)

type ChipBoxesProps<Value> = Omit<CheckboxGroupProps<Value>, 'className'> & {
  'aria-label': string
  onBlur?: FocusEventHandler<HTMLDivElement>
}

/** Several of several that are all shown. */
export const ChipBoxes = <Value extends string | number>({ onBlur, ...group }: ChipBoxesProps<Value>) => (
  <Checkbox.Group
    {...group}
    className={styles.chips ?? ''}
    // A group of boxes cannot be marked as required; its label is marked.
    {...{ 'aria-required': undefined, onBlur: leaving(onBlur) }}
  />
)
