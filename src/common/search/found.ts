import type { SearchType } from '#contract/fair/search/schemas.ts'
import {
  exhibitAddress,
  exhibitorAddress,
  helpTopicAddress,
  liveAddress,
  newsAddress,
  topicAddress,
} from '../app/addresses'

/** What a search finds, but for events, which have no page of their own. */
export type FoundType = Exclude<SearchType, 4>

/** Names of the types in texts: `search.<name>`. */
export const typeNames = {
  1: 'exhibit',
  2: 'exhibitor',
  3: 'article',
  4: 'event',
  5: 'live',
  6: 'topic',
  7: 'help',
} as const satisfies Record<SearchType, string>

const addresses: Record<FoundType, (id: number) => string> = {
  1: exhibitAddress,
  2: exhibitorAddress,
  3: newsAddress,
  5: liveAddress,
  6: topicAddress,
  7: helpTopicAddress,
}

/** Where what was found is shown. */
export const foundAddress = (type: FoundType, id: number): string => addresses[type](id)
