import { useTranslation } from 'react-i18next'
import { Shown } from '#src/common/ui/states.tsx'
import { useRecording } from '../api'
import styles from './recording.module.css'
import { RecordingEditor } from './recording-editor'
import { Summary } from './summary'

/** What a session that has ended left behind: its recording and its figures. Needs the texts `live-manage`. */
export function AfterLive({ liveId }: { liveId: number }) {
  const { t } = useTranslation('live-manage')
  const found = useRecording(liveId)
  return (
    <section className={styles.after} aria-labelledby="recording">
      <h2 id="recording">{t('recording.title')}</h2>
      <Shown query={found} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {({ recording }) =>
          recording && (recording.state === 'ready' || recording.state === 'full') ? (
            <RecordingEditor key={recording.version} liveId={liveId} recording={recording} />
          ) : (
            <p>{t('recording.none')}</p>
          )
        }
      </Shown>
      <Summary liveId={liveId} />
    </section>
  )
}
