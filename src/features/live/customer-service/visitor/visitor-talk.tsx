import { directConversationId } from '#contract/live/chat/rules.ts'
import type { OutputOf } from '#contract/core/endpoint.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { getExhibit } from '#contract/fair/exhibits/endpoints.ts'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImClient } from '#src/common/im/im-client.ts'
import { useSession } from '#src/common/session/session.ts'
import { call } from '#src/common/request/call.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { exhibitorOf } from '../side'
import { type DemandInCard, toDemandCard } from '#src/common/chat/demand-in-card.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { lazyDialog } from '#src/common/ui/dialog/lazy-dialog.tsx'
import { useInbox, useNamedExhibit, useServiceStatus } from '../api'
import { toExhibitCard, toOrderCard, type Turn } from '../cards/card-content'
import { demandParts } from '../cards/demand-parts'
import { ExhibitOffer, HandOverOffer } from '../agent/offers'
import { AwayNote } from './service-line'
import { type SendCard, Talk } from '../talk'
import styles from '../talk.module.css'
import { toTranscriptCard } from '../handover-transcript'
import { OrderIcon } from '../tool-icons'

// Few conversations come to an order: its form is fetched once one is needed.
const OrderDialog = lazyDialog(async () => (await import('../cards/order-dialog')).OrderDialog)
const DemandOffer = lazyPart(async () => (await demandParts()).DemandOffer)

interface Props {
  im: ImClient | undefined
  /** The service's user id, its name and its face. */
  service: { userId: string; nick: string; avatar: string }
  /** An exhibit to ask about, until it was sent or closed. */
  exhibit?: { id: number; onDone: () => void } | undefined
  /** An own demand to ask about, until it was sent or closed. */
  demand?: { of: DemandInCard; onDone: () => void } | undefined
  /** A question that is written already, and sent by nobody but the visitor. */
  draft?: string | undefined
  /** What was shown to the assistant, until it was sent or closed. */
  turns?: { notified: readonly Turn[]; onDone: () => void } | undefined
}

/** A visitor's conversation with a service. */
export function VisitorTalk({ im, service, exhibit, demand, draft, turns }: Props) {
  const { t } = useTranslation('conversations')
  const { userId, nick } = service
  const { data: inbox } = useInbox({ side: 'visitor' })
  const { data: status } = useServiceStatus(userId)
  const [ordered, setOrdered] = useState<OutputOf<typeof getExhibit>>()
  const mayOrder = hasPermission(useSession()?.user.userType, 'orderGoods')
  // The exhibit in question can still be ordered when its card is gone.
  const [requestedId] = useState(exhibit?.id)
  const { data: requested } = useNamedExhibit(exhibit?.id ?? requestedId)
  // An exhibit that is shown no more, or a line that is down, says so by itself.
  const order = (id: number) => void call(getExhibit, { id }).then(setOrdered, () => undefined)
  const peerRead = inbox?.list.find((one) => one.userId === userId)?.peerRead ?? 0

  const above = (send: SendCard) => (
    <>
      <AwayNote userId={userId} />
      {turns && turns.notified.length > 0 ? (
        <HandOverOffer
          turns={turns.notified}
          onSend={() => {
            turns.onDone()
            void send('handOver', toTranscriptCard(turns.notified))
          }}
          onClose={turns.onDone}
        />
      ) : null}
      {/* One at a time: the messages need their room. */}
      {exhibit && !turns ? (
        <ExhibitOffer
          exhibitsId={exhibit.id}
          onSend={() => {
            exhibit.onDone()
            if (requested) void send('exhibit', toExhibitCard(requested))
          }}
          onOrder={mayOrder ? () => order(exhibit.id) : undefined}
          onClose={exhibit.onDone}
        />
      ) : null}
      {demand && !turns && !exhibit ? (
        <Suspense>
          <DemandOffer
            demand={demand.of}
            onSend={() => {
              demand.onDone()
              void send('demand', toDemandCard(demand.of))
            }}
            onClose={demand.onDone}
          />
        </Suspense>
      ) : null}
      {ordered ? (
        <OrderDialog
          exhibit={ordered}
          onOrder={(sent) => {
            setOrdered(undefined)
            // What is ordered from another exhibitor is not this one's affair.
            const isTheirs = exhibitorOf(userId) === undefined || exhibitorOf(userId) === String(ordered.exhibitorId)
            if (isTheirs) void send('order', toOrderCard(sent))
            else showToast(t('order.sentTo', { company: ordered.company }))
          }}
          onClose={() => setOrdered(undefined)}
        />
      ) : null}
    </>
  )
  return (
    <Talk
      im={im}
      conversationID={directConversationId(userId)}
      side="visitor"
      peer={service}
      peerRead={peerRead}
      label={t('talk.label', { name: nick })}
      disabled={status?.allowed === false ? t('state.notAllowed') : undefined}
      above={above}
      draft={draft}
      onOrder={mayOrder ? order : undefined}
      tools={
        mayOrder && requested ? (
          <button
            type="button"
            className={styles.tool}
            aria-label={t('order.open')}
            title={t('order.open')}
            onClick={() => order(requested.exhibitsInfoId)}
          >
            <OrderIcon />
          </button>
        ) : undefined
      }
    />
  )
}
