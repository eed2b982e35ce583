import { lazy, Suspense } from 'react'
import type { DoneStepProps } from './done-step'
import styles from './steps.module.css'

const Step = lazy(async () => {
  const { DoneStep: Later } = await import('./done-step')
  return { default: Later }
})

/** The last step, fetched once it is reached. */
export const DoneStep = (props: DoneStepProps) => (
  <Suspense fallback={<div className={`yz-skeleton ${styles.waiting}`} />}>
    <Step {...props} />
  </Suspense>
)
