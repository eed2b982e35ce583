import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import { hasChat, hasNotice } from '#contract/live/live/rules.ts'
import { useSession } from '#src/common/session/session.ts'
import type { OrderGoods } from '../goods/goods-card'
import { ChatRoom } from './chat-room'
import { LoginMask } from './login-mask'
import { NoticeBar } from './notice-bar'
import { useLiveCount } from './use-live-count'
import { type FileReport, useReport } from '../report/use-report'
import { WaitingImage } from './waiting-image'
import { ZoneHead } from './zone-head'
import styles from './zone.module.css'

interface Props {
  live: LiveDetail
  onOrder: OrderGoods
  fileReport: FileReport
}

/**
 * The interactive zone of a live room (spec: common §2, §4): share, report, notice, messages and goods. Fills its place.
 * Needs the texts `chat`, `live-room` and `upload`.
 */
export function InteractiveZone({ live, onOrder, fileReport }: Props) {
  const me = useSession()?.user.userId
  const count = useLiveCount(live)
  const report = useReport(live, fileReport)
  // What moderators get beside the shared controls.
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const isOpen = hasChat(live.status)
  return (
    <div className={styles.zone}>
      <ZoneHead live={live} count={count} onReport={report.open} toolsRef={setTools} />
      {hasNotice(live.status) && live.notice ? <NoticeBar text={live.notice} /> : null}
      <div className={styles.body}>
        {live.status === 0 ? <WaitingImage /> : null}
        {isOpen && me !== undefined ? <ChatRoom key={`${live.id} ${me}`} {...{ live, me, tools, onOrder }} /> : null}
        {isOpen && me === undefined ? <LoginMask /> : null}
        {isOpen || live.status === 0 ? null : <Closed />}
      </div>
      {report.dialog}
    </div>
  )
}

function Closed() {
  const { t } = useTranslation('live-room')
  return <p className={styles.center}>{t('zone.closed')}</p>
}
