import { useTranslation } from 'react-i18next'
import { LineDrawing } from '#src/common/ui/line-drawing.tsx'
import type { GateState, Outcome, Scan } from '#src/features/commerce/check-in/gate/state.ts'
import styles from './result.module.css'
import { useReason } from './use-reason'

/** What somebody at the gate does: lets in, sends away, or looks into it. */
export const toneOf = (result: Outcome): 'in' | 'out' | 'ask' => {
  if (result === 'valid' || result === 'again' || result === 'conflict') return 'in'
  return result === 'notNamed' || result === 'wrongList' || result === 'failed' ? 'ask' : 'out'
}

const drawings = {
  in: 'm4 12.500 5.500 5.500L20 6.500',
  out: 'M5 5l14 14M19 5 5 19',
  ask: 'M12 5v9M12 18.500h.01',
} as const

interface ResultPanelProps {
  scan: Scan | undefined
  isChecking: boolean
  kept: GateState['kept']
}

/** The outcome of the last code, in colour, by a drawing and as text; read aloud as it comes. */
export function ResultPanel({ scan, isChecking, kept }: ResultPanelProps) {
  const { t } = useTranslation('check-in')
  const reason = useReason(kept)
  if (!scan) {
    return (
      <div className={styles.result} data-tone="none" aria-live="assertive" aria-atomic="true" aria-busy={isChecking}>
        <div>
          <strong>{t(isChecking ? 'gate.checking' : 'gate.ready')}</strong>
          <p>{t('gate.readyText')}</p>
        </div>
      </div>
    )
  }
  const { number, code, result, ticket, isOffline } = scan
  const tone = toneOf(result)
  const why = reason(scan)
  return (
    <div className={styles.result} data-tone={tone} aria-live="assertive" aria-atomic="true" aria-busy={isChecking}>
      {/* A new node each time, so that the same words are read again. */}
      <div key={number}>
        <span className={styles.sign} aria-hidden="true">
          <LineDrawing path={drawings[tone]} size={56} weight={2.5} />
        </span>
        <strong>{t(`result.${result}`)}</strong>
        {ticket?.holderName ? (
          <p className={styles.holder}>
            {ticket.holderName} <span>{ticket.holderIdNumber}</span>
          </p>
        ) : null}
        {ticket ? <p>{ticket.name}</p> : <p className={styles.spelled}>{code.split('.')[1] ?? code}</p>}
        {why ? <p>{why}</p> : null}
        {isOffline ? <p className={styles.offline}>{t('scans.offline')}</p> : null}
      </div>
    </div>
  )
}
