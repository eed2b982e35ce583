import { lazy, Suspense } from 'react'
import styles from './steps.module.css'

const Step = lazy(async () => {
  const { DoneStep: Later } = await import('./done-step')
  return { default: Later }
})

/** The last step, fetched once it is reached. */
export const DoneStep = ({ isAmended = false }: { isAmended?: boolean }) => (
  <Suspense fallback={<div className={`yz-skeleton ${styles.waiting}`} />}>
    <Step isAmended={isAmended} />
  </Suspense>
)
