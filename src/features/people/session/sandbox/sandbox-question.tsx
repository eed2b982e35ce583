import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerScene } from '#contract/people/session/endpoints.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import styles from './sandbox.module.css'

/** How a scene ended. */
export type Outcome = 'expired' | 'unlinked' | 'taken' | 'done' | 'linked' | 'refused'

/** What a refusal of the server means here; undefined when it is worth another try. */
export function toSandboxOutcome(error: unknown): Outcome | undefined {
  if (isRefusal(error, 'FlowEnded')) return 'expired'
  if (isRefusal(error, 'IdentityUnlinked')) return 'unlinked'
  return isRefusal(error, 'IdentityTaken') ? 'taken' : undefined
}

/** What is requested, with the two answers to it. */
export function Question({
  scene,
  linking,
  proof,
  onOutcome,
}: {
  scene: string
  linking: boolean
  proof: string
  onOutcome: (outcome: Outcome) => void
}) {
  const { t } = useTranslation('access')
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const answer = async (agree: boolean) => {
    setBusy(true)
    try {
      await call(answerScene, { scene, agree, proof }, { alerts: false })
      onOutcome(agree ? (linking ? 'linked' : 'done') : 'refused')
    } catch (error) {
      const outcome = toSandboxOutcome(error)
      if (outcome) onOutcome(outcome)
      else setMessage(errorMessage(error))
      setBusy(false)
    }
  }
  return (
    <>
      <h2>{t(linking ? 'sandbox.askLink' : 'sandbox.askLogin')}</h2>
      {message ? (
        <p className={styles.refusal} role="alert">
          {message}
        </p>
      ) : null}
      <div className={styles.answers}>
        <button type="button" className="yz-button" disabled={busy} onClick={() => void answer(true)}>
          {t(linking ? 'sandbox.confirmLink' : 'sandbox.confirmLogin')}
        </button>
        <button
          type="button"
          className="yz-button"
          data-kind="quiet"
          disabled={busy}
          onClick={() => void answer(false)}
        >
          {t('sandbox.refuse')}
        </button>
      </div>
    </>
  )
}
