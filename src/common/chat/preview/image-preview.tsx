import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PREVIEW_TURN_DEGREES, PREVIEW_ZOOM } from '#contract/live/live/limits.ts'
import { Icon } from '../../ui/icon'
import { TurnIcon } from '../chat-icon'
import styles from './image-preview.module.css'
import { wrapIndex, type View, zoomScale } from './preview-view'

interface Props {
  pictures: readonly string[]
  /** Index of the one that is shown first. */
  start: number
  onClose: () => void
}

const initial: View = { scale: PREVIEW_ZOOM.start, turns: 0 }

/** Pictures one by one over the page: zoomed, turned, walked through (spec: live §2). */
export default function ImagePreview({ pictures, start, onClose }: Props) {
  const { t } = useTranslation('chat')
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(start)
  const [view, setView] = useState(initial)
  useLayoutEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])

  const move = (by: number) => {
    setAt(wrapIndex(at, by, pictures.length))
    setView(initial)
  }
  const zoom = (steps: number) => setView((now) => ({ ...now, scale: zoomScale(now.scale, steps) }))
  const turn = () => setView((now) => ({ ...now, turns: now.turns + 1 }))
  const keys: Record<string, () => void> = {
    '+': () => zoom(1),
    '=': () => zoom(1),
    '-': () => zoom(-1),
    ArrowRight: () => move(1),
    ArrowLeft: () => move(-1),
    r: turn,
    R: turn,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const percent = Math.round(view.scale * 100)
  const place = t('preview.place', { index: at + 1, total: pictures.length })
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- keys and the wheel work anywhere in it
    <dialog
      ref={dialog}
      className={styles.preview}
      aria-label={t('preview.title')}
      onKeyDown={onKeyDown}
      onWheel={({ deltaY }) => zoom(deltaY < 0 ? 1 : -1)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.stage}>
        <img
          src={pictures[at]}
          alt={`${t('message.image')} ${place}`}
          style={{ transform: `scale(${view.scale}) rotate(${view.turns * PREVIEW_TURN_DEGREES}deg)` }}
        />
      </div>
      <button type="button" className={styles.close} aria-label={t('common:action.close')} onClick={onClose}>
        <Icon name="close" size={24} />
      </button>
      <div className={styles.bar}>
        {pictures.length > 1 ? (
          <button type="button" aria-label={t('preview.previous')} onClick={() => move(-1)}>
            <Icon name="left" size={22} />
          </button>
        ) : null}
        <button
          type="button"
          aria-label={t('preview.zoomOut')}
          disabled={view.scale <= PREVIEW_ZOOM.min}
          onClick={() => zoom(-1)}
        >
          −
        </button>
        <button type="button" className={styles.scale} title={t('preview.reset')} onClick={() => setView(initial)}>
          {t('preview.scale', { percent })}
        </button>
        <button type="button" aria-label={t('preview.zoomIn')} onClick={() => zoom(1)}>
          +
        </button>
        <button type="button" aria-label={t('preview.rotate')} onClick={turn}>
          <TurnIcon />
        </button>
        {pictures.length > 1 ? (
          <button type="button" aria-label={t('preview.next')} onClick={() => move(1)}>
            <Icon name="right" size={22} />
          </button>
        ) : null}
      </div>
      <p className={styles.place} role="status">
        {pictures.length > 1 ? place : ''}
      </p>
    </dialog>
  )
}
