import type { RouteObject } from 'react-router-dom'
import { startTexts } from '#src/common/i18n/texts.ts'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { Desk } from './desk'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { Home } from './today/home'
import { Queue } from './cases/queue'

const accounts = lazyScreen(async () => (await import('./accounts/accounts')).Accounts, <TableSkeleton />)
const retention = lazyScreen(
  async () => {
    const [{ RetentionPart }] = await Promise.all([import('./privacy/retention'), startTexts('privacy')])
    return RetentionPart
  },
  <TableSkeleton />,
)
const system = lazyScreen(
  async () => {
    const [{ SystemScreen }] = await Promise.all([import('./system/system'), startTexts('system')])
    return SystemScreen
  },
  <TableSkeleton rows={9} />,
)
const outbox = lazyScreen(async () => (await import('./messages/outbox')).Outbox, <TableSkeleton />)
const registration = lazyScreen(
  async () => (await import('./cases/case-screen')).RegistrationScreen,
  <TableSkeleton rows={9} />,
)
const signUp = lazyScreen(async () => (await import('./cases/case-screen')).SignUpScreen, <TableSkeleton rows={9} />)
const demand = lazyScreen(async () => (await import('./cases/case-screen')).DemandScreen, <TableSkeleton rows={9} />)

const messages = lazyScreen(
  async () => {
    const [{ Messages }] = await Promise.all([
      import('./messages/messages'),
      startTexts('conversations', 'chat', 'translation'),
    ])
    return Messages
  },
  <TableSkeleton />,
)

