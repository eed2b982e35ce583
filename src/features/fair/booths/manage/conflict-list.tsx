import { useTranslation } from 'react-i18next'
import type { ProposalConflict } from '#contract/fair/booths/propose/proposal-rules.ts'
import type { Utility } from '#contract/fair/floor-plan/rules.ts'
import { useRequirementsText } from '../requirements/use-requirements-text'
import styles from './manage.module.css'

interface ConflictListProps {
  conflicts: readonly ProposalConflict[]
  /** m² that the exhibitor requires; null: any. */
  area: number | null
  /** The required utilities that the booth lacks. */
  missing: readonly Utility[]
}

/** What is against a booth for an exhibitor, a line each; a corner alone is no conflict to solve. */
export function ConflictList({ conflicts, area, missing }: ConflictListProps) {
  const { t } = useTranslation('booth-desk')
  const { utilitiesText } = useRequirementsText()
  return conflicts.map((conflict) => (
    <span key={conflict} className={`${styles.why} ${conflict === 'noCorner' ? '' : styles.conflict}`}>
      {t(`propose.conflict.${conflict}`, { area, utilities: utilitiesText(missing) })}
    </span>
  ))
}
