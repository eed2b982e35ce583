import type { AnyEndpoint, Schemas } from './core/endpoint'
import * as account from './account/endpoints'
import * as accountSchemas from './account/schemas'
import * as addresses from './addresses/endpoints'
import * as addressesSchemas from './addresses/schemas'
import * as adverts from './adverts/endpoints'
import * as advertsSchemas from './adverts/schemas'
import * as agreements from './agreements/endpoints'
import * as agreementsSchemas from './agreements/schemas'
import * as analytics from './analytics/endpoints'
import * as analyticsSchemas from './analytics/schemas'
import * as appointments from './appointments/endpoints'
import * as appointmentsSchemas from './appointments/schemas'
import * as assistant from './assistant/endpoints'
import * as assistantSchemas from './assistant/schemas'
import * as attendees from './attendees/endpoints'
import * as attendeesSchemas from './attendees/schemas'
import * as audiences from './audiences/endpoints'
import * as audiencesSchemas from './audiences/schemas'
import * as cashier from './cashier/endpoints'
import * as cashierSchemas from './cashier/schemas'
import * as challenges from './challenges/endpoints'
import * as challengesSchemas from './challenges/schemas'
import * as chat from './chat/endpoints'
import * as chatSchemas from './chat/schemas'
import * as codes from './codes/endpoints'
import * as codesSchemas from './codes/schemas'
import * as content from './content/endpoints'
import * as contentSchemas from './content/schemas'
import * as coupons from './coupons/endpoints'
import * as couponsSchemas from './coupons/schemas'
import * as customerService from './customer-service/endpoints'
import * as customerServiceSchemas from './customer-service/schemas'
import * as demands from './demands/endpoints'
import * as demandsSchemas from './demands/schemas'
import * as dictionary from './dictionary/endpoints'
import * as dictionarySchemas from './dictionary/schemas'
import * as encryption from './encryption/endpoints'
import * as encryptionSchemas from './encryption/schemas'
import * as enrollment from './enrollment/endpoints'
import * as enrollmentSchemas from './enrollment/schemas'
import * as exhibitors from './exhibitors/endpoints'
import * as exhibitorsSchemas from './exhibitors/schemas'
import * as exhibits from './exhibits/endpoints'
import * as exhibitsSchemas from './exhibits/schemas'
import * as expo from './expo/endpoints'
import * as expoSchemas from './expo/schemas'
import * as figures from './figures/endpoints'
import * as figuresSchemas from './figures/schemas'
import * as files from './files/endpoints'
import * as filesSchemas from './files/schemas'
import * as business from './business/endpoints'
import * as businessSchemas from './business/schemas'
import * as calendar from './calendar/endpoints'
import * as calendarSchemas from './calendar/schemas'
import * as follows from './follows/endpoints'
import * as followsSchemas from './follows/schemas'
import * as halls from './halls/endpoints'
import * as hallsSchemas from './halls/schemas'
import * as health from './health/endpoints'
import * as healthSchemas from './health/schemas'
import * as help from './help/endpoints'
import * as helpSchemas from './help/schemas'
import * as imports from './imports/endpoints'
import * as importsSchemas from './imports/schemas'
import * as intentions from './intentions/endpoints'
import * as intentionsSchemas from './intentions/schemas'
import * as live from './live/endpoints'
import * as liveSchemas from './live/schemas'
import * as management from './management/endpoints'
import * as managementSchemas from './management/schemas'
import * as matches from './matches/endpoints'
import * as matchesSchemas from './matches/schemas'
import * as news from './news/endpoints'
import * as newsSchemas from './news/schemas'
import * as offers from './offers/endpoints'
import * as offersSchemas from './offers/schemas'
import * as notices from './notices/endpoints'
import * as noticesSchemas from './notices/schemas'
import * as opening from './opening/endpoints'
import * as openingSchemas from './opening/schemas'
import * as privacy from './privacy/endpoints'
import * as privacySchemas from './privacy/schemas'
import * as places from './places/endpoints'
import * as placesSchemas from './places/schemas'
import * as mailings from './mailings/endpoints'
import * as mailingsSchemas from './mailings/schemas'
import * as preRegistration from './pre-registration/endpoints'
import * as preRegistrationSchemas from './pre-registration/schemas'
import * as questionnaires from './questionnaires/endpoints'
import * as questionnairesSchemas from './questionnaires/schemas'
import * as registration from './registration/endpoints'
import * as registrationSchemas from './registration/schemas'
import * as reports from './reports/endpoints'
import * as reportsSchemas from './reports/schemas'
import * as reset from './reset/endpoints'
import * as resetSchemas from './reset/schemas'
import * as review from './review/endpoints'
import * as reviewSchemas from './review/schemas'
import * as schedule from './schedule/endpoints'
import * as scheduleSchemas from './schedule/schemas'
import * as orders from './orders/endpoints'
import * as ordersSchemas from './orders/schemas'
import * as payments from './payments/endpoints'
import * as paymentsSchemas from './payments/schemas'
import * as tickets from './tickets/endpoints'
import * as ticketsSchemas from './tickets/schemas'
import * as waitingList from './waiting-list/endpoints'
import * as waitingListSchemas from './waiting-list/schemas'
import * as doorSales from './door-sales/endpoints'
import * as doorSalesSchemas from './door-sales/schemas'
import * as checkIn from './check-in/endpoints'
import * as checkInSchemas from './check-in/schemas'
import * as services from './services/endpoints'
import * as servicesSchemas from './services/schemas'
import * as transfers from './transfers/endpoints'
import * as transfersSchemas from './transfers/schemas'
import * as invoices from './invoices/endpoints'
import * as invoicesSchemas from './invoices/schemas'
import * as search from './search/endpoints'
import * as searchSchemas from './search/schemas'
import * as session from './session/endpoints'
import * as sessionSchemas from './session/schemas'
import * as topics from './topics/endpoints'
import * as topicsSchemas from './topics/schemas'
import * as cards from './cards/endpoints'
import * as cardsSchemas from './cards/schemas'
import * as blocks from './blocks/endpoints'
import * as blocksSchemas from './blocks/schemas'
import * as leads from './leads/endpoints'
import * as leadsSchemas from './leads/schemas'
import * as team from './team/endpoints'
import * as teamSchemas from './team/schemas'

