import type { BoothRequirements } from '#contract/fair/booths/requirements/schemas.ts'
import { useRequirementsText } from '../requirements/use-requirements-text'
import styles from './manage.module.css'

/** What an exhibitor needs, in one line that is cut where it is too long; nothing where it needs nothing. */
export function RequirementsLine({ requirements }: { requirements: BoothRequirements }) {
  const { requirementsText } = useRequirementsText()
  const text = requirementsText(requirements)
  if (text === '') return null
  return (
    <span className={styles.needs} title={text}>
      {text}
    </span>
  )
}
