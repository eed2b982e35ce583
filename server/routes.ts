import type { DomainName } from '../contract/all'
import { accountRoutes } from './modules/account'
import { addresses } from './modules/addresses'
import { attendees } from './modules/attendees'
import { adverts } from './modules/adverts'
import { agreements } from './modules/agreements'
import { analytics } from './modules/analytics'
import { appointments } from './modules/appointments'
import { assistant } from './modules/assistant'
import { cashier } from './modules/cashier'
import { challenges } from './modules/challenges'
import { chat } from './modules/chat'
import { contentTies } from './content-kinds'
import { checkInRoutes } from './modules/check-in'
import { codes } from './modules/codes'
import { content } from './modules/content'
import { audiences } from './modules/audiences'
import { coupons } from './modules/coupons'
import { mailings } from './modules/mailings'
import { preRegistration } from './modules/pre-registration'
import { questionnaireRoutes } from './modules/questionnaires'
import { customerService } from './modules/customer-service'
import { demands, demandSubject } from './modules/demands'
import { dictionary } from './modules/dictionary'
import { encryption, type Jcryption } from './modules/encryption'
import { enrollment, enrollmentSubject } from './modules/enrollment'
import { exhibitors } from './modules/exhibitors'
import { exhibits } from './modules/exhibits'
import { expo } from './modules/expo'
import { figures } from './modules/figures'
import { files } from './modules/files'
import { business } from './modules/business'
import { calendar } from './modules/calendar'
import { follows } from './modules/follows'
import { halls } from './modules/halls'
import { health } from './modules/health'
import { help } from './modules/help'
import { importRoutes } from './modules/imports'
import { intentions } from './modules/intentions'
import { live } from './modules/live'
import { management } from './modules/management'
import { matches } from './modules/matches'
import { news } from './modules/news'
import { offers } from './modules/offers'
import { noticeRoutes } from './modules/notices'
import { opening } from './modules/opening'
import { orderRoutes } from './modules/orders'
import { paymentRoutes } from './modules/payments'
import { places } from './modules/places'
import { privacy } from './modules/privacy'
import { registration, registrationSubject } from './modules/registration'
import { reports } from './modules/reports'
import { reset } from './modules/reset'
import { review } from './modules/review'
import { schedule } from './modules/schedule'
import { search } from './modules/search'
import { session } from './modules/session'
import { ticketRoutes } from './modules/tickets'
import { topics } from './modules/topics'
import { blocks } from './modules/blocks'
import { cards } from './modules/cards'
import { invoiceRoutes } from './modules/invoices'
import { serviceRoutes } from './modules/services'
import { transferRoutes } from './modules/transfers'
import { leads } from './modules/leads'
import { team } from './modules/team'
import { doorSaleRoutes } from './modules/door-sales'
import { waitingListRoutes } from './modules/waiting-list'
import type { Database } from './platform/db/database'
import type { Route } from './platform/http/serve'

/** The routes of every domain: a domain of the contract is served by the module of its name. */
export function routesByDomain(
  kind: Database['kind'],
  jcryption: Jcryption | null = null,
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
    business,
    calendar,
    follows,
    halls,
    health: health(kind),
    help,
    imports: importRoutes,
    intentions,
    services: serviceRoutes,
    transfers: transferRoutes,
    invoices: invoiceRoutes,
    live,
    management,
    matches,
    news,
    offers,
    notices: noticeRoutes,
    opening,
    orders: orderRoutes,
    payments: paymentRoutes,
    places,
    privacy,
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
    topics,
    team,
    cards,
    blocks,
    leads,
  }
}

/** Every route of the fair. */
export const buildRoutes = (...parts: Parameters<typeof routesByDomain>): Route[] =>
  Object.values(routesByDomain(...parts)).flat()