const liveTexts = () => startTexts('live-manage', 'upload')
const lives = lazyScreen(
  async () => {
    const [{ Lives }] = await Promise.all([import('./lives/lives'), liveTexts()])
    return Lives
  },
  <TableSkeleton />,
)
const newLive = lazyScreen(
  async () => {
    const [{ NewLiveScreen }] = await Promise.all([import('./lives/live-screen'), liveTexts()])
    return NewLiveScreen
  },
  <TableSkeleton />,
)
const live = lazyScreen(
  async () => {
    const [{ LiveScreen }] = await Promise.all([import('./lives/live-screen'), liveTexts()])
    return LiveScreen
  },
  <TableSkeleton />,
)
const appointments = lazyScreen(
  async () => {
    const [{ Appointments }] = await Promise.all([import('./appointments/appointments'), startTexts('appointments')])
    return Appointments
  },
  <TableSkeleton />,
)
const business = lazyScreen(
  async () => {
    const [{ Business }] = await Promise.all([import('./business/business'), startTexts('business', 'demands')])
    return Business
  },
  <TableSkeleton />,
)
const figuresTexts = () => startTexts('figures')
const numbers = lazyScreen(
  async () => {
    const [{ Numbers }] = await Promise.all([import('./numbers/numbers'), figuresTexts()])
    return Numbers
  },
  <TableSkeleton />,
)
const wall = lazyScreen(
  async () => {
    const [{ Wall }] = await Promise.all([import('./numbers/wall'), figuresTexts()])
    return Wall
  },
  <TableSkeleton />,
)
const checkIn = lazyScreen(
  async () => {
    const [{ CheckIn }] = await Promise.all([import('./check-in/check-in'), startTexts('check-in')])
    return CheckIn
  },
  <TableSkeleton />,
)
const contentTexts = () => startTexts('content', 'upload')
const contentList = lazyScreen(
  async () => {
    const [{ ContentList }] = await Promise.all([import('./content/content-list'), contentTexts()])
    return ContentList
  },
  <TableSkeleton />,
)
const newContent = lazyScreen(
  async () => {
    const [{ NewContentScreen }] = await Promise.all([import('./content/content-screen'), contentTexts()])
    return NewContentScreen
  },
  <TableSkeleton />,
)
const contentOrder = lazyScreen(
  async () => {
    const [{ OrderScreen }] = await Promise.all([import('./content/order-screen'), contentTexts()])
    return OrderScreen
  },
  <TableSkeleton />,
)
const contentChanges = lazyScreen(
  async () => {
    const [{ ChangesScreen }] = await Promise.all([import('./content/changes-screen'), contentTexts()])
    return ChangesScreen
  },
  <TableSkeleton />,
)
const contentObject = lazyScreen(
  async () => {
    const [{ ContentScreen }] = await Promise.all([import('./content/content-screen'), contentTexts()])
    return ContentScreen
  },
  <TableSkeleton />,
)
const importTexts = () => startTexts('imports', 'content', 'upload')
const imports = lazyScreen(
  async () => {
    const [{ Imports }] = await Promise.all([import('./imports/imports'), importTexts()])
    return Imports
  },
  <TableSkeleton />,
)
const newImport = lazyScreen(
  async () => {
    const [{ NewImportScreen }] = await Promise.all([import('./imports/imports'), importTexts()])
    return NewImportScreen
  },
  <TableSkeleton />,
)
const oneImport = lazyScreen(
  async () => {
    const [{ ImportScreen }] = await Promise.all([import('./imports/import-screen'), importTexts()])
    return ImportScreen
  },
  <TableSkeleton />,
)
const coupons = lazyScreen(
  async () => {
    const [{ Coupons }] = await Promise.all([import('./coupons/coupons'), startTexts('coupons')])
    return Coupons
  },
  <TableSkeleton />,
)
const mailings = lazyScreen(
  async () => {
    const [{ Mailings }] = await Promise.all([import('./mailings/mailings'), startTexts('mailings', 'audience')])
    return Mailings
  },
  <TableSkeleton />,
)
const preRegistrations = lazyScreen(
  async () => {
    const [{ PreRegistrations }] = await Promise.all([
      import('./pre-registrations/pre-registrations'),
      startTexts('pre-registration-desk'),
    ])
    return PreRegistrations
  },
  <TableSkeleton />,
)
/** The list, one as it is written, and what has come in. */
const ofQuestionnaires = (name: 'Questionnaires' | 'QuestionnaireEditor' | 'QuestionnaireResults') =>
  lazyScreen(
    async () => {
      const [list, editor, results] = await Promise.all([
        import('./questionnaires/questionnaires'),
        import('./questionnaires/editor'),
        import('./questionnaires/results'),
        startTexts('questionnaire-desk', 'audience'),
      ])
      return { ...list, ...editor, ...results }[name]
    },
    <TableSkeleton />,
  )
const invoices = lazyScreen(
  async () => {
    const [{ Invoices }] = await Promise.all([import('./finance/invoices'), startTexts('invoices', 'upload')])
    return Invoices
  },
  <TableSkeleton />,
)
const commerceTexts = () => startTexts('commerce', 'orders', 'tickets')
const tickets = lazyScreen(
  async () => {
    const [{ Tickets }] = await Promise.all([import('./tickets/tickets'), commerceTexts()])
    return Tickets
  },
  <TableSkeleton />,
)
const orders = lazyScreen(
  async () => {
    const [{ Orders }] = await Promise.all([import('./orders/orders'), commerceTexts()])
    return Orders
  },
  <TableSkeleton />,
)
const services = lazyScreen(
  async () => {
    const texts = startTexts('service-desk', 'own-services', 'services', 'orders')
    const [{ Services }] = await Promise.all([import('./services/services'), texts])
    return Services
  },
  <TableSkeleton />,
)
const finance = lazyScreen(
  async () => {
    const [{ Finance }] = await Promise.all([import('./finance/finance'), commerceTexts(), startTexts('transfers')])
    return Finance
  },
  <TableSkeleton />,
)
const reports = lazyScreen(
  async () => {
    const [{ Reports }] = await Promise.all([import('./reports/reports'), liveTexts(), startTexts('demands', 'report')])
    return Reports
  },
  <TableSkeleton />,
)

