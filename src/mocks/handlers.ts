import type { HttpHandler } from 'msw'
import type { DomainName } from '../../contract/all'
import { account } from './account/handlers'
import { addresses } from './addresses/handlers'
import { attendees } from './attendees/handlers'
import { adverts } from './adverts/handlers'
import { agreements } from './agreements/handlers'
import { analytics } from './analytics/handlers'
import { appointments } from './appointments/handlers'
import { assistant } from './assistant/handlers'
import { cashier } from './cashier/handlers'
import { challenges } from './challenges/handlers'
import { chat } from './chat/handlers'
import { codes } from './codes/handlers'
import { content } from './content/handlers'
import { audiences } from './audiences/handlers'
import { coupons } from './coupons/handlers'
import { mailings } from './mailings/handlers'
import { preRegistration } from './pre-registration/handlers'
import { questionnaires } from './questionnaires/handlers'
import { customerService } from './customer-service/handlers'
import { demandHandlers } from './demands/handlers'
import { dictionary } from './dictionary/handlers'
import { encryption } from './encryption/handlers'
import { enrollment } from './enrollment/handlers'
import { exhibitors } from './exhibitors/handlers'
import { exhibits } from './exhibits/handlers'
import { expo } from './expo/handlers'
import { figures } from './figures/handlers'
import { files } from './files/handlers'
import { business } from './business/handlers'
import { calendar } from './calendar/handlers'
import { follows } from './follows/handlers'
import { halls } from './halls/handlers'
import { health } from './health/handlers'
import { help } from './help/handlers'
import { live } from './live/handlers'
import { management } from './management/handlers'
import { matchHandlers } from './matches/handlers'
import { news } from './news/handlers'
import { importHandlers } from './imports/handlers'
import { intentionHandlers } from './intentions/handlers'
import { offerHandlers } from './offers/handlers'
import { notices } from './notices/handlers'
import { opening } from './opening/handlers'
import { places } from './places/handlers'
import { privacy } from './privacy/handlers'
import { registration } from './registration/handlers'
import { reports } from './reports/handlers'
import { reset } from './reset/handlers'
import { review } from './review/handlers'
import { schedule } from './schedule/handlers'
import { search } from './search/handlers'
import { serviceHandlers } from './services/handlers'
import { session } from './session/handlers'
import { topics } from './topics/handlers'
import { transferHandlers } from './transfers/handlers'
import { team } from './team/handlers'
import { cards } from './cards/handlers'
import { blocks } from './blocks/handlers'
import { leads } from './leads/handlers'
import { invoiceHandlers } from './invoices/handlers'
import { orderHandlers } from './orders/handlers'
import { paymentHandlers } from './payments/handlers'
import { checkInHandlers } from './check-in/handlers'
import { ticketHandlers } from './tickets/handlers'
import { doorSaleHandlers } from './door-sales/handlers'
import { waitingListHandlers } from './waiting-list/handlers'
import { loginFlows } from './session/flow-handlers'

/** The mocks of each domain's calls. */
export const handlersByDomain = {
  account,
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
  codes,
  content,
  coupons,
  audiences,
  'pre-registration': preRegistration,
  mailings,
  questionnaires,
  'customer-service': customerService,
  demands: demandHandlers,
  dictionary,
  encryption,
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
  health,
  help,
  live,
  management,
  matches: matchHandlers,
  news,
  imports: importHandlers,
  intentions: intentionHandlers,
  offers: offerHandlers,
  notices,
  opening,
  places,
  privacy,
  registration,
  reports,
  reset,
  review,
  schedule,
  search,
  session: [...session, ...loginFlows],
  topics,
  team,
  cards,
  blocks,
  leads,
  invoices: invoiceHandlers,
  orders: orderHandlers,
  payments: paymentHandlers,
  'check-in': checkInHandlers,
  tickets: ticketHandlers,
  services: serviceHandlers,
  transfers: transferHandlers,
  'waiting-list': waitingListHandlers,
  'door-sales': doorSaleHandlers,
} satisfies Record<DomainName, readonly HttpHandler[]>

/** A mock for every endpoint of the contract. */
export const handlers: readonly HttpHandler[] = Object.values(handlersByDomain).flat()
