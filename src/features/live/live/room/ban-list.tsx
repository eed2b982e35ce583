import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listBans } from '#contract/live/live/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import { ChatTime } from '#src/common/chat/messages/chat-time.tsx'
import { useNow } from '#src/common/app/use-now.ts'
import { Shown } from '#src/common/ui/states.tsx'
import type { Moderation } from './use-moderation'
import { ShieldIcon } from './zone-icon'
import styles from './lists.module.css'

interface Props {
  liveId: number
  moderation: Pick<Moderation, 'impose'>
}

/** Moderators' list of who is muted or removed, with the way back for each. */
export function BanList({ liveId, moderation }: Props) {
  const { t } = useTranslation('live-room')
  const [open, setOpen] = useState(false)
  const name = t('moderate.list')
  return (
    <>
      <button type="button" aria-label={name} title={name} onClick={() => setOpen(true)}>
        <ShieldIcon />
      </button>
      {open ? (
        <Dialog title={name} onClose={() => setOpen(false)}>
          <List {...{ liveId, moderation }} />
        </Dialog>
      ) : null}
    </>
  )
}

function List({ liveId, moderation }: Props) {
  const { t } = useTranslation('live-room')
  const now = useNow() / 1_000
  const query = useEndpoint(listBans, { liveId })
  return (
    <Shown query={query} loading={<div className={`yz-skeleton ${styles.loading}`} />}>
      {(bans) =>
        bans.length === 0 ? (
          <p className={styles.empty}>{t('moderate.listEmpty')}</p>
        ) : (
          <ul className={styles.list}>
            {bans.map(({ userId, nick, kind, by, at }) => (
              <li key={`${userId} ${kind}`}>
                <div className={styles.words}>
                  <b>{nick}</b>
                  <small>
                    {t(kind === 'mute' ? 'moderate.isMuted' : 'moderate.isRemoved')}
                    {' · '}
                    {t('moderate.by', { name: by })}
                    {' · '}
                    <ChatTime at={Date.parse(at) / 1_000} now={now} />
                  </small>
                </div>
                <button
                  type="button"
                  className="yz-button"
                  data-kind="quiet"
                  onClick={() => void moderation.impose({ userId, name: nick }, kind, false)}
                >
                  {t(kind === 'mute' ? 'moderate.unmute' : 'moderate.letIn')}
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </Shown>
  )
}
