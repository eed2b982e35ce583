import { useTranslation } from 'react-i18next'
import { useBroadcast } from '../api'
import type { Studio } from './use-studio'
import styles from './studio.module.css'

interface Props {
  liveId: number
  studio: Pick<Studio, 'state' | 'measures'>
}

/** How the session runs: viewers, delay, picture, line and recording. */
export function MeasuresList({ liveId, studio: { state, measures } }: Props) {
  const { t, i18n } = useTranslation('broadcast')
  const { data } = useBroadcast(liveId, true)
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: digits }).format(value)
  const rows = {
    viewers: number(data?.broadcast?.viewers ?? 0),
    behind: t('measure.seconds', { number: number(measures.lateMs / 1_000, 1) }),
    fps: t('measure.perSecond', { number: number(measures.fps) }),
    dropped: number(measures.dropped),
    bitrate: t('measure.kbit', { number: number(measures.bitrate / 1_000) }),
    recording: t(`recording.${measures.recording}`),
  }
  return (
    <>
      {state.share < 1 && !state.isDown ? (
        <p className={styles.notice} role="status">
          {t('line.lowered', { share: number(state.share * 100) })}
        </p>
      ) : null}
      {state.isDown ? (
        <p className={styles.notice} role="status">
          {t('line.down')}
        </p>
      ) : null}
      <dl className={styles.measures}>
        {Object.entries(rows).map(([name, text]) => (
          <div key={name}>
            <dt>{t(`measure.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
