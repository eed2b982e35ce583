import { useEffect, useRef } from 'react'
import styles from './steps.module.css'

interface StepHeadProps {
  title: string
  lead?: string
  /** The step came by a press of this page: the focus follows it. */
  takesFocus: boolean
}

/** The title of a step, where the keyboard goes on when the step is reached. */
export function StepHead({ title, lead, takesFocus }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <header className={styles.head}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {lead ? <p>{lead}</p> : null}
    </header>
  )
}
