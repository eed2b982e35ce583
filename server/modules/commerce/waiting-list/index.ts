import * as contract from '#contract/commerce/waiting-list/endpoints.ts'
import { OVER_DAYS } from '#contract/commerce/waiting-list/limits.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { giveUpPlaces, joinWaitingList, leaveWaitingList } from './join'
import { presentPlaces } from './waiting-list.present'
import { listOwn } from './waiting-list.queries'

export { processWaitingList, endCalledOff } from './jobs'
export { personalDataOfWaitingList } from './personal-data.queries'
export { giveUpPlaces }

const DAY_MS = 86_400_000

export const waitingListRoutes: Route[] = [
  serve(contract.joinWaitingList, joinWaitingList),
  serve(contract.leaveWaitingList, leaveWaitingList),
  serve(contract.listOwnWaiting, async (context) => {
    const { id } = await getViewerAccount(context)
    const since = new Date(Date.now() - OVER_DAYS * DAY_MS)
    return presentPlaces(context.db, await listOwn(context.db, id, since), context.language)
  }),
]
