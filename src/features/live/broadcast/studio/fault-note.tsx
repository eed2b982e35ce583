import { useTranslation } from 'react-i18next'
import type { StudioFault } from './studio-state'
import type { Studio } from './use-studio'
import styles from './studio.module.css'

/** Faults that the host can answer by trying the camera again. */
const retried = new Set<StudioFault>(['noPermission', 'noCamera', 'inUse', 'cameraLost'])

interface Props {
  studio: Pick<Studio, 'state' | 'open'>
}

/** What is wrong and what to do about it. */
export function FaultNote({ studio: { state, open } }: Props) {
  const { t } = useTranslation('broadcast')
  const { fault, faultMessage } = state
  if (!fault) return null
  return (
    <div className={styles.fault} role="alert">
      <p>
        <b>{t(`fault.${fault}.title`)}</b>
      </p>
      <p>{faultMessage || t(`fault.${fault}.text`)}</p>
      {retried.has(fault) ? (
        <button type="button" className="yz-button" onClick={() => void open()}>
          {t('action.tryAgain')}
        </button>
      ) : null}
    </div>
  )
}
