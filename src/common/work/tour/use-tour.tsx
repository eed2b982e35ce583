import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useSession } from '../../session/session'
import { isTourDue, noteOpened, noteSeen } from './seen-tours'
import type { TourStop } from './tour-view'

// Most have seen it.
const TourView = lazy(async () => ({ default: (await import('./tour-view')).TourView }))

interface Tour {
  /** Drawn where it is to stand; it lies over all. */
  tour: ReactNode
  start: () => void
}

/** Shows a person around a screen: by itself once, as soon as what it points at `isThere`, and again when it is requested. */
export function useTour(name: string, stops: readonly TourStop[], isThere = true): Tour {
  const person = useSession()?.user.userId ?? ''
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!isThere || !isTourDue(person, name)) return
    noteOpened()
    // oxlint-disable-next-line react/set-state-in-effect -- whether it was seen the storage alone knows
    setOpen(true)
  }, [isThere, person, name])
  const close = () => {
    noteSeen(person, name)
    setOpen(false)
  }
  return {
    tour: open ? (
      <Suspense fallback={null}>
        <TourView stops={stops} onClose={close} />
      </Suspense>
    ) : null,
    start: () => setOpen(true),
  }
}
