import { useId } from 'react'
import styles from './steps.module.css'

interface StepsProps {
  title: string
  steps: readonly { key: string; title: string; text: string }[]
  className?: string
}

/** How an order goes, in numbered steps (spec: live §9). */
export function Steps({ title, steps, className = '' }: StepsProps) {
  const id = useId()
  return (
    <section className={`${styles.steps} ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.key}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
