import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { InputOf } from '#contract/core/endpoint.ts'
import {
  countUnread,
  getCompanyInfo,
  getCustomerService,
  getServerStatus,
  getServiceSettings,
  listAgents,
  listConversations,
  listQuickReplies,
} from '#contract/live/customer-service/endpoints.ts'
import { getExhibit, listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { getSponsorExhibitorDetail } from '#contract/people/enrollment/endpoints.ts'
import type { ImClient } from '#src/common/im/im-client.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** ms between two looks at the inbox, however much arrives */
const LOOK_MS = 400

export type InboxFilter = InputOf<typeof listConversations>

export const useInbox = (filter: InboxFilter, enabled = true) =>
  useEndpoint(listConversations, filter, { keep: true, enabled })

/** The contacts for messages (spec: common §6); `keep` is not wished: another exhibitor's service is another's. */
export const useContacts = (exhibitorId: number | undefined, enabled: boolean) =>
  useEndpoint(getCustomerService, exhibitorId === undefined ? {} : { exhibitorId }, { enabled })

export const useServiceStatus = (userId: string) => useEndpoint(getServerStatus, { userId }, { enabled: userId !== '' })
export const useCompany = (userId: string) => useEndpoint(getCompanyInfo, { userId }, { enabled: userId !== '' })
export const useAgents = () => useEndpoint(listAgents, {})
export const useSettings = () => useEndpoint(getServiceSettings, {})
export const useQuickReplies = () => useEndpoint(listQuickReplies, {})

export const useNamedExhibit = (id: number | undefined) =>
  useEndpoint(getExhibit, { id: id ?? 0 }, { enabled: id !== undefined })

/** Exhibits that an agent may show: the exhibitor's own, or all of the fair's. */
export function useExhibitsToShow(keyWord: string, page: number) {
  const own = useEndpoint(getSponsorExhibitorDetail, {})
  const exhibitorId = own.data?.[0]?.exhibitorId
  const filter = { page, limit: 6, ...(keyWord ? { keyWord } : {}), ...(exhibitorId ? { exhibitorId } : {}) }
  return useEndpoint(listExhibits, filter, { keep: true, enabled: !own.isPending })
}

/** Asks for the inbox again. */
export function useLookAgain(): () => void {
  const client = useQueryClient()
  return () => {
    for (const { path } of [listConversations, countUnread]) void client.invalidateQueries({ queryKey: [path] })
  }
}

/** Keeps the inbox up with what arrives. */
export function useLiveInbox(im: ImClient | undefined): void {
  const lookAgain = useLookAgain()
  const look = useEffectEvent(lookAgain)
  useEffect(() => {
    if (!im) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        look()
      }, LOOK_MS)
    }
    const stops = [
      im.on('messages', ({ conversationID }) => conversationID.startsWith('C2C') && soon()),
      im.on('conversations', soon),
      im.on('state', (state) => state === 'online' && soon()),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [im])
}
