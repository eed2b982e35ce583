import { isOnlyOrganizer, isOnlySpeaker, personalDataOfAccounts } from '#server/modules/foundation/accounts/index.ts'
import { personalDataOfFiles } from '#server/modules/foundation/files/index.ts'
import { personalDataOfHistory } from '#server/modules/foundation/history/index.ts'
import { personalDataOfNotices, retentionOfNotices } from '#server/modules/foundation/notices/index.ts'
import { personalDataOfOutbox, retentionOfOutbox } from '#server/modules/foundation/outbox/index.ts'
import { personalDataOfTranslation } from '#server/modules/foundation/translation/index.ts'
import { personalDataOfContent } from '#server/modules/fair/content/index.ts'
import { personalDataOfCodes } from '#server/modules/people/codes/index.ts'
import { personalDataOfEnrollment } from '#server/modules/people/enrollment/index.ts'
import { personalDataOfPreRegistration } from '#server/modules/people/pre-registration/index.ts'
import {
  personalDataOfRegistration,
  personalDataOfRegistrationReviews,
} from '#server/modules/people/registration/index.ts'
import { personalDataOfReview } from '#server/modules/people/review/index.ts'
import { personalDataOfLoginKeys, personalDataOfSession } from '#server/modules/people/session/index.ts'
import { personalDataOfTeam } from '#server/modules/people/team/index.ts'
import { personalDataOfBroadcasts } from '#server/modules/live/broadcast/index.ts'
import { personalDataOfChat, retentionOfMessages } from '#server/modules/live/chat/index.ts'
import { countRunningLives, personalDataOfLive, personalDataOfLiveManagers } from '#server/modules/live/live/index.ts'
import { personalDataOfAppointments } from '#server/modules/trade/appointments/index.ts'
import { personalDataOfBlocks } from '#server/modules/trade/blocks/index.ts'
import { personalDataOfCaptions, retentionOfMinutes } from '#server/modules/trade/captions/index.ts'
import { personalDataOfBusiness } from '#server/modules/trade/business/index.ts'
import { personalDataOfCalendar } from '#server/modules/trade/calendar/index.ts'
import { personalDataOfCards } from '#server/modules/trade/cards/index.ts'
import { personalDataOfDemandReviews, personalDataOfDemands } from '#server/modules/trade/demands/index.ts'
import { personalDataOfFollows } from '#server/modules/trade/follows/index.ts'
import { personalDataOfIntentions } from '#server/modules/trade/intentions/index.ts'
import { personalDataOfLeads } from '#server/modules/trade/leads/index.ts'
import { personalDataOfOffers } from '#server/modules/trade/offers/index.ts'
import { personalDataOfAddresses } from '#server/modules/commerce/addresses/index.ts'
import { personalDataOfAttendees } from '#server/modules/commerce/attendees/index.ts'
import { personalDataOfCheckIn } from '#server/modules/commerce/check-in/index.ts'
import { personalDataOfCoupons } from '#server/modules/commerce/coupons/index.ts'
import { personalDataOfInvoices } from '#server/modules/commerce/invoices/index.ts'
import {
  countPendingOrders,
  personalDataOfOrders,
  personalDataOfOrderStaff,
} from '#server/modules/commerce/orders/index.ts'
import {
  countOpenRefunds,
  personalDataOfPayments,
  personalDataOfPaymentStaff,
} from '#server/modules/commerce/payments/index.ts'
import { personalDataOfBooths } from '#server/modules/fair/booths/index.ts'
import { personalDataOfFloorPlans } from '#server/modules/fair/floor-plan/index.ts'
import { personalDataOfServices } from '#server/modules/commerce/services/index.ts'
import {
  countUsableTickets,
  personalDataOfTickets,
  retentionOfHolders,
} from '#server/modules/commerce/tickets/index.ts'
import { personalDataOfTransfers, personalDataOfTransferStaff } from '#server/modules/commerce/transfers/index.ts'
import { personalDataOfWaitingList } from '#server/modules/commerce/waiting-list/index.ts'
import { personalDataOfAnalytics, retentionOfVisits } from '#server/modules/operations/analytics/index.ts'
import { personalDataOfFigures } from '#server/modules/operations/figures/index.ts'
import { personalDataOfImports } from '#server/modules/operations/imports/index.ts'
import { personalDataOfMailings } from '#server/modules/operations/mailings/index.ts'
import {
  personalDataOfPrivacy,
  personalDataOfRetention,
  type Register,
} from '#server/modules/operations/privacy/index.ts'
import { personalDataOfQuestionnaires } from '#server/modules/operations/questionnaires/index.ts'
import { personalDataOfReports } from '#server/modules/operations/reports/index.ts'

