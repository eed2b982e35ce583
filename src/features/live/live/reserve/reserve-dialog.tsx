import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveCard } from '#contract/core/live/live-card.ts'
import { RESERVE_QR_PX } from '#contract/live/live/limits.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import { FairTime } from '#src/common/ui/time/fair-time.tsx'
import { QrCode } from '#src/common/ui/qr-code.tsx'
import { calendarAddress, reserveCodeText } from './reserve-address'
import { useBook, useCancelReserve } from './reserve'
import styles from './reserve-dialog.module.css'
import { talkAtOnce } from './talk-at-once.connector'

const TalkAtOnce = lazyPart(() => talkAtOnce.port())

interface ReserveDialogProps {
  live: Pick<LiveCard, 'id' | 'liveName' | 'startTime' | 'endTime'>
  reserveId: string
  /** Where the list that it was opened from keeps what was cancelled, so that this dialog and its way back stay. */
  onCancelled?: (() => void) | undefined
  onClose: () => void
}

/** What takes the place of a pressed button takes its focus. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** A booking (spec: live §2): its code for the mini-program, the calendar, and a way back out of it. */
export function ReserveDialog({ live, reserveId, onCancelled, onClose }: ReserveDialogProps) {
  const { t, i18n } = useTranslation('live-page')
  // Booked again it is another booking.
  const [own, setOwn] = useState<string | undefined>(reserveId)
  const [message, setMessage] = useState('')
  const [booking, cancelling] = [useBook(live.id), useCancelReserve(live.id)]

  const cancel = async () => {
    if (!(await cancelling.cancel())) return
    setOwn(undefined)
    onCancelled?.()
    setMessage(t('reserve.cancelled'))
  }
  const undo = async () => {
    const again = await booking.book()
    if (!again) return
    setOwn(again)
    setMessage(t('reserve.undone'))
  }
  return (
    <Dialog title={t('reserve.title')} width={420} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.name}>{live.liveName}</p>
        <p className={styles.time}>
          <FairTime from={live.startTime} />
        </p>
        {own ? (
          <Suspense>
            <TalkAtOnce live={live} />
          </Suspense>
        ) : null}
        <div className={styles.code} style={{ minHeight: RESERVE_QR_PX }}>
          {own ? (
            <QrCode text={reserveCodeText(own)} size={RESERVE_QR_PX} label={t('reserve.qr', { name: live.liveName })} />
          ) : (
            <p>{t('reserve.cancelled')}</p>
          )}
        </div>
        <p className={styles.prompt} data-hidden={!own}>
          <strong>{t('reserve.mini')}</strong>
          {t('reserve.miniText')}
        </p>
        <p className="yz-visually-hidden" role="status">
          {message}
        </p>
        <div className={styles.ways}>
          {own ? (
            <>
              <button
                ref={message === '' ? undefined : takeFocus}
                type="button"
                className="yz-button"
                data-kind="quiet"
                disabled={cancelling.busy}
                onClick={() => void cancel()}
              >
                {t('reserve.cancel')}
              </button>
              <a className="yz-button" href={calendarAddress(own, i18n.language)} download>
                {t('reserve.calendar')}
              </a>
            </>
          ) : (
            <>
              <button type="button" className="yz-button" data-kind="quiet" onClick={onClose}>
                {t('reserve.close')}
              </button>
              <button
                ref={takeFocus}
                type="button"
                className="yz-button"
                disabled={booking.busy}
                onClick={() => void undo()}
              >
                {t('reserve.undo')}
              </button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
