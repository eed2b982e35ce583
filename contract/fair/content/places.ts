import { chinaDay } from '#contract/core/china-time.ts'
import { splitSynonyms } from '#contract/fair/thesaurus/rules.ts'
import { type AnyDocument, isInBoth } from './fields'
import type { ContentKind } from './kinds'

/** Where visitors meet an object: the name of an entry that has the whole frame, and with it the bar of previews; its hash route. */
type Place = [html: string, route: string]

const advertPlaces = new Map<unknown, Place>([
  ['exhibits', ['exhibitss', '/']],
  ['exhibitors', ['exhibitors', '/']],
  ['news', ['news', '/']],
  ['halls', ['themeExhibition', '/']],
  // Beside the login, on a page that who is signed in sees as well.
  ['login', ['index', '/reset']],
])

/** The schedule, open at the day of a moment. */
const dayRoute = (at: AnyDocument[string] | undefined): string =>
  typeof at === 'string' && at !== '' ? `/?day=${chinaDay(new Date(at))}` : '/'

const firstWord = (words: AnyDocument[string] | undefined): string => {
  const { zh, en } = isInBoth(words) ? words : { zh: '', en: '' }
  return splitSynonyms(zh)[0] ?? splitSynonyms(en)[0] ?? ''
}

/** A line a kind. */
const places: Record<ContentKind, (id: number, document: AnyDocument) => Place> = {
  advert: (_, { module }) => advertPlaces.get(module) ?? ['index', '/'],
  agreement: (_, { which }) => ['about', `/agreement?which=${which === 'privacy' ? 'privacy' : 'service'}`],
  openingAnimation: () => ['index', '/?opening=1'],
  expo: () => ['index', '/'],
  expoGroup: () => ['index', '/?signUp=1'],
  logo: () => ['index', '/'],
  hall: (id) => ['themeExhibition', `/detail?id=${id}`],
  category: (id) => ['exhibitss', `/?categoryId=${id}`],
  industry: (id) => ['exhibitors', `/?industryId=${id}`],
  exhibitor: (id) => ['exhibitors', `/Detail?id=${id}`],
  exhibit: (id) => ['exhibitss', `/ExhibisDetail?id=${id}`],
  newsColumn: (id) => ['news', `/?columnId=${id}`],
  helpGroup: () => ['about', '/helper'],
  helpTopic: (id) => ['about', `/helper?topic=${id}`],
  topic: (id) => ['activity', `/topic?id=${id}`],
  scheduleEvent: (_, { startsAt }) => ['activity', dayRoute(startsAt)],
  // What a search for the first of the words finds.
  synonym: (_, { words }) => ['index', `/intelligentSearchDetails?keyWord=${encodeURIComponent(firstWord(words))}`],
  article: (id) => ['news', `/detail?id=${id}`],
}

/** The page, beside the others, that shows visitors an object as its draft has it. */
export function previewAddress(kind: ContentKind, id: number, document: AnyDocument, token: string): string {
  const [html, route] = places[kind](id, document)
  return `./${html}.html?preview=${token}#${route}`
}
