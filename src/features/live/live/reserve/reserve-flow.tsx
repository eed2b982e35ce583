import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LiveCard } from '#contract/core/live/live-card.ts'
import { useBook } from './reserve'
import { ReserveDialog } from './reserve-dialog'

interface ReserveFlowProps {
  live: Pick<LiveCard, 'id' | 'liveName' | 'startTime' | 'endTime'>
  /** The booking that there was when the flow began. */
  reserveId: string | undefined
  onClose: () => void
}

/** Books a session that is not booked yet and shows the booking; ends where no booking came about. */
export function ReserveFlow({ live, reserveId, onClose }: ReserveFlowProps) {
  const { book } = useBook(live.id)
  const [own, setOwn] = useState(reserveId)
  const begun = useRef(own !== undefined)
  const begin = useEffectEvent(async () => {
    const made = await book()
    if (made) setOwn(made)
    else onClose()
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void begin()
  }, [])
  return own ? <ReserveDialog live={live} reserveId={own} onClose={onClose} /> : null
}
