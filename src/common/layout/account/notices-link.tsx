import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { countUnreadNotices, listNotices } from '#contract/foundation/notices/endpoints.ts'
import { getOverview } from '#contract/operations/overview/endpoints.ts'
import { accountAddress } from '../../app/addresses'
import { whenIdle } from '../../app/when-idle'
import { useEndpoint } from '../../request/use-endpoint'
import { LineDrawing } from '../../ui/line-drawing'
import styles from './messages-link.module.css'

const BELL = 'M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 2h-15ZM10 21h4M12 5V3'
/** ms between two looks for what is unread */
const LOOK_MS = 60_000
const MOST = 99

/** Looks again as soon as the fair says that there is something new; what cannot be heard is looked for all the same. */
function useNews(): void {
  const client = useQueryClient()
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    const look = () => {
      for (const { path } of [countUnreadNotices, listNotices, getOverview])
        void client.invalidateQueries({ queryKey: [path] })
    }
    const listen = async () => {
      await whenIdle()
      const { listenForNotices } = await import('../../im/listen')
      if (!isGone) stop = listenForNotices(look)
    }
    void listen().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [client])
}

/** The way to the notices, which keeps up with how many are unread. */
export function NoticesLink() {
  const { t } = useTranslation()
  useNews()
  const unread = useEndpoint(countUnreadNotices, {}, { every: LOOK_MS }).data?.unread ?? 0
  const name = unread > 0 ? t('session.unreadNotices', { count: unread }) : t('session.notices')
  return (
    <a className={styles.link} href={`${accountAddress}#/notices`} aria-label={name} title={name}>
      <LineDrawing path={BELL} />
      {unread > 0 ? (
        <span className={styles.badge} aria-hidden="true">
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      ) : null}
    </a>
  )
}