interface Domain {
  endpoints: Record<string, AnyEndpoint>
  schemas: Record<string, unknown>
}

/** A domain whose every endpoint has schemas of its name. */
function domain<Endpoints extends Record<string, AnyEndpoint>>(
  endpoints: Endpoints,
  schemas: Record<keyof Endpoints, Schemas>,
): { endpoints: Endpoints; schemas: Record<keyof Endpoints, Schemas> } {
  return { endpoints, schemas }
}

const domains = {
  account: domain(account, accountSchemas),
  addresses: domain(addresses, addressesSchemas),
  adverts: domain(adverts, advertsSchemas),
  agreements: domain(agreements, agreementsSchemas),
  analytics: domain(analytics, analyticsSchemas),
  appointments: domain(appointments, appointmentsSchemas),
  assistant: domain(assistant, assistantSchemas),
  attendees: domain(attendees, attendeesSchemas),
  audiences: domain(audiences, audiencesSchemas),
  cashier: domain(cashier, cashierSchemas),
  challenges: domain(challenges, challengesSchemas),
  chat: domain(chat, chatSchemas),
  codes: domain(codes, codesSchemas),
  content: domain(content, contentSchemas),
  coupons: domain(coupons, couponsSchemas),
  'customer-service': domain(customerService, customerServiceSchemas),
  demands: domain(demands, demandsSchemas),
  dictionary: domain(dictionary, dictionarySchemas),
  encryption: domain(encryption, encryptionSchemas),
  enrollment: domain(enrollment, enrollmentSchemas),
  exhibitors: domain(exhibitors, exhibitorsSchemas),
  exhibits: domain(exhibits, exhibitsSchemas),
  expo: domain(expo, expoSchemas),
  figures: domain(figures, figuresSchemas),
  files: domain(files, filesSchemas),
  business: domain(business, businessSchemas),
  calendar: domain(calendar, calendarSchemas),
  follows: domain(follows, followsSchemas),
  halls: domain(halls, hallsSchemas),
  health: domain(health, healthSchemas),
  help: domain(help, helpSchemas),
  imports: domain(imports, importsSchemas),
  intentions: domain(intentions, intentionsSchemas),
  live: domain(live, liveSchemas),
  management: domain(management, managementSchemas),
  matches: domain(matches, matchesSchemas),
  news: domain(news, newsSchemas),
  offers: domain(offers, offersSchemas),
  notices: domain(notices, noticesSchemas),
  opening: domain(opening, openingSchemas),
  places: domain(places, placesSchemas),
  privacy: domain(privacy, privacySchemas),
  mailings: domain(mailings, mailingsSchemas),
  'pre-registration': domain(preRegistration, preRegistrationSchemas),
  questionnaires: domain(questionnaires, questionnairesSchemas),
  registration: domain(registration, registrationSchemas),
  reports: domain(reports, reportsSchemas),
  reset: domain(reset, resetSchemas),
  review: domain(review, reviewSchemas),
  orders: domain(orders, ordersSchemas),
  payments: domain(payments, paymentsSchemas),
  tickets: domain(tickets, ticketsSchemas),
  'door-sales': domain(doorSales, doorSalesSchemas),
  'waiting-list': domain(waitingList, waitingListSchemas),
  'check-in': domain(checkIn, checkInSchemas),
  services: domain(services, servicesSchemas),
  transfers: domain(transfers, transfersSchemas),
  invoices: domain(invoices, invoicesSchemas),
  schedule: domain(schedule, scheduleSchemas),
  search: domain(search, searchSchemas),
  session: domain(session, sessionSchemas),
  topics: domain(topics, topicsSchemas),
  team: domain(team, teamSchemas),
  cards: domain(cards, cardsSchemas),
  blocks: domain(blocks, blocksSchemas),
  leads: domain(leads, leadsSchemas),
} satisfies Record<string, Domain>

