import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import { liveAddress } from '#src/common/app/addresses.ts'
import { shareAddress } from '#src/common/ui/detail/copy-text.ts'
import { FlagIcon, ShareIcon } from './zone-icon'
import styles from './zone.module.css'

interface Props {
  live: LiveDetail
  count: number
  onReport: () => void
  toolsRef: Ref<HTMLDivElement>
}

/** How many watch, share and report (spec: common §2). */
export function ZoneHead({ live, count, onReport, toolsRef }: Props) {
  const { t, i18n } = useTranslation('live-room')
  const share = () =>
    shareAddress(new URL(liveAddress(live.id), window.location.href).href, {
      copied: t('share.copied'),
      failed: t('common:action.copyFailed'),
    })
  return (
    <header className={styles.head}>
      <div>
        <h2>{t('zone.title')}</h2>
        <p className={styles.count}>
          {t('zone.watching', { count, number: new Intl.NumberFormat(i18n.language).format(count) })}
        </p>
      </div>
      <div className={styles.actions}>
        <div ref={toolsRef} className={styles.actions} />
        <button type="button" aria-label={t('share.action')} title={t('share.action')} onClick={() => void share()}>
          <ShareIcon />
        </button>
        <button type="button" aria-label={t('report.action')} title={t('report.action')} onClick={onReport}>
          <FlagIcon />
        </button>
      </div>
    </header>
  )
}
