import * as z from 'zod/mini'
import { Id, Instant, Keyword, byId, fallbackFields, nothing, pageInput, paged } from '#contract/core/shapes.ts'

export const NewsCard = z.object({
  id: z.int(),
  columnId: z.int(),
  columnName: z.string(),
  title: z.string(),
  summary: z.string(),
  coverUrl: z.string(),
  source: z.string(),
  publishTime: Instant,
  fallbackFields,
})

export type NewsCard = z.output<typeof NewsCard>

export const listNews = {
  input: z.object({ ...pageInput, columnId: z.optional(Id), keyWord: z.optional(Keyword) }),
  output: paged(NewsCard),
}

export const listNewsColumns = {
  input: nothing,
  output: z.array(z.object({ id: z.int(), columnName: z.string(), count: z.int() })),
}

export const Article = z.object({
  ...NewsCard.shape,
  /** HTML, sanitized before it was stored. */
  body: z.string(),
  previous: z.nullable(z.object({ id: z.int(), title: z.string() })),
  next: z.nullable(z.object({ id: z.int(), title: z.string() })),
})

export type Article = z.output<typeof Article>

export const getArticle = {
  input: byId,
  output: Article,
}
