import { Navigate, type RouteObject } from 'react-router-dom'
import '#pages/connect-features.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { Frame } from './frame'
import styles from './personal.module.css'

const waiting = <div className={`yz-skeleton ${styles.waiting}`} />
const overview = lazyScreen(async () => {
  const [{ Overview }] = await Promise.all([
    import('./overview/overview'),
    startTexts('overview', 'conversations', 'own-tickets', 'leads', 'live', 'content', 'appointments'),
  ])
  return Overview
}, waiting)
const profile = lazyScreen(async () => (await import('./profile')).Profile, waiting)
const numbers = lazyScreen(async () => {
  const [{ StandNumbers }] = await Promise.all([import('./numbers/stand-numbers'), startTexts('figures')])
  return StandNumbers
}, waiting)
const security = lazyScreen(async () => {
  const [{ Security }] = await Promise.all([import('./security'), startTexts('privacy')])
  return Security
}, waiting)
const applications = lazyScreen(async () => (await import('./applications')).Applications, waiting)
const messages = lazyScreen(async () => {
  const [{ Messages }] = await Promise.all([import('./messages'), startTexts('conversations', 'chat', 'translation')])
  return Messages
}, waiting)

const bookings = lazyScreen(async () => {
  const [{ Bookings }] = await Promise.all([import('./bookings'), startTexts('live-manage', 'live', 'live-page')])
  return Bookings
}, waiting)
const follows = lazyScreen(async () => {
  const [{ Follows }] = await Promise.all([import('./follows/follows'), startTexts('follows')])
  return Follows
}, waiting)
const notices = lazyScreen(async () => {
  const [{ Notices }] = await Promise.all([import('./notices/notices'), startTexts('notices')])
  return Notices
}, waiting)
const calendar = lazyScreen(async () => {
  const [{ PersonalCalendar }] = await Promise.all([import('./calendar/calendar'), startTexts('calendar', 'live')])
  return PersonalCalendar
}, waiting)
const appointments = lazyScreen(async () => {
  const [{ Appointments }] = await Promise.all([
    import('./appointments/appointments'),
    startTexts('appointments', 'talk-room', 'blocks', 'captions', 'translation'),
  ])
  return Appointments
}, waiting)
const talk = lazyScreen(async () => {
  const texts = startTexts('talk-room', 'appointments', 'conversations', 'chat', 'translation', 'captions')
  const [{ TalkPage }] = await Promise.all([import('./talk/talk'), texts])
  return TalkPage
}, waiting)
const feedback = lazyScreen(async () => {
  const [{ Feedback }] = await Promise.all([
    import('./feedback/feedback'),
    startTexts('live-manage', 'report', 'upload'),
  ])
  return Feedback
}, waiting)
/** The parts of the own stand. */
const ofStand = (name: 'StandOverview' | 'StandProfile' | 'StandExhibits' | 'StandExhibit' | 'NewStandExhibit') =>
  lazyScreen(async () => {
    const [stand] = await Promise.all([
      import('./stand/stand'),
      startTexts('content', 'upload', 'follows', 'own-booth', 'booth-requirements', 'hall-setup'),
    ])
    return stand[name]
  }, waiting)
/** List, one and a new one; whoever may run none is notified by the list. */
const ofRooms = (name: 'Rooms' | 'Room' | 'NewRoom') =>
  lazyScreen(async () => {
    const [rooms] = await Promise.all([import('./rooms'), startTexts('live-manage', 'live')])
    return rooms[name]
  }, waiting)

const team = lazyScreen(async () => {
  const [{ Team }] = await Promise.all([import('./team'), startTexts('team')])
  return Team
}, waiting)

/** The demands of a buyer and the offers of an exhibitor. */
const tradeTexts = () => startTexts('demands', 'exchange', 'own-demands', 'offers', 'matches')
const demands = lazyScreen(async () => {
  const [{ Demands }] = await Promise.all([import('./trade/demands'), tradeTexts()])
  return Demands
}, waiting)
const ownDemand = lazyScreen(async () => {
  const [{ OwnDemand }] = await Promise.all([
    import('./trade/own-demand'),
    tradeTexts(),
    startTexts('appointments', 'report', 'blocks'),
  ])
  return OwnDemand
}, waiting)
const intentions = lazyScreen(async () => {
  const [{ Intentions }] = await Promise.all([import('./trade/intentions'), startTexts('intentions')])
  return Intentions
}, waiting)
const offers = lazyScreen(async () => {
  const [{ Offers }] = await Promise.all([import('./trade/offers'), tradeTexts()])
  return Offers
}, waiting)

const orders = lazyScreen(async () => {
  const [{ Orders }] = await Promise.all([import('./tickets/orders'), startTexts('orders', 'tickets', 'invoices')])
  return Orders
}, waiting)
const tickets = lazyScreen(async () => {
  const [{ Tickets }] = await Promise.all([
    import('./tickets/tickets'),
    startTexts('own-tickets', 'tickets', 'waiting-list'),
  ])
  return Tickets
}, waiting)

const attendees = lazyScreen(async () => {
  const [{ Attendees }] = await Promise.all([import('./tickets/attendees'), startTexts('attendees', 'own-tickets')])
  return Attendees
}, waiting)

const services = lazyScreen(async () => {
  const [{ Services }] = await Promise.all([
    import('./services/services'),
    startTexts('own-services', 'services', 'orders', 'upload'),
  ])
  return Services
}, waiting)

