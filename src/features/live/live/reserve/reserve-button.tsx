import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveCard } from '#contract/core/live/live-card.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { lazyDialog } from '#src/common/ui/dialog/lazy-dialog.tsx'
import styles from '../live-card.module.css'
import { useBooked } from './reserve'

const ReserveFlow = lazyDialog(async () => {
  const [{ ReserveFlow: Flow }] = await Promise.all([import('./reserve-flow'), startTexts('live-page')])
  return Flow
})

/** Books a session, after a login where one is needed, and shows the booking; what is booked can be looked at again. */
export function ReserveButton({ live }: { live: Pick<LiveCard, 'id' | 'liveName' | 'startTime' | 'endTime'> }) {
  const { t } = useTranslation('live')
  const [pressed, setPressed] = useState(false)
  const reserveId = useBooked(live.id)
  const booked = reserveId !== undefined
  return (
    <>
      <button
        type="button"
        className={styles.reserve}
        data-booked={booked}
        aria-label={t(booked ? 'card.bookedOf' : 'card.reserveOf', { name: live.liveName })}
        onClick={() => setPressed(true)}
      >
        {t(booked ? 'card.booked' : 'card.reserve')}
      </button>
      {pressed ? <ReserveFlow live={live} reserveId={reserveId} onClose={() => setPressed(false)} /> : null}
    </>
  )
}
