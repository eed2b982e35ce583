import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { canShareScreen } from './local-media'
import styles from './room.module.css'
import { RoomIcon, type RoomIconName } from './room-icon'
import type { LocalMedia } from './use-local-media'
import type { TalkLine } from './use-talk-session'

interface RoomControlsProps {
  media: LocalMedia
  line: TalkLine
  /** There is an exhibit to be shown. */
  canShow: boolean
  onShow: () => void
}

/** What one can do in a room; each button says what pressing it does. */
export function RoomControls({ media, line, canShow, onShow }: RoomControlsProps) {
  const { t } = useTranslation('talk-room')
  const { audio, video, screen } = media
  const hears = audio.track !== null && audio.on
  const seen = video.on && video.problem === null
  const button = (
    icon: RoomIconName,
    word: string,
    act: () => void,
    more: { off?: boolean; danger?: boolean } = {},
  ) => (
    <Button
      className={styles.control ?? ''}
      type={more.danger ? 'primary' : 'default'}
      danger={more.danger ?? false}
      data-off={more.off ?? false}
      icon={<RoomIcon name={icon} />}
      onClick={act}
    >
      {t(`control.${word}`)}
    </Button>
  )
  return (
    <div className={styles.controls} role="toolbar" aria-label={t('control.label')}>
      {button(hears ? 'microphone' : 'microphoneOff', hears ? 'mute' : 'unmute', () => media.turn('audio', !hears), {
        off: !hears,
      })}
      {button(seen ? 'camera' : 'cameraOff', seen ? 'cameraOff' : 'cameraOn', () => media.turn('video', !seen), {
        off: !seen,
      })}
      {canShareScreen()
        ? button('screen', screen ? 'stopScreen' : 'screen', () => {
            if (screen) media.stopSharing()
            else void media.share()
          })
        : null}
      {canShow ? button('exhibit', 'exhibit', onShow) : null}
      {button('leave', 'leave', line.leave, { danger: true })}
    </div>
  )
}