export type DomainName = keyof typeof domains

/** The name of every endpoint. */
export type EndpointName = { [Name in DomainName]: keyof (typeof domains)[Name]['endpoints'] }[DomainName]

interface Listed {
  domain: DomainName
  name: EndpointName
  endpoint: AnyEndpoint
  schemas: Schemas
}

// oxlint-disable-next-line no-unsafe-type-assertion -- the keys of `domains`
const names = Object.keys(domains) as DomainName[]

/** Every endpoint of the fair with its domain and schemas: for the server, the mocks and the tests. Not for the browser. */
export const allEndpoints: readonly Listed[] = names.flatMap((domainName) => {
  const { endpoints, schemas }: Domain = domains[domainName]
  return Object.entries(endpoints).map(([name, endpoint]) => {
    // oxlint-disable-next-line no-unsafe-type-assertion -- `domain` has checked that it is there
    return { domain: domainName, name: name as EndpointName, endpoint, schemas: schemas[name] as Schemas }
  })
})

const schemasByEndpoint = new Map<AnyEndpoint, Schemas>(
  allEndpoints.map(({ endpoint, schemas }) => [endpoint, schemas]),
)

/** The schemas of an endpoint of the fair. */
export function schemasOf(endpoint: AnyEndpoint): Schemas {
  const schemas = schemasByEndpoint.get(endpoint)
  if (!schemas) throw new Error(`${endpoint.path} is no endpoint of contract/all.ts`)
  return schemas
}
