import styles from './state-mark.module.css'

/** A state as a stamp; the words say it, the colour only helps. */
export function StateMark({ state, children }: { state: string; children: string }) {
  return (
    <span className={styles.mark} data-state={state}>
      {children}
    </span>
  )
}
