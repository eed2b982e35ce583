/**
 * What of the pages stands in which file (docs/decisions/0005-first-load.md): what is fetched together is one file, which
 * the next page finds in the cache. What no group names goes where vite puts it: with its screen.
 */
interface Chunk {
  name: string | ((id: string) => string)
  test: RegExp
}

/** What every page needs of others' code. What only lists that grow and forms need of it stays with them. */
const base: Chunk = {
  name: 'base',
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|axios|i18next|react-i18next|@tanstack)\/(?!.*(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation))/,
}

/** What of our own nearly every page shows at once. */
const common: Chunk = {
  name: 'common',
  test: /contract\/(core\/china-time|people\/session\/limits)|src\/(common\/(analytics|app\/(?!agreement-address|exchange-addresses|opens-itself|save-file|ticket-addresses|use-leave-warning|use-top)|follow\/heart-place|layout\/(?!fair-theme|footer|plain-header|side-nav|surroundings|account\/(unread-link|notices-link|account-menu))|request\/(?!encrypted|open-blob|send-|use-change)|search\/(?!suggestion-list|marked)|session\/(?!heartbeat)|ui\/(?!carousel|charts|detail\/|dialog|later-icon|list|money|once-seen|qr-code|rich-text|time\/(countdown|relative-time|time-left)|trade)|ui\/detail\/fallback-note)|features\/(fair\/(adverts\/(ad-carousel|api)|halls\/api)|.*\.connector\.ts))|pages\/connect-features/,
}

/** What home and the page about the fair say of it, and what the sign-up that opens over home counts down with. */
const fair: Chunk = {
  name: 'fair',
  test: /src\/(common\/ui\/time\/countdown|features\/fair\/expo\/(api|fair-dates|institutions))/,
}

/** Around every list: its head, filters and pages. */
const lists: Chunk = { name: 'lists', test: /src\/common\/ui\/(list|detail\/detail)/ }

/** What is beside and below a page, what turns its adverts, and lists that grow: fetched together when the page stands. */
const later: Chunk = {
  name: 'later',
  test: /src\/common\/(app\/use-top|follow\/(followed|heart)|layout\/(fair-theme|footer|side-nav|surroundings)|toolbar\/(?!ai-frame)|ui\/(carousel|later-icon|once-seen|qr-code))|@tanstack\/.*(infiniteQueryObserver|useInfiniteQuery)/,
}

/** Dialogs, and calls that change something: what a page does when it is used. Conversations need a call of the sign-up too. */
const dialogs: Chunk = {
  name: 'dialogs',
  test: /src\/common\/ui\/dialog\/|contract\/(core\/permissions|people\/enrollment\/endpoints)|@tanstack\/.*(mutationObserver|useMutation)/,
}

/** The cards of a domain and the calls behind them, which home shows as its lists do. */
const CARDS =
  /(?:contract|src\/features)\/\w+\/(exhibits|exhibitors|halls|live|news|schedule|topics)\/(?:endpoints|api|price|booth|booth-line|(?:exhibit|exhibitor|hall|live|news|schedule|topic)-(?:card|grid|list|tag))\./
/** Demands are shown on home and in their hall, with the words for sums and quantities. */
const demands: Chunk = {
  name: 'cards-demands',
  test: /contract\/trade\/(demands|offers)\/endpoints|src\/(features\/trade\/(demands\/(api|demand-card|demand-grid|end-mark)|offers\/api)\.|common\/(ui\/trade|app\/exchange-addresses))/,
}

/** Types of tickets are shown on home and in their hall. */
const tickets: Chunk = {
  name: 'cards-tickets',
  test: /contract\/commerce\/tickets\/(endpoints|limits)|src\/(features\/commerce\/tickets\/(api|sale-mark|ticket-type-card|ticket-wall|type-words)\.|common\/(ui\/money|app\/ticket-addresses))/,
}

/** Topics are shown with news, on home and after a search. */
const cards: Chunk = {
  name: (id) => `cards-${(CARDS.exec(id)?.[1] ?? '').replace('topics', 'news')}`,
  test: CARDS,
}

/** The calls by which somebody logs in: who does makes some of each. */
const logins: Chunk = { name: 'logins', test: /contract\/people\/(account|challenges|session)\/endpoints/ }

const reserve: Chunk = {
  name: 'reserve',
  test: /src\/features\/live\/live\/reserve\/reserve(-button)?\.|src\/common\/login\/open-login/,
}

/** What of antd every work surface with a form is drawn with. */
const work: Chunk = {
  name: 'work',
  test: /node_modules\/(antd\/es\/(_util|alert|button|config-provider|form|grid|input|locale|radio|space|style|theme|tooltip)|@rc-component\/(async-validator|form|input|motion|portal|resize-observer|tooltip|trigger|util)|@ant-design\/(colors|cssinjs|cssinjs-utils|fast-color))\//,
}

/** What opens over home by itself. */
const overlays: Chunk = {
  name: 'overlays',
  test: /pages\/index\/overlays|src\/(common\/app\/opens-itself|features\/(fair\/(adverts\/popup|opening)|people\/enrollment\/(sign-up-(dialog|host)|ask-login|exhibition-|use-track|status|api)))/,
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
  fair,
  lists,
  dialogs,
  cards,
  demands,
  tickets,
  later,
  logins,
  reserve,
  work,
  overlays,
  texts,
  ...(mocked ? mocks : []),
]
