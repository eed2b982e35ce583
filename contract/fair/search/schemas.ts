import * as z from 'zod/mini'
import { Keyword, fallbackFields, integer, pageInput, paged } from '#contract/core/shapes.ts'

/** 1 exhibit, 2 exhibitor (spec: common §2) */
export const SearchType = z.union([z.literal(1), z.literal(2)])

export type SearchType = z.output<typeof SearchType>

export const Suggestion = z.object({ name: z.string(), id: z.int(), type: SearchType })

export type Suggestion = z.output<typeof Suggestion>

export const suggest = {
  input: z.object({ keyword: Keyword }),
  output: z.array(Suggestion),
}

export const SearchHit = z.object({
  ...Suggestion.shape,
  coverUrl: z.string(),
  description: z.string(),
  company: z.string(),
  fallbackFields,
})

export type SearchHit = z.output<typeof SearchHit>

export const searchFair = {
  input: z.object({ ...pageInput, keyWord: Keyword, type: z.optional(integer(1, 2)) }),
  output: z.object({
    ...paged(SearchHit).shape,
    counts: z.object({ exhibits: z.int(), exhibitors: z.int() }),
    /** What was looked for instead, where a word was in no text and another was probably meant; else empty. */
    corrected: z.string(),
  }),
}
