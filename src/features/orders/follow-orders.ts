import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getOwnOrder, listOwnOrders } from '../../../contract/orders/endpoints'
import { listOwnTickets } from '../../../contract/tickets/endpoints'
import { local } from '../../common/session/storage'

/** Tells the other tabs that an own order has changed. */
export const tellOtherTabs = (id: number): void => local.set('orderChanged', { id, at: Date.now() })

/** What is read of orders here is asked for anew when another tab has changed one. */
export function useFollowOrders(): void {
  const client = useQueryClient()
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== 'orderChanged') return
      for (const { path } of [getOwnOrder, listOwnOrders, listOwnTickets])
        void client.invalidateQueries({ queryKey: [path] })
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [client])
}
