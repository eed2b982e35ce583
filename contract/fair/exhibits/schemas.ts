import * as z from 'zod/mini'
import {
  Id,
  Instant,
  Keyword,
  Theme,
  byId,
  fallbackFields,
  integer,
  nothing,
  pageInput,
  paged,
} from '#contract/core/shapes.ts'
import { exhibitSorts } from './rules'

/** spec: common §3 */
export const ExhibitCard = z.object({
  exhibitsInfoId: z.int(),
  exhibitsName: z.string(),
  /** Empty when there is no picture. */
  exhibitsCoverUrl: z.string(),
  exhibitsLabel: z.array(z.int()),
  exhibitorId: z.int(),
  company: z.string(),
  companyAbbreviation: z.string(),
  companyAbbreviationEn: z.string(),
  /** CNY; null: on request. */
  price: z.nullable(z.number()),
  fallbackFields,
})

export type ExhibitCard = z.output<typeof ExhibitCard>

export const ExhibitSort = z.enum(exhibitSorts)

export type ExhibitSort = z.output<typeof ExhibitSort>

const exhibitFilter = {
  keyWord: z.optional(Keyword),
  categoryId: z.optional(Id),
  hallId: z.optional(Id),
  exhibitorId: z.optional(Id),
  label: z.optional(integer(1, 9)),
  sort: z._default(ExhibitSort, 'recommended'),
}

export const listExhibits = {
  input: z.object({ ...pageInput, ...exhibitFilter }),
  output: paged(ExhibitCard),
}

export const listCommodities = {
  ...listExhibits,
}

export const listExhibitLabels = {
  input: nothing,
  output: z.array(z.object({ label: z.int(), name: z.string(), count: z.int() })),
}

export const recommendExhibits = {
  input: z.object({ exhibitsInfoId: z.optional(Id), limit: z._default(integer(1, 20), 10) }),
  output: z.array(ExhibitCard),
}

export const ExhibitDetail = z.object({
  ...ExhibitCard.shape,
  introduction: z.string(),
  material: z.string(),
  dimensions: z.string(),
  dateText: z.string(),
  gallery: z.array(z.string()),
  /** What the price is for: a piece, a set. Empty where it is not given, as are the places and the stock below. */
  unit: z.string(),
  /** The smallest order, in units; null: not given. */
  minQuantity: z.nullable(z.int()),
  /** Days until it is delivered; null: not given. */
  leadDays: z.nullable(z.int()),
  shipsFrom: z.string(),
  /** Free text: in stock, made to order. */
  stock: z.string(),
  categoryId: z.nullable(z.int()),
  categoryName: z.string(),
  hallId: z.nullable(z.int()),
  hallName: z.string(),
  exhibitorLogoUrl: z.string(),
  exhibitorIntroduction: z.string(),
  publishedAt: Instant,
  ...Theme.shape,
})

export type ExhibitDetail = z.output<typeof ExhibitDetail>

export const getExhibit = {
  input: byId,
  output: ExhibitDetail,
}

const Category = z.object({
  id: z.int(),
  categoryName: z.string(),
  hallId: z.nullable(z.int()),
  /** Of those in it and in its parts. */
  count: z.int(),
  /** How many categories it is part of; its parts come after it. */
  depth: z.int(),
})

export type Category = z.output<typeof Category>

export const listCategories = {
  input: z.object({ hallId: z.optional(Id) }),
  output: z.array(Category),
}

export const getCategory = {
  input: nothing,
  output: z.array(z.object({ id: z.int(), categoryName: z.string() })),
}
