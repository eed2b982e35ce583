import type { DomainName } from '#contract/catalog/endpoints.ts'
import { accountRoutes } from '#server/modules/people/account/index.ts'
import { addresses } from '#server/modules/commerce/addresses/index.ts'
import { attendees } from '#server/modules/commerce/attendees/index.ts'
import { adverts } from '#server/modules/fair/adverts/index.ts'
import { agreements } from '#server/modules/fair/agreements/index.ts'
import { analytics } from '#server/modules/operations/analytics/index.ts'
import { appointments } from '#server/modules/trade/appointments/index.ts'
import { assistant } from '#server/modules/operations/assistant/index.ts'
import { cashier } from '#server/modules/commerce/cashier/index.ts'
import { challenges } from '#server/modules/people/challenges/index.ts'
import { broadcast } from '#server/modules/live/broadcast/index.ts'
import { chat } from '#server/modules/live/chat/index.ts'
import { contentTies } from './content-kinds'
import { personalData } from './personal-data'
import { checkInRoutes } from '#server/modules/commerce/check-in/index.ts'
import { codes } from '#server/modules/people/codes/index.ts'
import { boothReader, content } from '#server/modules/fair/content/index.ts'
import { audiences } from '#server/modules/operations/audiences/index.ts'
import { coupons } from '#server/modules/commerce/coupons/index.ts'
import { mailings } from '#server/modules/operations/mailings/index.ts'
import { preRegistration } from '#server/modules/people/pre-registration/index.ts'
import { questionnaireRoutes } from '#server/modules/operations/questionnaires/index.ts'
import { customerService } from '#server/modules/live/customer-service/index.ts'
import { demands, demandSubject } from '#server/modules/trade/demands/index.ts'
import { dictionary } from '#server/modules/operations/dictionary/index.ts'
import { encryption, type Jcryption } from '#server/modules/foundation/encryption/index.ts'
import { enrollment, enrollmentSubject } from '#server/modules/people/enrollment/index.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { exhibits } from '#server/modules/fair/exhibits/index.ts'
import { expo } from '#server/modules/fair/expo/index.ts'
import { figures } from '#server/modules/operations/figures/index.ts'
import { files } from '#server/modules/foundation/files/index.ts'
import { business } from '#server/modules/trade/business/index.ts'
import { calendar } from '#server/modules/trade/calendar/index.ts'
import { booths } from '#server/modules/fair/booths/index.ts'
import { floorPlans } from '#server/modules/fair/floor-plan/index.ts'
import { follows } from '#server/modules/trade/follows/index.ts'
import { halls } from '#server/modules/fair/halls/index.ts'
import { health } from '#server/modules/foundation/health/index.ts'
import { help } from '#server/modules/fair/help/index.ts'
import { importRoutes } from '#server/modules/operations/imports/index.ts'
import { intentions } from '#server/modules/trade/intentions/index.ts'
import { live } from '#server/modules/live/live/index.ts'
import { management } from '#server/modules/operations/management/index.ts'
import { matches } from '#server/modules/trade/matches/index.ts'
import { news } from '#server/modules/fair/news/index.ts'
import { offers } from '#server/modules/trade/offers/index.ts'
import { noticeRoutes } from '#server/modules/foundation/notices/index.ts'
import { overview } from '#server/modules/operations/overview/index.ts'
import { outboxRoutes } from '#server/modules/foundation/outbox/index.ts'
import { translation } from '#server/modules/foundation/translation/index.ts'
import { opening } from '#server/modules/fair/opening/index.ts'
import { orderRoutes } from '#server/modules/commerce/orders/index.ts'
import { paymentRoutes } from '#server/modules/commerce/payments/index.ts'
import { palette } from '#server/modules/operations/palette/index.ts'
import { places } from '#server/modules/foundation/places/index.ts'
import { privacy } from '#server/modules/operations/privacy/index.ts'
import { registration, registrationSubject } from '#server/modules/people/registration/index.ts'
import { reports } from '#server/modules/operations/reports/index.ts'
import { reset } from '#server/modules/people/reset/index.ts'
import { review } from '#server/modules/people/review/index.ts'
import { schedule } from '#server/modules/fair/schedule/index.ts'
import { search } from '#server/modules/fair/search/index.ts'
import { session } from '#server/modules/people/session/index.ts'
import { ticketRoutes } from '#server/modules/commerce/tickets/index.ts'
import { today } from '#server/modules/operations/today/index.ts'
import { topics } from '#server/modules/fair/topics/index.ts'
import { captions } from '#server/modules/trade/captions/index.ts'
import { blocks } from '#server/modules/trade/blocks/index.ts'
import { cards } from '#server/modules/trade/cards/index.ts'
import { invoiceRoutes } from '#server/modules/commerce/invoices/index.ts'
import { serviceRoutes } from '#server/modules/commerce/services/index.ts'
import { transferRoutes } from '#server/modules/commerce/transfers/index.ts'
import { leads } from '#server/modules/trade/leads/index.ts'
import { team } from '#server/modules/people/team/index.ts'
import { doorSaleRoutes } from '#server/modules/commerce/door-sales/index.ts'
import { waitingListRoutes } from '#server/modules/commerce/waiting-list/index.ts'
import { type OwnServer, system } from '#server/modules/operations/system/index.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Route } from '#server/platform/http/serve.ts'
import type { Lifecycle } from '#server/platform/lifecycle.ts'
import { StatusBoard } from '#server/platform/status/status-board.ts'
import { jobSchedule } from './jobs'

