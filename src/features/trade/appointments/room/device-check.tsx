import { Button } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TalkRoom } from '#contract/trade/appointments/talk-schemas.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { LevelMeter } from './level-meter'
import type { MediaKind } from './local-media'
import { Picture } from './picture'
import styles from './room.module.css'
import type { LocalMedia } from './use-local-media'

interface DeviceCheckProps {
  room: TalkRoom
  media: LocalMedia
  onEnter: () => void
}

/** Camera and microphone are tried before anybody sees or hears them; whoever has none enters without. */
export function DeviceCheck({ room, media, onEnter }: DeviceCheckProps) {
  const { t } = useTranslation('talk-room')
  const { audio, video } = media
  const isRequesting = audio.requesting || video.requesting
  return (
    <div className={styles.check}>
      <div className={styles.preview}>
        {video.track ? (
          <Picture track={video.track} label={t('check.preview')} mirrored />
        ) : (
          <p className={styles.noPicture}>{t(video.requesting && video.on ? 'check.asking' : 'check.noPicture')}</p>
        )}
      </div>
      <section className={styles.devices} aria-labelledby="talk-check">
        <h3 id="talk-check">{t('check.title')}</h3>
        <p className={styles.soft}>{t('check.text', { name: room.other })}</p>
        <DeviceChoice kind="video" media={media} />
        <DeviceChoice kind="audio" media={media} />
        {audio.track && audio.on ? <LevelMeter track={audio.track} /> : null}
        <div className={styles.actions}>
          <Button type="primary" size="large" onClick={onEnter}>
            {t(isRequesting || (audio.track && video.track) ? 'check.enter' : enterKey(media))}
          </Button>
          {audio.problem || video.problem ? (
            <Button size="large" onClick={media.askAgain}>
              {t('check.again')}
            </Button>
          ) : null}
          <LinkButton size="large" to="/appointments">
            {t('toList')}
          </LinkButton>
        </div>
      </section>
    </div>
  )
}

const enterKey = ({ audio, video }: LocalMedia) => {
  if (!audio.track && !video.track) return 'check.enterWithout'
  return audio.track ? 'check.enterWithoutCamera' : 'check.enterWithoutMicrophone'
}

/** Which camera or microphone, whether it is on, and with a clear message why there is none. */
function DeviceChoice({ kind, media }: { kind: MediaKind; media: LocalMedia }) {
  const { t } = useTranslation('talk-room')
  const id = useId()
  const { track, problem, on, deviceId } = media[kind]
  const found = media.devices.filter((one) => one.kind === kind)
  const options = found.map((one, place) => ({
    value: one.id,
    label: one.label || t(`check.unnamed.${kind}`, { place: place + 1 }),
  }))
  const current = deviceId || track?.getSettings().deviceId || options[0]?.value || ''
  return (
    <div className={styles.device}>
      <label htmlFor={id}>{t(`check.${kind}`)}</label>
      <div>
        <Choice
          id={id}
          options={options}
          value={current}
          disabled={options.length === 0}
          placeholder={t(`check.none.${kind}`)}
          onChange={(value) => media.choose(kind, value)}
        />
        <Button aria-pressed={on} disabled={problem !== null} onClick={() => media.turn(kind, !on)}>
          {t(on ? `check.off.${kind}` : `check.on.${kind}`)}
        </Button>
      </div>
      {problem ? (
        <p className={styles.problem} role="alert">
          {t(`problem.${problem}.${kind}`)}
        </p>
      ) : null}
    </div>
  )
}
