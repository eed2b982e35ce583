import * as z from 'zod/mini'
import {
  fallbackFields,
  Id,
  Instant,
  integer,
  Keyword,
  nothing,
  pageInput,
  paged,
  text,
} from '#contract/core/shapes.ts'
import { PRICE_STEPS } from './limits'
import { filterKinds } from './types'

/** As `searchTypes` names them. */
export const SearchType = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
])

export type SearchType = z.output<typeof SearchType>

/** Those besides exhibits and exhibitors. */
export type SourceType = Exclude<SearchType, 1 | 2>

export const Suggestion = z.object({ name: z.string(), id: z.int(), type: SearchType })

export type Suggestion = z.output<typeof Suggestion>

export const suggest = {
  input: z.object({ keyword: Keyword }),
  output: z.array(Suggestion),
}

/** What was searched for, and how often; a term of another day is counted with it. */
const MissedSearch = z.object({ term: z.string(), count: z.int() })

export const listMissedSearches = { input: nothing, output: z.array(MissedSearch) }

const FilterKind = z.enum(filterKinds)

export const SearchHit = z.object({
  ...Suggestion.shape,
  coverUrl: z.string(),
  description: z.string(),
  company: z.string(),
  /** Of events and live sessions. */
  startsAt: z.nullable(Instant),
  fallbackFields,
  /** Categories, halls, industries and labels by which it was found, where its name does not say why. */
  matched: z.array(z.object({ kind: z.enum(['category', 'hall', 'industry', 'label']), name: z.string() })),
})

export type SearchHit = z.output<typeof SearchHit>

/** A value of a filter and how many of the results have it. */
export const Facet = z.object({ kind: FilterKind, value: z.string(), name: z.string(), count: z.int() })

export type Facet = z.output<typeof Facet>

/** Both names of a country, as the facet gives it. */
const COUNTRY_MAX = 200

export const searchFair = {
  input: z.object({
    ...pageInput,
    keyWord: Keyword,
    type: z.optional(integer(1, 7)),
    category: z.optional(Id),
    hall: z.optional(Id),
    /** A range between two of PRICE_STEPS: 0 below the first. */
    price: z.optional(integer(0, PRICE_STEPS.length)),
    country: z.optional(text(COUNTRY_MAX)),
    /** 1: of exhibitors with a VR booth alone. */
    vr: z.optional(integer(1, 1)),
    /** 1: of exhibitors that are live now alone. */
    live: z.optional(integer(1, 1)),
  }),
  output: z.object({
    ...paged(SearchHit).shape,
    /** By type, whatever type is requested; RESULTS_MAX stands for so many or more. */
    counts: z.object({
      exhibits: z.int(),
      exhibitors: z.int(),
      articles: z.int(),
      events: z.int(),
      lives: z.int(),
      topics: z.int(),
      help: z.int(),
    }),
    /** What was looked for instead, where a word was in no text and another was probably meant; else empty. */
    corrected: z.string(),
    /** Words to be marked in texts: what was typed, in its forms, and other words for it. */
    marks: z.array(z.string()),
    facets: z.array(Facet),
    /** Where nothing was found: categories that come near. */
    nearby: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
}