const leads = lazyScreen(async () => {
  const [{ Leads }] = await Promise.all([import('./leads/leads'), startTexts('leads', 'cards', 'demands', 'blocks')])
  return Leads
}, waiting)
const dealings = lazyScreen(async () => {
  const [{ Dealings }] = await Promise.all([import('./leads/dealings'), startTexts('leads', 'demands', 'blocks')])
  return Dealings
}, waiting)
const card = lazyScreen(async () => {
  const [{ Card }] = await Promise.all([import('./leads/own-card'), startTexts('cards')])
  return Card
}, waiting)
const addresses = lazyScreen(async () => {
  const [{ Addresses }] = await Promise.all([import('./commerce/addresses'), startTexts('addresses')])
  return Addresses
}, waiting)
const coupons = lazyScreen(async () => {
  const [{ Coupons }] = await Promise.all([import('./commerce/coupons'), startTexts('coupons', 'addresses')])
  return Coupons
}, waiting)

const invoices = lazyScreen(async () => {
  const [{ Invoices }] = await Promise.all([import('./commerce/invoices'), startTexts('invoices', 'upload')])
  return Invoices
}, waiting)

/** The list and one of them. */
const ofQuestionnaires = (name: 'Questionnaires' | 'Questionnaire') =>
  lazyScreen(async () => {
    const texts = startTexts('questionnaires', 'upload')
    const [list, one] = await Promise.all([
      import('./questionnaires/questionnaires'),
      import('./questionnaires/questionnaire'),
      texts,
    ])
    return { ...list, ...one }[name]
  }, waiting)

export const routes: RouteObject[] = [
  { path: '/', element: <Frame section="overview">{overview}</Frame> },
  // Bookmarks and mails of before name it so.
  { path: '/workbench', element: <Navigate to="/" replace /> },
  { path: '/profile', element: <Frame section="profile">{profile}</Frame> },
  { path: '/numbers', element: <Frame section="numbers">{numbers}</Frame> },
  { path: '/stand', element: <Frame section="stand">{ofStand('StandOverview')}</Frame> },
  { path: '/stand/profile', element: <Frame section="stand">{ofStand('StandProfile')}</Frame> },
  { path: '/stand/exhibits', element: <Frame section="stand">{ofStand('StandExhibits')}</Frame> },
  { path: '/stand/exhibits/new', element: <Frame section="stand">{ofStand('NewStandExhibit')}</Frame> },
  { path: '/stand/exhibits/:id', element: <Frame section="stand">{ofStand('StandExhibit')}</Frame> },
  { path: '/security', element: <Frame section="security">{security}</Frame> },
  { path: '/applications', element: <Frame section="applications">{applications}</Frame> },
  { path: '/notices', element: <Frame section="notices">{notices}</Frame> },
  { path: '/follows', element: <Frame section="follows">{follows}</Frame> },
  { path: '/bookings', element: <Frame section="bookings">{bookings}</Frame> },
  { path: '/calendar', element: <Frame section="calendar">{calendar}</Frame> },
  { path: '/appointments', element: <Frame section="appointments">{appointments}</Frame> },
  {
    path: '/appointments/talk',
    element: (
      <Frame section="appointments" wide>
        {talk}
      </Frame>
    ),
  },
  { path: '/feedback', element: <Frame section="ownReports">{feedback}</Frame> },
  // Notices and mails of before name it so.
  { path: '/reports', element: <Navigate to="/feedback" replace /> },
  { path: '/questionnaires', element: <Frame section="questionnaires">{ofQuestionnaires('Questionnaires')}</Frame> },
  {
    path: '/questionnaireDetail',
    element: <Frame section="questionnaires">{ofQuestionnaires('Questionnaire')}</Frame>,
  },
  { path: '/rooms', element: <Frame section="rooms">{ofRooms('Rooms')}</Frame> },
  { path: '/rooms/new', element: <Frame section="rooms">{ofRooms('NewRoom')}</Frame> },
  { path: '/rooms/:id', element: <Frame section="rooms">{ofRooms('Room')}</Frame> },
  { path: '/team', element: <Frame section="team">{team}</Frame> },
  { path: '/demands', element: <Frame section="demands">{demands}</Frame> },
  { path: '/demands/:id', element: <Frame section="demands">{ownDemand}</Frame> },
  { path: '/intentions', element: <Frame section="intentions">{intentions}</Frame> },
  { path: '/offers', element: <Frame section="offers">{offers}</Frame> },
  { path: '/orders', element: <Frame section="orders">{orders}</Frame> },
  { path: '/tickets', element: <Frame section="tickets">{tickets}</Frame> },
  { path: '/attendees', element: <Frame section="attendees">{attendees}</Frame> },
  { path: '/services', element: <Frame section="services">{services}</Frame> },
  { path: '/leads', element: <Frame section="leads">{leads}</Frame> },
  { path: '/dealings', element: <Frame section="dealings">{dealings}</Frame> },
  { path: '/card', element: <Frame section="card">{card}</Frame> },
  { path: '/addresses', element: <Frame section="addresses">{addresses}</Frame> },
  { path: '/coupons', element: <Frame section="coupons">{coupons}</Frame> },
  { path: '/invoices', element: <Frame section="invoices">{invoices}</Frame> },
  { path: '/messages', element: <Frame section="messages">{messages}</Frame> },
]
