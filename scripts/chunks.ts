import { fileURLToPath } from 'node:url'

/**
 * What of the pages stands in which file (docs/decisions/0005-first-load.md): what is fetched together is one file, which
 * the next page finds in the cache. What no group names goes where vite puts it: with its screen.
 */
interface Chunk {
  name: string | ((id: string) => string)
  test: RegExp | ((id: string) => boolean)
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Modules with a path from the project's root that begins with one of these, but not with one of the others. */
const within =
  (paths: readonly string[], but: readonly string[] = []) =>
  (id: string): boolean => {
    const path = id.startsWith(ROOT) ? id.slice(ROOT.length) : ''
    const isIn = (one: string) => path.startsWith(one)
    return paths.some(isIn) && !but.some(isIn)
  }

const below = (folder: string, ...names: string[]): string[] => names.map((name) => `${folder}/${name}`)

/** What every page needs of others' code. What only lists that grow and forms need of it stays with them. */
const base: Chunk = {
  name: 'base',
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|axios|i18next|react-i18next|@tanstack)\/(?!.*(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation))/,
}

/** What of our own nearly every page shows at once: its frame, requests, lists, and what the fair says of itself. */
const isCommon = within(
  [
    ...below('contract', 'core/china-time', 'people/session/limits'),
    ...below('src/common', 'analytics', 'app', 'follow/heart-place', 'layout', 'request', 'search', 'session'),
    ...below('src/common/ui', 'card', 'icon', 'lazy-screen', 'line-drawing', 'list', 'menu-button', 'notices'),
    ...below('src/common/ui', 'reduced-motion', 'states', 'use-phone', 'detail/detail', 'detail/fallback-note'),
    ...below('src/common/ui/time', 'countdown', 'days', 'fair-time', 'two-clocks'),
    ...below('src/features/fair', 'adverts/ad-carousel', 'adverts/api', 'halls/api'),
    ...below('src/features/fair/expo', 'api', 'fair-dates', 'institutions'),
    'pages/connect-features',
  ],
  [
    ...below('src/common/app', 'agreement-address', 'exchange-addresses', 'offline/', 'opens-itself', 'save-file'),
    ...below('src/common/app', 'ticket-addresses', 'use-leave-warning', 'use-top'),
    ...below('src/common/layout', 'fair-theme', 'footer', 'plain-header', 'side-nav', 'surroundings'),
    ...below('src/common/layout/account', 'account-menu', 'notices-link', 'unread-link'),
    ...below('src/common', 'request/encrypted', 'request/open-blob', 'request/send-', 'request/use-change'),
    ...below('src/common', 'search/suggestion-list', 'search/marked', 'session/heartbeat'),
  ],
)
const common: Chunk = { name: 'common', test: (id) => isCommon(id) || id.endsWith('.connector.ts') }

/** What is beside and below a page, what turns its adverts, and lists that grow: fetched together when the page stands. */
const isLater = within(
  [
    ...below('src/common', 'app/use-top', 'follow/followed', 'follow/heart', 'toolbar/'),
    ...below('src/common/layout', 'fair-theme', 'footer', 'side-nav', 'surroundings'),
    ...below('src/common/ui', 'carousel', 'later-icon', 'once-seen', 'qr-code'),
  ],
  ['src/common/toolbar/ai-frame'],
)
const LISTS_THAT_GROW = /@tanstack\/.*(infiniteQueryObserver|useInfiniteQuery)/
const later: Chunk = { name: 'later', test: (id) => isLater(id) || LISTS_THAT_GROW.test(id) }

/** What a page does when it is used: dialogs, logins and other calls that change something. */
const isInDialogs = within([
  ...below('src/common/ui', 'dialog/'),
  ...below('contract', 'core/permissions', 'people/enrollment/endpoints'),
  ...below('contract/people', 'account/endpoints', 'challenges/endpoints', 'session/endpoints'),
])
const CHANGES = /@tanstack\/.*(mutationObserver|useMutation)/
const dialogs: Chunk = { name: 'dialogs', test: (id) => isInDialogs(id) || CHANGES.test(id) }

