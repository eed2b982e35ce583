import { advertContent } from './modules/adverts'
import { agreementContent } from './modules/agreements'
import type { KindOfContent } from './modules/content'
import { exhibitorContent, industryContent } from './modules/exhibitors'
import { categoryContent, exhibitContent } from './modules/exhibits'
import { expoGroupContent } from './modules/enrollment'
import { expoContent, logoContent } from './modules/expo'
import { hallContent } from './modules/halls'
import { helpGroupContent, helpTopicContent } from './modules/help'
import { articleContent, newsColumnContent } from './modules/news'
import { openingAnimationContent } from './modules/opening'
import { scheduleEventContent } from './modules/schedule'
import { topicContent } from './modules/topics'

/** What can be edited: a kind of the contract with its tie to the table that visitors read. */
export const contentTies: readonly KindOfContent[] = [
  expoContent,
  expoGroupContent,
  logoContent,
  hallContent,
  categoryContent,
  industryContent,
  exhibitorContent,
  exhibitContent,
  newsColumnContent,
  articleContent,
  scheduleEventContent,
  topicContent,
  helpGroupContent,
  helpTopicContent,
  advertContent,
  openingAnimationContent,
  agreementContent,
]
