import './connect-domains'
import { advertContent } from '#server/modules/fair/adverts/index.ts'
import { agreementContent } from '#server/modules/fair/agreements/index.ts'
import type { KindOfContent } from '#server/modules/fair/content/index.ts'
import { exhibitorContent, industryContent } from '#server/modules/fair/exhibitors/index.ts'
import { categoryContent, exhibitContent } from '#server/modules/fair/exhibits/index.ts'
import { expoGroupContent } from '#server/modules/people/enrollment/index.ts'
import { expoContent, logoContent } from '#server/modules/fair/expo/index.ts'
import { hallContent } from '#server/modules/fair/halls/index.ts'
import { helpGroupContent, helpTopicContent } from '#server/modules/fair/help/index.ts'
import { articleContent, newsColumnContent } from '#server/modules/fair/news/index.ts'
import { openingAnimationContent } from '#server/modules/fair/opening/index.ts'
import { scheduleEventContent } from '#server/modules/fair/schedule/index.ts'
import { synonymContent } from '#server/modules/fair/thesaurus/index.ts'
import { topicContent } from '#server/modules/fair/topics/index.ts'

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
  synonymContent,
]
