import { useTranslation } from 'react-i18next'
import type { WorkPurpose } from '#contract/people/challenges/rules.ts'
import { useWork, type WorkState } from './use-work'
import styles from './work-button.module.css'

/** Read out in so many steps: each part would be too much to hear. */
const STEPS = 4

interface WorkButtonProps<Given> {
  purpose: WorkPurpose
  label: string
  /** What is reported once it is done. */
  done?: string
  handIn: (uuid: string, proof: number[]) => Promise<Given>
  onGiven: (given: Given) => void
}

/** The way past a puzzle or a picture for who cannot see it: the device computes for some seconds (decision 9). */
export function WorkButton<Given>({ label, done, ...work }: WorkButtonProps<Given>) {
  const { t } = useTranslation('verify')
  const { state, start, cancel } = useWork(work)
  const isUnderWay = state.is === 'under way'
  const reported: Record<WorkState['is'], () => string> = {
    idle: () => t('work.hint'),
    cancelled: () => t('work.cancelled'),
    done: () => done ?? t('work.done'),
    failed: () => (state.is === 'failed' ? state.why : ''),
    'under way': () =>
      isUnderWay ? t('work.underWay', { percent: (Math.floor(state.share * STEPS) * 100) / STEPS }) : '',
  }
  return (
    <div className={styles.way}>
      {/* One button for both, so that the focus stays on it. */}
      <button type="button" className={styles.button} onClick={isUnderWay ? cancel : start}>
        {isUnderWay ? t('work.cancel') : label}
      </button>
      {isUnderWay ? (
        <span className={styles.bar} aria-hidden="true">
          <i style={{ width: `${state.share * 100}%` }} />
        </span>
      ) : null}
      <p className={styles.message} role="status">
        {reported[state.is]()}
      </p>
    </div>
  )
}
