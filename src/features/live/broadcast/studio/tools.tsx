import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '#src/common/ui/dialog/lazy-dialog.tsx'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { canShareScreen } from '../capture/devices'
import { CaptionsTool } from './captions-tool'
import { LevelMeter } from './level-meter'
import type { Studio } from './use-studio'
import styles from './studio.module.css'

const ExhibitDialog = lazyDialog(async () => (await import('./exhibit-dialog')).ExhibitDialog)

/** What is shown and heard: microphone, camera, screen, an exhibit's picture. */
export function Tools({ liveId, studio }: { liveId: number; studio: Studio }) {
  const { t } = useTranslation('broadcast')
  const [isChoosing, setChoosing] = useState(false)
  const { isMuted, isScreen, exhibit, devices, inUse } = studio
  const share = async () => {
    // Whoever chooses no screen goes on with the camera.
    await studio.shareScreen(!isScreen).catch(() => showToast(t('tool.noScreen')))
  }
  const turn = () => {
    const at = devices.cameras.findIndex(({ deviceId }) => deviceId === inUse.cameraId)
    const next = devices.cameras[(at + 1) % devices.cameras.length]
    void studio.open({ ...inUse, ...(next ? { cameraId: next.deviceId } : {}) })
  }
  const tool = (name: string, onClick: () => void, pressed?: boolean) => (
    <button type="button" className="yz-button" data-kind="quiet" aria-pressed={pressed} onClick={onClick}>
      {t(`tool.${name}`)}
    </button>
  )
  return (
    <div className={styles.tools} role="group" aria-label={t('tool.label')}>
      <LevelMeter level={studio.level} isMuted={isMuted} />
      {tool(isMuted ? 'unmute' : 'mute', () => studio.setMuted(!isMuted))}
      {devices.cameras.length > 1 ? tool('turn', turn) : null}
      {canShareScreen() ? tool(isScreen ? 'endScreen' : 'screen', () => void share()) : null}
      {exhibit === undefined
        ? tool('exhibit', () => setChoosing(true))
        : tool('endExhibit', () => void studio.showExhibit(undefined))}
      <CaptionsTool liveId={liveId} />
      {isChoosing ? (
        <ExhibitDialog liveId={liveId} onShow={studio.showExhibit} onClose={() => setChoosing(false)} />
      ) : null}
    </div>
  )
}
