// Written by `npm run catalog`; do not edit.
import { type Domain, domain } from './domain'
import * as account from '#contract/people/account/endpoints.ts'
import * as accountSchemas from '#contract/people/account/schemas.ts'
import * as addresses from '#contract/commerce/addresses/endpoints.ts'
import * as addressesSchemas from '#contract/commerce/addresses/schemas.ts'
import * as adverts from '#contract/fair/adverts/endpoints.ts'
import * as advertsSchemas from '#contract/fair/adverts/schemas.ts'
import * as agreements from '#contract/fair/agreements/endpoints.ts'
import * as agreementsSchemas from '#contract/fair/agreements/schemas.ts'
import * as analytics from '#contract/operations/analytics/endpoints.ts'
import * as analyticsSchemas from '#contract/operations/analytics/schemas.ts'
import * as appointments from '#contract/trade/appointments/endpoints.ts'
import * as appointmentsSchemas from '#contract/trade/appointments/schemas.ts'
import * as assistant from '#contract/operations/assistant/endpoints.ts'
import * as assistantSchemas from '#contract/operations/assistant/schemas.ts'
import * as attendees from '#contract/commerce/attendees/endpoints.ts'
import * as attendeesSchemas from '#contract/commerce/attendees/schemas.ts'
import * as audiences from '#contract/operations/audiences/endpoints.ts'
import * as audiencesSchemas from '#contract/operations/audiences/schemas.ts'
import * as blocks from '#contract/trade/blocks/endpoints.ts'
import * as blocksSchemas from '#contract/trade/blocks/schemas.ts'
import * as booths from '#contract/fair/booths/endpoints.ts'
import * as boothsSchemas from '#contract/fair/booths/schemas.ts'
import * as broadcast from '#contract/live/broadcast/endpoints.ts'
import * as broadcastSchemas from '#contract/live/broadcast/schemas.ts'
import * as business from '#contract/trade/business/endpoints.ts'
import * as businessSchemas from '#contract/trade/business/schemas.ts'
import * as calendar from '#contract/trade/calendar/endpoints.ts'
import * as calendarSchemas from '#contract/trade/calendar/schemas.ts'
import * as captions from '#contract/trade/captions/endpoints.ts'
import * as captionsSchemas from '#contract/trade/captions/schemas.ts'
import * as cards from '#contract/trade/cards/endpoints.ts'
import * as cardsSchemas from '#contract/trade/cards/schemas.ts'
import * as cashier from '#contract/commerce/cashier/endpoints.ts'
import * as cashierSchemas from '#contract/commerce/cashier/schemas.ts'
import * as challenges from '#contract/people/challenges/endpoints.ts'
import * as challengesSchemas from '#contract/people/challenges/schemas.ts'
import * as chat from '#contract/live/chat/endpoints.ts'
import * as chatSchemas from '#contract/live/chat/schemas.ts'
import * as checkIn from '#contract/commerce/check-in/endpoints.ts'
import * as checkInSchemas from '#contract/commerce/check-in/schemas.ts'
import * as codes from '#contract/people/codes/endpoints.ts'
import * as codesSchemas from '#contract/people/codes/schemas.ts'
import * as content from '#contract/fair/content/endpoints.ts'
import * as contentSchemas from '#contract/fair/content/schemas.ts'
import * as coupons from '#contract/commerce/coupons/endpoints.ts'
import * as couponsSchemas from '#contract/commerce/coupons/schemas.ts'
import * as customerService from '#contract/live/customer-service/endpoints.ts'
import * as customerServiceSchemas from '#contract/live/customer-service/schemas.ts'
import * as demands from '#contract/trade/demands/endpoints.ts'
import * as demandsSchemas from '#contract/trade/demands/schemas.ts'
import * as dictionary from '#contract/operations/dictionary/endpoints.ts'
import * as dictionarySchemas from '#contract/operations/dictionary/schemas.ts'
import * as doorSales from '#contract/commerce/door-sales/endpoints.ts'
import * as doorSalesSchemas from '#contract/commerce/door-sales/schemas.ts'
import * as encryption from '#contract/foundation/encryption/endpoints.ts'
import * as encryptionSchemas from '#contract/foundation/encryption/schemas.ts'
import * as enrollment from '#contract/people/enrollment/endpoints.ts'
import * as enrollmentSchemas from '#contract/people/enrollment/schemas.ts'
import * as exhibitors from '#contract/fair/exhibitors/endpoints.ts'
import * as exhibitorsSchemas from '#contract/fair/exhibitors/schemas.ts'
import * as exhibits from '#contract/fair/exhibits/endpoints.ts'
import * as exhibitsSchemas from '#contract/fair/exhibits/schemas.ts'
import * as expo from '#contract/fair/expo/endpoints.ts'
import * as expoSchemas from '#contract/fair/expo/schemas.ts'
import * as figures from '#contract/operations/figures/endpoints.ts'
import * as figuresSchemas from '#contract/operations/figures/schemas.ts'
import * as files from '#contract/foundation/files/endpoints.ts'
import * as filesSchemas from '#contract/foundation/files/schemas.ts'
import * as floorPlan from '#contract/fair/floor-plan/endpoints.ts'
import * as floorPlanSchemas from '#contract/fair/floor-plan/schemas.ts'
import * as follows from '#contract/trade/follows/endpoints.ts'
import * as followsSchemas from '#contract/trade/follows/schemas.ts'
import * as halls from '#contract/fair/halls/endpoints.ts'
import * as hallsSchemas from '#contract/fair/halls/schemas.ts'
import * as health from '#contract/foundation/health/endpoints.ts'
import * as healthSchemas from '#contract/foundation/health/schemas.ts'
import * as help from '#contract/fair/help/endpoints.ts'
import * as helpSchemas from '#contract/fair/help/schemas.ts'
import * as imports from '#contract/operations/imports/endpoints.ts'
import * as importsSchemas from '#contract/operations/imports/schemas.ts'
import * as intentions from '#contract/trade/intentions/endpoints.ts'
import * as intentionsSchemas from '#contract/trade/intentions/schemas.ts'
import * as invoices from '#contract/commerce/invoices/endpoints.ts'
import * as invoicesSchemas from '#contract/commerce/invoices/schemas.ts'
import * as leads from '#contract/trade/leads/endpoints.ts'
import * as leadsSchemas from '#contract/trade/leads/schemas.ts'
import * as live from '#contract/live/live/endpoints.ts'
import * as liveSchemas from '#contract/live/live/schemas.ts'
import * as mailings from '#contract/operations/mailings/endpoints.ts'
import * as mailingsSchemas from '#contract/operations/mailings/schemas.ts'
import * as management from '#contract/operations/management/endpoints.ts'
import * as managementSchemas from '#contract/operations/management/schemas.ts'
import * as matches from '#contract/trade/matches/endpoints.ts'
import * as matchesSchemas from '#contract/trade/matches/schemas.ts'
import * as news from '#contract/fair/news/endpoints.ts'
import * as newsSchemas from '#contract/fair/news/schemas.ts'
import * as notices from '#contract/foundation/notices/endpoints.ts'
import * as noticesSchemas from '#contract/foundation/notices/schemas.ts'
import * as offers from '#contract/trade/offers/endpoints.ts'
import * as offersSchemas from '#contract/trade/offers/schemas.ts'
import * as opening from '#contract/fair/opening/endpoints.ts'
import * as openingSchemas from '#contract/fair/opening/schemas.ts'
import * as orders from '#contract/commerce/orders/endpoints.ts'
import * as ordersSchemas from '#contract/commerce/orders/schemas.ts'
import * as outbox from '#contract/foundation/outbox/endpoints.ts'
import * as outboxSchemas from '#contract/foundation/outbox/schemas.ts'
import * as overview from '#contract/operations/overview/endpoints.ts'
import * as overviewSchemas from '#contract/operations/overview/schemas.ts'
import * as palette from '#contract/operations/palette/endpoints.ts'
import * as paletteSchemas from '#contract/operations/palette/schemas.ts'
import * as payments from '#contract/commerce/payments/endpoints.ts'
import * as paymentsSchemas from '#contract/commerce/payments/schemas.ts'
import * as places from '#contract/foundation/places/endpoints.ts'
import * as placesSchemas from '#contract/foundation/places/schemas.ts'
import * as preRegistration from '#contract/people/pre-registration/endpoints.ts'
import * as preRegistrationSchemas from '#contract/people/pre-registration/schemas.ts'
import * as privacy from '#contract/operations/privacy/endpoints.ts'
import * as privacySchemas from '#contract/operations/privacy/schemas.ts'
import * as questionnaires from '#contract/operations/questionnaires/endpoints.ts'
import * as questionnairesSchemas from '#contract/operations/questionnaires/schemas.ts'
import * as registration from '#contract/people/registration/endpoints.ts'
import * as registrationSchemas from '#contract/people/registration/schemas.ts'
import * as reports from '#contract/operations/reports/endpoints.ts'
import * as reportsSchemas from '#contract/operations/reports/schemas.ts'
import * as reset from '#contract/people/reset/endpoints.ts'
import * as resetSchemas from '#contract/people/reset/schemas.ts'
import * as review from '#contract/people/review/endpoints.ts'
import * as reviewSchemas from '#contract/people/review/schemas.ts'
import * as schedule from '#contract/fair/schedule/endpoints.ts'
import * as scheduleSchemas from '#contract/fair/schedule/schemas.ts'
import * as search from '#contract/fair/search/endpoints.ts'
import * as searchSchemas from '#contract/fair/search/schemas.ts'
import * as services from '#contract/commerce/services/endpoints.ts'
import * as servicesSchemas from '#contract/commerce/services/schemas.ts'
import * as session from '#contract/people/session/endpoints.ts'
import * as sessionSchemas from '#contract/people/session/schemas.ts'
import * as system from '#contract/operations/system/endpoints.ts'
import * as systemSchemas from '#contract/operations/system/schemas.ts'
import * as team from '#contract/people/team/endpoints.ts'
import * as teamSchemas from '#contract/people/team/schemas.ts'
import * as tickets from '#contract/commerce/tickets/endpoints.ts'
import * as ticketsSchemas from '#contract/commerce/tickets/schemas.ts'
import * as today from '#contract/operations/today/endpoints.ts'
import * as todaySchemas from '#contract/operations/today/schemas.ts'
import * as topics from '#contract/fair/topics/endpoints.ts'
import * as topicsSchemas from '#contract/fair/topics/schemas.ts'
import * as transfers from '#contract/commerce/transfers/endpoints.ts'
import * as transfersSchemas from '#contract/commerce/transfers/schemas.ts'
import * as translation from '#contract/foundation/translation/endpoints.ts'
import * as translationSchemas from '#contract/foundation/translation/schemas.ts'
import * as waitingList from '#contract/commerce/waiting-list/endpoints.ts'
import * as waitingListSchemas from '#contract/commerce/waiting-list/schemas.ts'

