import { useTranslation } from 'react-i18next'
import type { Playing } from '../use-playback'
import { useTrackName } from './use-track-name'
import styles from './caption-line.module.css'

interface Props {
  playing: Pick<Playing, 'cue' | 'captions'>
  /** Above the option bar. */
  isRaised: boolean
}

/** What is spoken at this moment, and an announcement of which captions are shown, once that has changed. */
export function CaptionLine({ playing: { cue, captions }, isRaised }: Props) {
  const { t } = useTranslation('player')
  const nameOf = useTrackName()
  const { shown, tracks } = captions
  if (tracks.length === 0) return null
  return (
    <>
      <p className="yz-visually-hidden" role="status">
        {shown ? t('caption.now', { name: nameOf(shown) }) : ''}
      </p>
      {shown && cue.text ? (
        <p className={styles.caption} data-raised={isRaised}>
          <span lang={cue.language || undefined}>
            {cue.text}
            {cue.isTranslated ? <small>{t('caption.mark')}</small> : null}
          </span>
        </p>
      ) : null}
    </>
  )
}
