import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelReserve, getLive, listReserves, reserveLive } from '#contract/live/live/endpoints.ts'
import { openLogin } from '#src/common/login/open-login.ts'
import { call } from '#src/common/request/call.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { getSession, useSession } from '#src/common/session/session.ts'

/** Bookings requested at once to know which of a list are booked. */
const MOST = 100

async function refresh(client: QueryClient): Promise<void> {
  await Promise.all([getLive.path, listReserves.path].map((path) => client.invalidateQueries({ queryKey: [path] })))
}

/**
 * Books a session: who is not signed in logs in first. `book` gives the booking's id, and undefined when the login was
 * left or the server refused, which the call has shown.
 */
export function useBook(liveId: number): { book: () => Promise<string | undefined>; busy: boolean } {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const book = async () => {
    setBusy(true)
    try {
      if (!getSession() && !(await openLogin({ reason: { to: 'reserve' } }))) return undefined
      const { reserveId } = await call(reserveLive, { id: liveId })
      return reserveId
    } catch {
      return undefined
    } finally {
      setBusy(false)
      void refresh(client)
    }
  }
  return { book, busy }
}

/** Withdraws a booking; false when the server refused, which the call has shown. */
export function useCancelReserve(liveId: number): { cancel: () => Promise<boolean>; busy: boolean } {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    try {
      await call(cancelReserve, { id: liveId })
      return true
    } catch {
      return false
    } finally {
      setBusy(false)
      void refresh(client)
    }
  }
  return { cancel, busy }
}

/** The signed-in reader's booking of a session, if there is one; all of a list are known by one question. */
export function useBooked(liveId: number): string | undefined {
  const signedIn = useSession() !== null
  const { data } = useEndpoint(listReserves, { page: 1, limit: MOST }, { enabled: signedIn, keep: true })
  return signedIn ? data?.list.find(({ id }) => id === liveId)?.reserveId : undefined
}
