import * as z from 'zod/mini'
import { byId, fallbackFields, Keyword, pageInput, paged } from '#contract/core/shapes.ts'
import { ExhibitCard } from '#contract/fair/exhibits/schemas.ts'
import { LiveCard } from '#contract/core/live/live-card.ts'
import { NewsCard } from '#contract/fair/news/schemas.ts'

export const TopicCard = z.object({
  id: z.int(),
  title: z.string(),
  lead: z.string(),
  coverUrl: z.string(),
  fallbackFields,
})

export type TopicCard = z.output<typeof TopicCard>

export const listTopics = {
  input: z.object({ ...pageInput, keyWord: z.optional(Keyword) }),
  output: paged(TopicCard),
}

export const Topic = z.object({
  ...TopicCard.shape,
  /** HTML, sanitized before it was stored; empty where there is none. */
  body: z.string(),
  exhibits: z.array(ExhibitCard),
  lives: z.array(LiveCard),
  articles: z.array(NewsCard),
})

export type Topic = z.output<typeof Topic>

export const getTopic = {
  input: byId,
  output: Topic,
}
