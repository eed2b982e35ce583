import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Studio } from './use-studio'
import styles from './studio.module.css'

/** The picture as it is sent: what viewers see a few seconds later. */
export function Preview({ studio: { canvas, state } }: { studio: Pick<Studio, 'canvas' | 'state'> }) {
  const { t } = useTranslation('broadcast')
  const place = useRef<HTMLDivElement>(null)
  const { phase, isDown } = state
  const shown = canvas()
  useEffect(() => {
    if (shown) place.current?.replaceChildren(shown)
  }, [shown])
  const isLive = phase === 'live'
  return (
    <div className={styles.preview} role="img" aria-label={t('preview.label')}>
      <div ref={place} className={styles.picture} />
      {phase === 'requesting' ? <p className={styles.request}>{t('preview.request')}</p> : null}
      <p className={styles.badge} data-on={isLive && !isDown}>
        {t(isLive && isDown ? 'badge.reconnecting' : `badge.${phase}`)}
      </p>
    </div>
  )
}
