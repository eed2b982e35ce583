import type { HttpHandler } from 'msw'
import type { DomainName } from '#contract/catalog/endpoints.ts'
import './connect-mocks'
import { account } from '#src/mocks/people/account/handlers.ts'
import { addresses } from '#src/mocks/commerce/addresses/handlers.ts'
import { attendees } from '#src/mocks/commerce/attendees/handlers.ts'
import { adverts } from '#src/mocks/fair/adverts/handlers.ts'
import { agreements } from '#src/mocks/fair/agreements/handlers.ts'
import { analytics } from '#src/mocks/operations/analytics/handlers.ts'
import { appointments } from '#src/mocks/trade/appointments/handlers.ts'
import { assistant } from '#src/mocks/operations/assistant/handlers.ts'
import { cashier } from '#src/mocks/commerce/cashier/handlers.ts'
import { challenges } from '#src/mocks/people/challenges/handlers.ts'
import { chat } from '#src/mocks/live/chat/handlers.ts'
import { codes } from '#src/mocks/people/codes/handlers.ts'
import { content } from '#src/mocks/fair/content/handlers.ts'
import { audiences } from '#src/mocks/operations/audiences/handlers.ts'
import { coupons } from '#src/mocks/commerce/coupons/handlers.ts'
import { mailings } from '#src/mocks/operations/mailings/handlers.ts'
import { preRegistration } from '#src/mocks/people/pre-registration/handlers.ts'
import { questionnaires } from '#src/mocks/operations/questionnaires/handlers.ts'
import { customerService } from '#src/mocks/live/customer-service/handlers.ts'
import { demandHandlers } from '#src/mocks/trade/demands/handlers.ts'
import { dictionary } from '#src/mocks/operations/dictionary/handlers.ts'
import { encryption } from '#src/mocks/foundation/encryption/handlers.ts'
import { enrollment } from '#src/mocks/people/enrollment/handlers.ts'
import { exhibitors } from '#src/mocks/fair/exhibitors/handlers.ts'
import { exhibits } from '#src/mocks/fair/exhibits/handlers.ts'
import { expo } from '#src/mocks/fair/expo/handlers.ts'
import { figures } from '#src/mocks/operations/figures/handlers.ts'
import { today } from '#src/mocks/operations/today/handlers.ts'
import { files } from '#src/mocks/foundation/files/handlers.ts'
import { business } from '#src/mocks/trade/business/handlers.ts'
import { calendar } from '#src/mocks/trade/calendar/handlers.ts'
import { booths } from '#src/mocks/fair/booths/handlers.ts'
import { floorPlans } from '#src/mocks/fair/floor-plan/handlers.ts'
import { follows } from '#src/mocks/trade/follows/handlers.ts'
import { halls } from '#src/mocks/fair/halls/handlers.ts'
import { health } from '#src/mocks/foundation/health/handlers.ts'
import { help } from '#src/mocks/fair/help/handlers.ts'
import { broadcast } from '#src/mocks/live/broadcast/handlers.ts'
import { live } from '#src/mocks/live/live/handlers.ts'
import { management } from '#src/mocks/operations/management/handlers.ts'
import { matchHandlers } from '#src/mocks/trade/matches/handlers.ts'
import { news } from '#src/mocks/fair/news/handlers.ts'
import { importHandlers } from '#src/mocks/operations/imports/handlers.ts'
import { intentionHandlers } from '#src/mocks/trade/intentions/handlers.ts'
import { offerHandlers } from '#src/mocks/trade/offers/handlers.ts'
import { notices } from '#src/mocks/foundation/notices/handlers.ts'
import { outbox } from '#src/mocks/foundation/outbox/handlers.ts'
import { translation } from '#src/mocks/foundation/translation/handlers.ts'
import { opening } from '#src/mocks/fair/opening/handlers.ts'
import { palette } from '#src/mocks/operations/palette/handlers.ts'
import { places } from '#src/mocks/foundation/places/handlers.ts'
import { privacy } from '#src/mocks/operations/privacy/handlers.ts'
import { registration } from '#src/mocks/people/registration/handlers.ts'
import { reports } from '#src/mocks/operations/reports/handlers.ts'
import { reset } from '#src/mocks/people/reset/handlers.ts'
import { review } from '#src/mocks/people/review/handlers.ts'
import { schedule } from '#src/mocks/fair/schedule/handlers.ts'
import { search } from '#src/mocks/fair/search/handlers.ts'
import { serviceHandlers } from '#src/mocks/commerce/services/handlers.ts'
import { session } from '#src/mocks/people/session/handlers.ts'
import { overview } from '#src/mocks/operations/overview/handlers.ts'
import { system } from '#src/mocks/operations/system/handlers.ts'
import { topics } from '#src/mocks/fair/topics/handlers.ts'
import { transferHandlers } from '#src/mocks/commerce/transfers/handlers.ts'
import { team } from '#src/mocks/people/team/handlers.ts'
import { cards } from '#src/mocks/trade/cards/handlers.ts'
import { captions } from '#src/mocks/trade/captions/handlers.ts'
import { blocks } from '#src/mocks/trade/blocks/handlers.ts'
import { leads } from '#src/mocks/trade/leads/handlers.ts'
import { invoiceHandlers } from '#src/mocks/commerce/invoices/handlers.ts'
import { orderHandlers } from '#src/mocks/commerce/orders/handlers.ts'
import { paymentHandlers } from '#src/mocks/commerce/payments/handlers.ts'
import { checkInHandlers } from '#src/mocks/commerce/check-in/handlers.ts'
import { ticketHandlers } from '#src/mocks/commerce/tickets/handlers.ts'
import { doorSaleHandlers } from '#src/mocks/commerce/door-sales/handlers.ts'
import { waitingListHandlers } from '#src/mocks/commerce/waiting-list/handlers.ts'
import { loginFlows } from '#src/mocks/people/session/flow-handlers.ts'
import { demoTour } from '#src/mocks/people/session/demo-handlers.ts'

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
  today,
  files,
  business,
  calendar,
  booths,
  'floor-plan': floorPlans,
  follows,
  halls,
  health,
  help,
  broadcast,
  live,
  management,
  outbox,
  overview,
  translation,
  matches: matchHandlers,
  news,
  imports: importHandlers,
  intentions: intentionHandlers,
  offers: offerHandlers,
  notices,
  opening,
  palette,
  places,
  privacy,
  registration,
  reports,
  reset,
  review,
  schedule,
  search,
  session: [...session, ...loginFlows, ...demoTour],
  system,
  topics,
  team,
  cards,
  blocks,
  captions,
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
