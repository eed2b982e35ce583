import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import { lazyDialog } from '#src/common/ui/dialog/lazy-dialog.tsx'
import styles from './room.module.css'

const ReserveDialog = lazyDialog(
  async () => (await import('#src/features/live/live/reserve/reserve-dialog.tsx')).ReserveDialog,
)

interface RoomBookingProps {
  live: LiveDetail
  /** The booking with the open dialog. */
  shown: string | undefined
  onShow: (reserveId: string | undefined) => void
}

/** Says that the session is booked, with the way back to its code, for as long as it has not begun. */
export function RoomBooking({ live, shown, onShow }: RoomBookingProps) {
  const { t } = useTranslation('live-page')
  const view = useRef<HTMLButtonElement>(null)
  const wasShown = useRef(false)
  useEffect(() => {
    // The player's button, which opened the dialog, is disabled by now: the focus would be nowhere.
    if (wasShown.current && !shown && document.activeElement === document.body) view.current?.focus()
    wasShown.current = shown !== undefined
  }, [shown])
  return (
    <>
      {live.status === 0 && live.isReserve ? (
        <p className={styles.booked}>
          {t('room.booked')}
          <button ref={view} type="button" onClick={() => onShow(live.reserveId)}>
            {t('room.view')}
          </button>
        </p>
      ) : null}
      {shown ? <ReserveDialog live={live} reserveId={shown} onClose={() => onShow(undefined)} /> : null}
    </>
  )
}