export const domains = {
  account: domain(account, accountSchemas),
  addresses: domain(addresses, addressesSchemas),
  adverts: domain(adverts, advertsSchemas),
  agreements: domain(agreements, agreementsSchemas),
  analytics: domain(analytics, analyticsSchemas),
  appointments: domain(appointments, appointmentsSchemas),
  assistant: domain(assistant, assistantSchemas),
  attendees: domain(attendees, attendeesSchemas),
  audiences: domain(audiences, audiencesSchemas),
  blocks: domain(blocks, blocksSchemas),
  booths: domain(booths, boothsSchemas),
  broadcast: domain(broadcast, broadcastSchemas),
  business: domain(business, businessSchemas),
  calendar: domain(calendar, calendarSchemas),
  captions: domain(captions, captionsSchemas),
  cards: domain(cards, cardsSchemas),
  cashier: domain(cashier, cashierSchemas),
  challenges: domain(challenges, challengesSchemas),
  chat: domain(chat, chatSchemas),
  'check-in': domain(checkIn, checkInSchemas),
  codes: domain(codes, codesSchemas),
  content: domain(content, contentSchemas),
  coupons: domain(coupons, couponsSchemas),
  'customer-service': domain(customerService, customerServiceSchemas),
  demands: domain(demands, demandsSchemas),
  dictionary: domain(dictionary, dictionarySchemas),
  'door-sales': domain(doorSales, doorSalesSchemas),
  encryption: domain(encryption, encryptionSchemas),
  enrollment: domain(enrollment, enrollmentSchemas),
  exhibitors: domain(exhibitors, exhibitorsSchemas),
  exhibits: domain(exhibits, exhibitsSchemas),
  expo: domain(expo, expoSchemas),
  figures: domain(figures, figuresSchemas),
  files: domain(files, filesSchemas),
  'floor-plan': domain(floorPlan, floorPlanSchemas),
  follows: domain(follows, followsSchemas),
  halls: domain(halls, hallsSchemas),
  health: domain(health, healthSchemas),
  help: domain(help, helpSchemas),
  imports: domain(imports, importsSchemas),
  intentions: domain(intentions, intentionsSchemas),
  invoices: domain(invoices, invoicesSchemas),
  leads: domain(leads, leadsSchemas),
  live: domain(live, liveSchemas),
  mailings: domain(mailings, mailingsSchemas),
  management: domain(management, managementSchemas),
  matches: domain(matches, matchesSchemas),
  news: domain(news, newsSchemas),
  notices: domain(notices, noticesSchemas),
  offers: domain(offers, offersSchemas),
  opening: domain(opening, openingSchemas),
  orders: domain(orders, ordersSchemas),
  outbox: domain(outbox, outboxSchemas),
  overview: domain(overview, overviewSchemas),
  palette: domain(palette, paletteSchemas),
  payments: domain(payments, paymentsSchemas),
  places: domain(places, placesSchemas),
  'pre-registration': domain(preRegistration, preRegistrationSchemas),
  privacy: domain(privacy, privacySchemas),
  questionnaires: domain(questionnaires, questionnairesSchemas),
  registration: domain(registration, registrationSchemas),
  reports: domain(reports, reportsSchemas),
  reset: domain(reset, resetSchemas),
  review: domain(review, reviewSchemas),
  schedule: domain(schedule, scheduleSchemas),
  search: domain(search, searchSchemas),
  services: domain(services, servicesSchemas),
  session: domain(session, sessionSchemas),
  system: domain(system, systemSchemas),
  team: domain(team, teamSchemas),
  tickets: domain(tickets, ticketsSchemas),
  today: domain(today, todaySchemas),
  topics: domain(topics, topicsSchemas),
  transfers: domain(transfers, transfersSchemas),
  translation: domain(translation, translationSchemas),
  'waiting-list': domain(waitingList, waitingListSchemas),
} satisfies Record<string, Domain>
