import { useState } from 'react'
import { handOver as endpoint } from '#contract/live/customer-service/endpoints.ts'
import { ApiError } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { useLookAgain } from '../api'

/** Takes or hands over a conversation; of two that take it at once one learns who was faster. */
export function useHandOver(conversationID: string) {
  const look = useLookAgain()
  const [busy, setBusy] = useState(false)
  const handOver = async (from: string, to: string): Promise<void> => {
    setBusy(true)
    try {
      await call(endpoint, { conversationID, from, to })
    } catch (error) {
      // The call has shown the refusal.
      if (!(error instanceof ApiError)) throw error
    } finally {
      setBusy(false)
      look()
    }
  }
  return { handOver, busy }
}