/**
 * The personal data of every domain. A table that refers to accounts and is missing here fails a test. An account is
 * deleted: the entries are processed in this order, so rows that are found by others precede these.
 */
export const personalData: Register = {
  entries: [
    ...personalDataOfChat,
    ...personalDataOfLiveManagers,
    ...personalDataOfRetention,
    ...personalDataOfLive,
    ...personalDataOfBroadcasts,
    ...personalDataOfPreRegistration,
    ...personalDataOfMailings,
    ...personalDataOfQuestionnaires,
    ...personalDataOfReports,
    ...personalDataOfReview,
    ...personalDataOfContent,
    ...personalDataOfImports,
    // Before the demands: it finds what was reviewed through them.
    ...personalDataOfDemandReviews,
    ...personalDataOfDemands,
    ...personalDataOfBusiness,
    ...personalDataOfOffers,
    ...personalDataOfIntentions,
    ...personalDataOfCaptions,
    ...personalDataOfAppointments,
    ...personalDataOfBlocks,
    ...personalDataOfLeads,
    ...personalDataOfTeam,
    ...personalDataOfEnrollment,
    ...personalDataOfOrders,
    ...personalDataOfPayments,
    ...personalDataOfTransfers,
    ...personalDataOfOrderStaff,
    ...personalDataOfPaymentStaff,
    ...personalDataOfTransferStaff,
    ...personalDataOfBooths,
    ...personalDataOfFloorPlans,
    ...personalDataOfServices,
    ...personalDataOfTickets,
    ...personalDataOfCheckIn,
    ...personalDataOfInvoices,
    ...personalDataOfCoupons,
    ...personalDataOfWaitingList,
    ...personalDataOfRegistrationReviews,
    ...personalDataOfRegistration,
    ...personalDataOfHistory,
    ...personalDataOfSession,
    ...personalDataOfCodes,
    ...personalDataOfLoginKeys,
    ...personalDataOfNotices,
    ...personalDataOfTranslation,
    ...personalDataOfOutbox,
    ...personalDataOfAnalytics,
    ...personalDataOfFigures,
    ...personalDataOfAddresses,
    ...personalDataOfAttendees,
    ...personalDataOfCards,
    ...personalDataOfFollows,
    ...personalDataOfCalendar,
    ...personalDataOfFiles,
    ...personalDataOfPrivacy,
  ],
  last: personalDataOfAccounts,
  blocks: {
    order: (db, { id }) => countPendingOrders(db, id),
    ticket: (db, { id }, now) => countUsableTickets(db, id, now),
    refund: (db, { id }) => countOpenRefunds(db, id),
    live: (db, { id }) => countRunningLives(db, id),
    onlyAdmin: async (db, account) => Number(await isOnlySpeaker(db, account)),
    onlyOrganizer: async (db, account) => Number(await isOnlyOrganizer(db, account)),
  },
  retention: {
    messages: retentionOfOutbox,
    visits: retentionOfVisits,
    notices: retentionOfNotices,
    chats: retentionOfMessages,
    minutes: retentionOfMinutes,
    idNumbers: retentionOfHolders,
  },
}
