import { advertContent } from '#server/modules/adverts/index.ts'
import { agreementContent } from '#server/modules/agreements/index.ts'
import type { KindOfContent } from '#server/modules/content/index.ts'
import { exhibitorContent, industryContent } from '#server/modules/exhibitors/index.ts'
import { categoryContent, exhibitContent } from '#server/modules/exhibits/index.ts'
import { expoGroupContent } from '#server/modules/enrollment/index.ts'
import { expoContent, logoContent } from '#server/modules/expo/index.ts'
import { hallContent } from '#server/modules/halls/index.ts'
import { helpGroupContent, helpTopicContent } from '#server/modules/help/index.ts'
import { articleContent, newsColumnContent } from '#server/modules/news/index.ts'
import { openingAnimationContent } from '#server/modules/opening/index.ts'
import { scheduleEventContent } from '#server/modules/schedule/index.ts'
import { topicContent } from '#server/modules/topics/index.ts'

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
