import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getOwnOrder, listOwnOrders } from '#contract/commerce/orders/endpoints.ts'
import { checkPayment } from '#contract/commerce/payments/endpoints.ts'
import { listOwnTickets } from '#contract/commerce/tickets/endpoints.ts'
import { local } from '#src/common/session/storage.ts'

/** Notifies the other tabs that an own order has changed. */
export const notifyOtherTabs = (id: number): void => local.set('orderChanged', { id, at: Date.now() })

function lookAgain(client: QueryClient, more: readonly { path: string }[] = []): void {
  for (const { path } of [getOwnOrder, listOwnOrders, listOwnTickets, ...more])
    void client.invalidateQueries({ queryKey: [path] })
}

/** What is read of orders here is requested again when another tab has changed one. */
export function useFollowOrders(): void {
  const client = useQueryClient()
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === 'orderChanged') lookAgain(client)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [client])
}

/**
 * While an order waits, the fair notifies its page when it is paid or closed, on any device; a missed event is
 * looked for all the same (spec: live §9). The socket's code comes when it is needed.
 */
export function useOrderUpdates(isWaiting: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isWaiting) return undefined
    let isGone = false
    let stop = () => {}
    const listen = async () => {
      const { listenForOrders } = await import('#src/common/im/listen.ts')
      if (!isGone) stop = listenForOrders(() => lookAgain(client, [checkPayment]))
    }
    void listen().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [client, isWaiting])
}