interface Self extends Omit<OwnServer, 'schedule'> {
  lifecycle?: Lifecycle | undefined
}

/** For those who list the routes and serve none of them. */
const noServer = (kind: Database['kind']): Self => ({
  database: { kind, connections: () => ({ active: 0, idle: 0, waiting: 0 }) },
  status: new StatusBoard(),
})

/** The routes of every domain: a domain of the contract is served by the module of its name. */
export function routesByDomain(
  kind: Database['kind'],
  jcryption: Jcryption | null = null,
  self: Self = noServer(kind),
): Record<DomainName, readonly Route[]> {
  return {
    account: accountRoutes,
    addresses,
    adverts,
    agreements,
    analytics,
    appointments,
    assistant,
    attendees,
    cashier,
    challenges,
    chat,
    'check-in': checkInRoutes,
    codes,
    content: content(contentTies),
    coupons,
    audiences,
    'pre-registration': preRegistration,
    mailings,
    questionnaires: questionnaireRoutes,
    'customer-service': customerService,
    demands,
    dictionary,
    encryption: encryption(jcryption),
    enrollment,
    exhibitors,
    exhibits,
    expo,
    figures,
    files,
    booths,
    business,
    calendar,
    'floor-plan': floorPlans,
    follows,
    halls,
    health: health(kind, self.lifecycle),
    help,
    imports: importRoutes,
    intentions,
    services: serviceRoutes,
    transfers: transferRoutes,
    invoices: invoiceRoutes,
    live,
    broadcast,
    management,
    outbox: outboxRoutes,
    overview: overview(boothReader(contentTies)),
    translation,
    matches,
    news,
    offers,
    notices: noticeRoutes,
    opening,
    orders: orderRoutes,
    payments: paymentRoutes,
    palette,
    places,
    privacy: privacy(personalData),
    registration,
    reports,
    reset,
    review: review({ registration: registrationSubject, enrollment: enrollmentSubject, demand: demandSubject }),
    schedule,
    search,
    session,
    tickets: ticketRoutes,
    'waiting-list': waitingListRoutes,
    'door-sales': doorSaleRoutes,
    system: system({ ...self, schedule: jobSchedule }),
    today,
    topics,
    team,
    cards,
    blocks,
    captions,
    leads,
  }
}

/** Every route of the fair. */
export const buildRoutes = (...parts: Parameters<typeof routesByDomain>): Route[] =>
  Object.values(routesByDomain(...parts)).flat()
