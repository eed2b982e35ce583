import { advertContent } from './modules/adverts'
import type { KindOfContent } from './modules/content'
import { newsColumnContent } from './modules/news'

/** What can be edited: a kind of the contract with its tie to the table that visitors read. */
export const contentTies: readonly KindOfContent[] = [advertContent, newsColumnContent]
