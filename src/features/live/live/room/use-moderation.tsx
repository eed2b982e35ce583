import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteMessage, listBans, setBanned, setMuted } from '#contract/live/live/endpoints.ts'
import type { MenuItem } from '#src/common/chat/messages/message-list.tsx'
import type { ShownMessage } from '#src/common/chat/shown-message.ts'
import { call } from '#src/common/request/call.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { ConfirmDialog } from '#src/common/ui/dialog/confirm-dialog.tsx'
import { showToast } from '#src/common/ui/notices/notices.ts'
import styles from './zone.module.css'

/** ms that something done can be undone from the bar; it can always be from the list. */
const UNDO_MS = 8_000

export interface Person {
  userId: string
  name: string
}
export type BanKind = 'mute' | 'ban'

interface ModerationOptions {
  liveId: number
  me: string
  canModerate: boolean
  isHost: (message: ShownMessage) => boolean
  nameOf: (message: ShownMessage) => string
}

export interface Moderation {
  /** Mutes or removes, or lifts it; what was done can be undone for a while. */
  impose: (person: Person, kind: BanKind, imposed: boolean) => Promise<void>
  /** What was done, with a way back. */
  bar: ReactNode
  dialog: ReactNode
}

const texts = {
  mute: ['moderate.unmuted', 'moderate.muted'],
  ban: ['moderate.letInDone', 'moderate.removed'],
} as const

/** What a moderator does to people and messages of a room (spec: live §6); not to hosts, nor to themselves. */
export function useModeration({ liveId, me, canModerate, isHost, nameOf }: ModerationOptions) {
  const { t } = useTranslation('live-room')
  const client = useQueryClient()
  const { data: bans = [] } = useEndpoint(listBans, { liveId }, { enabled: canModerate })
  const [deed, setDeed] = useState<{ text: string; undo: () => void }>()
  const [deleting, setDeleting] = useState<string>()
  useEffect(() => {
    if (!deed) return undefined
    const timer = setTimeout(() => setDeed(undefined), UNDO_MS)
    return () => clearTimeout(timer)
  }, [deed])

  const impose = async (person: Person, kind: BanKind, imposed: boolean): Promise<void> => {
    const { userId, name } = person
    try {
      await (kind === 'mute'
        ? call(setMuted, { liveId, userId, muted: imposed })
        : call(setBanned, { liveId, userId, banned: imposed }))
    } catch {
      // The call has shown the reason.
      return
    }
    setDeed({ text: t(texts[kind][imposed ? 1 : 0], { name }), undo: () => void impose(person, kind, !imposed) })
    await client.invalidateQueries({ queryKey: [listBans.path] })
  }

  const remove = async (messageId: string) => {
    try {
      await call(deleteMessage, { liveId, messageId })
      showToast(t('moderate.deleted'))
    } catch {
      // The call has shown the reason.
    }
    setDeleting(undefined)
  }

  const has = (userId: string, kind: BanKind) => bans.some((one) => one.userId === userId && one.kind === kind)
  const menuOf = (message: ShownMessage): MenuItem[] => {
    const { from, sequence, isRevoked } = message
    if (!canModerate || from === me || isHost(message) || sequence === 0 || isRevoked) return []
    const person = { userId: from, name: nameOf(message) }
    const [muted, banned] = [has(from, 'mute'), has(from, 'ban')]
    return [
      {
        label: t(muted ? 'moderate.unmute' : 'moderate.mute'),
        onSelect: () => void impose(person, 'mute', !muted),
      },
      {
        label: t(banned ? 'moderate.letIn' : 'moderate.remove'),
        danger: !banned,
        onSelect: () => void impose(person, 'ban', !banned),
      },
      { label: t('moderate.delete'), danger: true, onSelect: () => setDeleting(message.id) },
    ]
  }

  const bar = (
    <div className={styles.deed} role="status">
      {deed ? (
        <p>
          {deed.text}
          <button
            type="button"
            onClick={() => {
              setDeed(undefined)
              deed.undo()
            }}
          >
            {t('moderate.undo')}
          </button>
        </p>
      ) : null}
    </div>
  )
  const dialog =
    deleting === undefined ? null : (
      <ConfirmDialog
        title={t('moderate.delete')}
        yes={t('moderate.delete')}
        no={t('moderate.cancel')}
        onYes={() => remove(deleting)}
        onClose={() => setDeleting(undefined)}
      >
        <p>{t('moderate.deleteAsk')}</p>
      </ConfirmDialog>
    )
  return { menuOf, impose, bar, dialog }
}
