import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import type { WaitingPlace } from '#contract/commerce/waiting-list/schemas.ts'
import { getSession } from '#src/common/session/session.ts'
import { endHere, TimeLeft } from '#src/common/ui/time/time-left.tsx'
import { useOwnWaiting } from './api'
import { JoinDialog } from './join-dialog'
import { LeaveDialog } from './leave-dialog'
import styles from './waiting-list.module.css'

interface WaitingStubProps {
  type: TicketType
  /** The order form of the type is on its way. */
  busy: boolean
  onOrder: () => void
}

/** Of a type that is sold out: the way into its queue, the own place in it, or what is reserved and for how long. */
export function WaitingStub({ type, busy, onOrder }: WaitingStubProps) {
  const { t } = useTranslation('waiting-list')
  const places = useOwnWaiting()
  const [asks, setAsks] = useState<'join' | 'leave'>()
  const { id: typeId, name } = type
  const place = places.data?.find((one) => one.typeId === typeId)
  const close = () => setAsks(undefined)
  const join = async () => {
    if (!getSession()) {
      const { openLogin } = await import('#src/common/login/open-login.ts')
      if (!(await openLogin({ reason: { to: 'tickets' } }))) return
    }
    setAsks('join')
  }
  const leave = (
    <button
      type="button"
      className={styles.leave}
      aria-label={t('leave.of', { name })}
      onClick={() => setAsks('leave')}
    >
      {t('leave.do')}
    </button>
  )
  return (
    <div className={styles.stub} data-stands={place?.state === 'waiting' || place?.state === 'offered' || undefined}>
      {place?.state === 'offered' ? (
        <>
          <OfferLine place={place} heardAt={places.dataUpdatedAt} onEnd={() => void places.refetch()} />
          <span className={styles.ways}>
            {leave}
            <button
              type="button"
              className="yz-button"
              aria-busy={busy}
              aria-label={t('tickets:order.of', { name })}
              onClick={onOrder}
            >
              {t('tickets:order.do')}
            </button>
          </span>
        </>
      ) : place?.state === 'waiting' ? (
        <>
          <p role="status">
            <b>{t('state.waiting')}</b>
            <span>{t('ahead', { count: place.ahead ?? 0 })}</span>
          </p>
          {leave}
        </>
      ) : (
        <>
          <p>{t(place?.state === 'missed' ? 'state.missed' : 'tickets:order.soldOut')}</p>
          <button
            type="button"
            className="yz-button"
            data-kind="quiet"
            aria-label={t('join.of', { name })}
            onClick={() => void join()}
          >
            {t(place?.state === 'missed' ? 'join.again' : 'join.do')}
          </button>
        </>
      )}
      {asks === 'join' ? <JoinDialog type={type} onClose={close} /> : null}
      {asks === 'leave' && place ? <LeaveDialog place={place} onClose={close} /> : null}
    </div>
  )
}

interface OfferLineProps {
  place: WaitingPlace
  /** ms since 1970: when this answer came. */
  heardAt: number
  onEnd: () => void
}

/** How many are reserved, and for how long still by the server's clock. */
export function OfferLine({ place: { offered, offeredUntil, now }, heardAt, onEnd }: OfferLineProps) {
  const { t } = useTranslation('waiting-list')
  const until = offeredUntil ?? now
  return (
    <p>
      <b role="status">{t('offered', { count: offered })}</b>
      <span>
        {t('timeLeft')} <TimeLeft end={endHere({ until, now, heardAt })} onEnd={onEnd} />
      </span>
    </p>
  )
}
