import { Badge, Button, Pagination, Segmented } from 'antd'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '#contract/live/customer-service/schemas.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useIm } from '#src/common/chat/use-im.ts'
import { lazyDialog } from '#src/common/ui/dialog/lazy-dialog.tsx'
import { Empty, Failed } from '#src/common/ui/states.tsx'
import styles from './agent-inbox.module.css'
import { AgentTalk } from './agent-talk'
import { type InboxFilter, useInbox, useLiveInbox } from '../api'
import { ConversationList, type Listed } from '../conversation-list'
import { useKicked } from '#src/common/chat/use-kicked.ts'

// Seldom opened, and it brings the clocks.
const SettingsDialog = lazyDialog(async () => (await import('./settings-dialog')).SettingsDialog)

const tabs = ['all', 'waiting', 'mine'] as const
type Tab = (typeof tabs)[number]

const filters: Record<Tab, Partial<InboxFilter>> = { all: {}, waiting: { inquiry: 'waiting' }, mine: { mine: true } }
const PER_PAGE = 30

/** What visitors ask of a service, and the answer to it. The tab and the open conversation stand in the address. */
export function AgentInbox() {
  const { t } = useTranslation('conversations')
  const query = useHashQuery({ tab: 'all' })
  const { im, state, error, retry } = useIm()
  useKicked(state)
  useLiveInbox(im)
  const tab = tabs.find((one) => one === query.text('tab')) ?? 'all'
  const inbox = useInbox({ side: 'agent', page: query.page, limit: PER_PAGE, ...filters[tab] })
  const everything = useInbox({ side: 'agent', limit: 100 })
  const [settings, setSettings] = useState(false)
  const requested = query.text('with')
  const open = useOpened(requested, inbox.data?.list, everything.data?.list)
  const openUnread = open ? open.unreadCount : 0
  const unread = Math.max(0, (inbox.data?.unread ?? 0) - openUnread)
  useTitle(unread > 0 ? t('title.unread', { count: unread }) : t('title.messages'))
  if (inbox.error && !inbox.data) return <Failed error={inbox.error} retry={() => void inbox.refetch()} />
  const counts: Record<Tab, number> = { all: unread, waiting: inbox.data?.waiting ?? 0, mine: 0 }
  return (
    <div className={styles.inbox} data-open={requested !== ''}>
      <div className={styles.side}>
        <div className={styles.bar}>
          <Button type="link" className={styles.settings ?? ''} onClick={() => setSettings(true)}>
            {t('settings.open')}
          </Button>
          <Segmented<Tab>
            block
            aria-label={t('agent.tabs')}
            value={tab}
            options={tabs.map((one) => ({ value: one, label: <TabLabel name={one} count={counts[one]} /> }))}
            onChange={(one) => query.set({ tab: one })}
          />
        </div>
        <div id="agent-list" className={styles.list} tabIndex={-1}>
          <ConversationList
            label={t('agent.list')}
            list={(inbox.data?.list ?? []).map((one) => listed(one, requested, t))}
            active={requested}
            to={(userId) => query.to({ with: userId, page: query.page })}
            empty={inbox.data ? t(`agent.none.${tab}`) : t('common:state.loading')}
          />
          <Pagination
            simple
            align="center"
            current={query.page}
            total={inbox.data?.totalCount ?? 0}
            pageSize={PER_PAGE}
            hideOnSinglePage
            showSizeChanger={false}
            onChange={(page) => {
              query.set({ page })
              document.getElementById('agent-list')?.focus()
            }}
          />
        </div>
      </div>
      <section className={styles.open} aria-label={open ? t('talk.label', { name: open.nick }) : t('agent.pick')}>
        {error === undefined ? null : <Failed error={error} retry={retry} />}
        {open && error === undefined ? (
          <AgentTalk key={open.userId} im={im} conversation={open} back={query.to({ with: '' })} />
        ) : null}
        {!open && error === undefined ? <Empty title={t('agent.pick')} text={t('agent.pickText')} /> : null}
      </section>
      {settings ? <SettingsDialog onClose={() => setSettings(false)} /> : null}
    </div>
  )
}

function TabLabel({ name, count }: { name: Tab; count: number }) {
  const { t } = useTranslation('conversations')
  return (
    <span className={styles.tab}>
      {t(`agent.tab.${name}`)}
      <Badge size="small" count={count} />
    </span>
  )
}

/** The open conversation, also when it has just left the list: an answered inquiry waits no more. */
function useOpened(userId: string, ...lists: (readonly Conversation[] | undefined)[]): Conversation | undefined {
  const found = lists.flatMap((list) => list ?? []).find((one) => one.userId === userId)
  const [kept, setKept] = useState(found)
  if (found && found !== kept) setKept(found)
  if (userId === '') return undefined
  return found ?? (kept?.userId === userId ? kept : undefined)
}

function listed(one: Conversation, open: string, t: TFunction<'conversations'>): Listed {
  const { userId, nick, avatar, lastMessage, inquiry, agentName } = one
  const isWaiting = inquiry === 'waiting'
  const words = [isWaiting ? t('inquiry.waiting') : '', agentName ? t('agent.takenBy', { name: agentName }) : '']
  const text = words.filter(Boolean).join(' · ')
  return {
    userId,
    nick,
    avatar,
    lastMessage,
    unreadCount: userId === open ? 0 : one.unreadCount,
    ...(text ? { mark: { text, kind: isWaiting ? 'waiting' : 'quiet' } } : {}),
  }
}