export const routes: RouteObject[] = [
  { path: '/', element: <Desk screen={<Home />} /> },
  { path: '/registrations', element: <Desk part="registrations" screen={<Queue subject="registration" />} /> },
  { path: '/registrations/:id', element: <Desk part="registrations" screen={registration} /> },
  { path: '/pre-registrations', element: <Desk part="preRegistrations" screen={preRegistrations} /> },
  { path: '/sign-ups', element: <Desk part="signUps" screen={<Queue subject="enrollment" />} /> },
  { path: '/sign-ups/:id', element: <Desk part="signUps" screen={signUp} /> },
  { path: '/demands', element: <Desk part="demands" screen={<Queue subject="demand" />} /> },
  { path: '/demands/:id', element: <Desk part="demands" screen={demand} /> },
  { path: '/lives', element: <Desk part="lives" screen={lives} /> },
  { path: '/lives/new', element: <Desk part="lives" screen={newLive} /> },
  { path: '/lives/:id', element: <Desk part="lives" screen={live} /> },
  { path: '/appointments', element: <Desk part="appointments" screen={appointments} /> },
  { path: '/numbers', element: <Desk part="numbers" screen={numbers} /> },
  { path: '/numbers/wall', element: <Desk part="numbers" screen={wall} /> },
  { path: '/business', element: <Desk part="business" screen={business} /> },
  { path: '/checkIn', element: <Desk part="checkIn" screen={checkIn} /> },
  { path: '/content', element: <Desk part="content" screen={contentList} /> },
  { path: '/content/changes', element: <Desk part="content" screen={contentChanges} /> },
  { path: '/content/:kind', element: <Desk part="content" screen={contentList} /> },
  { path: '/content/:kind/new', element: <Desk part="content" screen={newContent} /> },
  { path: '/content/:kind/order', element: <Desk part="content" screen={contentOrder} /> },
  { path: '/content/:kind/:id', element: <Desk part="content" screen={contentObject} /> },
  { path: '/imports', element: <Desk part="imports" screen={imports} /> },
  { path: '/imports/new', element: <Desk part="imports" screen={newImport} /> },
  { path: '/imports/:id', element: <Desk part="imports" screen={oneImport} /> },
  { path: '/tickets', element: <Desk part="tickets" screen={tickets} /> },
  { path: '/services', element: <Desk part="services" screen={services} /> },
  { path: '/orders', element: <Desk part="orders" screen={orders} /> },
  { path: '/finance', element: <Desk part="finance" screen={finance} /> },
  { path: '/questionnaires', element: <Desk part="questionnaires" screen={ofQuestionnaires('Questionnaires')} /> },
  {
    path: '/questionnaires/new',
    element: <Desk part="questionnaires" screen={ofQuestionnaires('QuestionnaireEditor')} />,
  },
  {
    path: '/questionnaires/:id',
    element: <Desk part="questionnaires" screen={ofQuestionnaires('QuestionnaireEditor')} />,
  },
  {
    path: '/questionnaires/:id/results',
    element: <Desk part="questionnaires" screen={ofQuestionnaires('QuestionnaireResults')} />,
  },
  { path: '/coupons', element: <Desk part="coupons" screen={coupons} /> },
  { path: '/invoices', element: <Desk part="invoices" screen={invoices} /> },
  { path: '/mailings', element: <Desk part="mailings" screen={mailings} /> },
  { path: '/reports', element: <Desk part="reports" screen={reports} /> },
  { path: '/accounts', element: <Desk part="accounts" screen={accounts} /> },
  { path: '/retention', element: <Desk part="retention" screen={retention} /> },
  { path: '/system', element: <Desk part="system" screen={system} /> },
  { path: '/outbox', element: <Desk part="outbox" screen={outbox} /> },
  { path: '/messages', element: <Desk part="messages" screen={messages} /> },
]