/** Bookings and the way to log in, which lists fetch a little later. */
const reserve: Chunk = {
  name: 'reserve',
  test: within([
    'src/features/live/live/reserve/reserve.',
    'src/features/live/live/reserve/reserve-button',
    'src/common/login/open-login',
  ]),
}

/** The cards of a domain and the calls behind them, which home shows as its lists do. Topics are shown with news. */
const CARDS =
  /(?:contract|src\/features)\/\w+\/(exhibits|exhibitors|halls|live|news|schedule|topics)\/(?:endpoints|api|price|booth|booth-line|(?:exhibit|exhibitor|hall|live|news|schedule|topic)-(?:card|grid|list|tag))\./
/** Demands come with the words for sums and quantities, tickets with those for types and sales. */
const otherCards: Record<string, (id: string) => boolean> = {
  demands: within([
    ...below('contract/trade', 'demands/endpoints', 'offers/endpoints'),
    ...below('src/features/trade/demands', 'api.', 'demand-card.', 'demand-grid.', 'end-mark.'),
    ...below('src', 'features/trade/offers/api.', 'common/ui/trade', 'common/app/exchange-addresses'),
  ]),
  tickets: within([
    ...below('contract/commerce/tickets', 'endpoints', 'limits'),
    ...below('src/features/commerce/tickets', 'api.', 'sale-mark.', 'ticket-type-card.', 'ticket-wall.', 'type-words.'),
    ...below('src/common', 'ui/money', 'app/ticket-addresses'),
  ]),
}
const cardsOf = (id: string): string | undefined =>
  CARDS.exec(id)?.[1]?.replace('topics', 'news') ?? Object.keys(otherCards).find((name) => otherCards[name]?.(id))
const cards: Chunk = { name: (id) => `cards-${cardsOf(id) ?? ''}`, test: (id) => cardsOf(id) !== undefined }

/** What of antd every work surface with a form is drawn with. */
const work: Chunk = {
  name: 'work',
  test: /node_modules\/(antd\/es\/(_util|alert|button|config-provider|form|grid|input|locale|radio|space|style|theme|tooltip)|@rc-component\/(async-validator|form|input|motion|portal|resize-observer|tooltip|trigger|util)|@ant-design\/(colors|cssinjs|cssinjs-utils|fast-color))\//,
}

/** What opens over home by itself. */
const overlays: Chunk = {
  name: 'overlays',
  test: within([
    'pages/index/overlays',
    'src/common/app/opens-itself',
    ...below('src/features', 'fair/adverts/popup', 'fair/opening'),
    ...below('src/features/people/enrollment', 'api', 'ask-login', 'exhibition-', 'sign-up-dialog', 'sign-up-host'),
    ...below('src/features/people/enrollment', 'status', 'use-track'),
  ]),
}

/** The texts of a language that pages show with their cards; those of every page; the others by family. */
const TEXTS = /locales\/([\w-]+)\/(?:(about|exhibitors|exhibits|halls|live|news)|common)\.json/
const texts: Chunk = {
  name: (id) => {
    const [, language = '', ofCards] = TEXTS.exec(id) ?? []
    return `texts-${ofCards ? 'cards' : 'common'}-${language}`
  },
  test: TEXTS,
}

/** What the mocks alone need, and what they declare their answers with: each fetched at once and not in a hundred pieces. */
const mocks: Chunk[] = [
  { name: 'contract', test: /\/contract\// },
  {
    name: 'mocks',
    test: /src\/mocks\/|node_modules\/(msw|@mswjs|@open-draft|rettime|until-async|is-node-process|outvariant|strict-event-emitter|tough-cookie|path-to-regexp|graphql)\//,
  },
]

export const chunks = (mocked: boolean): Chunk[] => [
  base,
  common,
  dialogs,
  cards,
  later,
  reserve,
  work,
  overlays,
  texts,
  ...(mocked ? mocks : []),
]
