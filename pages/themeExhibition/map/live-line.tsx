import { useTranslation } from 'react-i18next'
import type { LiveCard } from '#contract/core/live/live-card.ts'
import { liveAddress } from '#src/common/app/addresses.ts'
import styles from './hall-map.module.css'

/** The session that an exhibitor has on air, if one is. */
export function LiveLine({ live }: { live: LiveCard | undefined }) {
  const { t } = useTranslation('map')
  if (!live) return null
  return (
    <a className={styles.live} href={liveAddress(live.id)}>
      <span>{t('booth.live')}</span>
      {live.liveName}
    </a>
  )
}
