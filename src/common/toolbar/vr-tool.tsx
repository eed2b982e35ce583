import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VR_HINT_MS } from '#contract/core/limits.ts'
import { session } from '../session/storage'
import { Icon } from '../ui/icon'
import { Tool } from './tool'
import styles from './toolbar.module.css'

/** The VR hall with its promo bubble; closing that leaves a hint for five seconds (spec: common §2). */
export function VrTool({ vrUrl }: { vrUrl: string }) {
  const { t } = useTranslation()
  const [bubble, setBubble] = useState(() => !session.get('vrBubbleClosed'))
  const [hint, setHint] = useState(false)

  useEffect(() => {
    if (!hint) return undefined
    const timer = setTimeout(() => setHint(false), VR_HINT_MS)
    return () => clearTimeout(timer)
  }, [hint])

  const close = () => {
    session.set('vrBubbleClosed', true)
    setBubble(false)
    setHint(true)
  }

  return (
    <li className={styles.vr}>
      <Tool icon="vr" label={t('nav.vrHall')} href={vrUrl} newWindow />
      {bubble ? (
        <div className={styles.bubble}>
          <p className={styles.bubbleTitle}>{t('toolbar.vrTitle')}</p>
          <p>{t('toolbar.vrText')}</p>
          <a href={vrUrl} target="_blank" rel="noreferrer">
            {t('toolbar.vrEnter')}
          </a>
          <button type="button" aria-label={t('toolbar.vrClose')} onClick={close}>
            <Icon name="close" size={16} />
          </button>
        </div>
      ) : null}
      <p role="status" className={styles.hint} hidden={!hint}>
        {hint ? t('toolbar.vrHint') : null}
      </p>
    </li>
  )
}
