import { nameSources } from '#server/modules/foundation/translation/index.ts'
import { setupReaders } from '#server/modules/foundation/files/index.ts'
import { findHallNames, hallUses } from '#server/modules/fair/halls/index.ts'
import { boothOrders, canReadSetupFile, countOrderedBooths, findAssigned } from '#server/modules/fair/booths/index.ts'
import { assignedBooths, exhibitorUses, findExhibitorNames } from '#server/modules/fair/exhibitors/index.ts'
import { expoUses } from '#server/modules/fair/expo/index.ts'
import { liveSessions } from '#server/modules/fair/content/index.ts'
import { findExhibitNames, onExhibitsPublished } from '#server/modules/fair/exhibits/index.ts'
import { articleSource } from '#server/modules/fair/news/index.ts'
import { eventSource } from '#server/modules/fair/schedule/index.ts'
import { helpSource } from '#server/modules/fair/help/index.ts'
import { liveExhibitors, searchSources } from '#server/modules/fair/search/index.ts'
import { topicLives, topicSource } from '#server/modules/fair/topics/index.ts'
import { countOfExhibitor, countOfExpo } from '#server/modules/people/enrollment/index.ts'
import { teamWork } from '#server/modules/people/team/index.ts'
import { chatBlocks, chatCards } from '#server/modules/live/chat/index.ts'
import { beginRecording, endBroadcastOf, findPlayback, hasPicture } from '#server/modules/live/broadcast/index.ts'
import { countTaken, passOn } from '#server/modules/live/customer-service/index.ts'
import * as live from '#server/modules/live/live/index.ts'
import { agentRoom, watcherRoom } from '#server/modules/live/rooms/index.ts'
import { seatAgreements } from '#server/modules/trade/appointments/index.ts'
import { findBlockRefusals } from '#server/modules/trade/blocks/index.ts'
import { ticketEvents } from '#server/modules/trade/calendar/index.ts'
import { endAgreementsOfOthers } from '#server/modules/trade/captions/index.ts'
import { demandCases, findDemandCard } from '#server/modules/trade/demands/index.ts'
import { addExhibitNews, addLiveNews } from '#server/modules/trade/follows/index.ts'
import { findOrderCard } from '#server/modules/trade/intentions/index.ts'
import { countLeads } from '#server/modules/trade/leads/index.ts'
import { assertLiveHours, describeBoothOrders } from '#server/modules/commerce/services/index.ts'
import { listTicketEvents } from '#server/modules/commerce/tickets/index.ts'
import { wasAnswered } from '#server/modules/operations/assistant/index.ts'
import { countOfLives, hasOpenCaseOfDemand } from '#server/modules/operations/reports/index.ts'

/*
 * What domains need of later areas (`contract/core/connector.ts`), and who does it. Imported by whatever runs domains: the app,
 * the seed and the commands.
 */

nameSources.connect([findExhibitorNames, findExhibitNames, findHallNames])
liveSessions.connect({
  hold: live.holdLives,
  list: live.listReferable,
  listNamed: live.listNamedLives,
  listPresent: live.listPresentLives,
})
exhibitorUses.connect({ countLives: live.countLivesOf, countEnrollments: countOfExhibitor })
assignedBooths.connect({ findAssigned })
hallUses.connect({ countOrderedBooths })
setupReaders.connect({ canRead: canReadSetupFile })
boothOrders.connect({ describe: describeBoothOrders })
expoUses.connect({ countEnrollments: countOfExpo })
onExhibitsPublished.connect(addExhibitNews)
topicLives.connect(live.listLiveCards)
searchSources.connect([articleSource, eventSource, live.liveSource, topicSource, helpSource])
liveExhibitors.connect(live.listExhibitorsOn)

teamWork.connect({
  countConversations: (db, exhibitorId) => countTaken(db, String(exhibitorId)),
  countLives: live.countNamed,
  async handOver(db, exhibitorId, change) {
    await passOn(db, String(exhibitorId), change)
    return live.passOnLives(db, exhibitorId, change)
  },
  notify(realtime, exhibitorId, liveIds) {
    realtime.emit(agentRoom(String(exhibitorId)), 'conversations', {})
    for (const liveId of liveIds) realtime.emit(watcherRoom(liveId), 'liveChanged', { liveId })
  },
})

chatBlocks.connect(findBlockRefusals)
chatCards.connect({ findOrder: findOrderCard, findDemand: findDemandCard, wasAnswered })
live.liveBroadcasts.connect({ hasPicture, findPlayback, begin: beginRecording, end: endBroadcastOf })
live.liveConnections.connect({
  announceStart: addLiveNews,
  assertHours: assertLiveHours,
  countLeads: async (db, exhibitorId, span) => (await countLeads(db, [exhibitorId], span)).get(exhibitorId) ?? 0,
  countReports: countOfLives,
})

seatAgreements.connect(endAgreementsOfOthers)
ticketEvents.connect(listTicketEvents)
demandCases.connect(hasOpenCaseOfDemand)
