import { useTranslation } from 'react-i18next'
import { momentText } from '../moment'
import styles from './step-list.module.css'

interface Step {
  /** As ISO 8601. */
  at: string
  text: string
}

/** What has happened to something, the first first, each with its moment. */
export function StepList({ steps, label }: { steps: readonly Step[]; label?: string }) {
  const { i18n } = useTranslation()
  return (
    <ol className={styles.steps} {...(label ? { 'aria-label': label } : {})}>
      {steps.map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          <time dateTime={at}>{momentText(at, i18n.language)}</time>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
