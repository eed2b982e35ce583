import * as z from 'zod/mini'
import { Id, Keyword, Theme, byId, fallbackFields, integer, nothing, pageInput, paged } from '#contract/core/shapes.ts'
import { exhibitorSorts } from './rules'

/** spec: live §3, with the pictures of its list card (spec: live §2) */
export const ExhibitorCard = z.object({
  id: z.int(),
  logoUrl: z.string(),
  company: z.string(),
  companyAbbreviation: z.string(),
  introduction: z.string(),
  /** Empty when there is no VR booth. */
  vrShowUrl: z.string(),
  /** 0 online only, 1 online and offline */
  exhibitionType: z.int(),
  hallName: z.string(),
  booth: z.string(),
  boothId: z.nullable(z.int()),
  exhibits: z.array(z.object({ exhibitsInfoId: z.int(), exhibitsName: z.string(), coverUrl: z.string() })),
  exhibitsNum: z.int(),
  fallbackFields,
})

export type ExhibitorCard = z.output<typeof ExhibitorCard>

export const ExhibitorSort = z.enum(exhibitorSorts)

export const listExhibitors = {
  input: z.object({
    ...pageInput,
    keyWord: z.optional(Keyword),
    hallId: z.optional(Id),
    industryId: z.optional(Id),
    exhibitionType: z.optional(integer(0, 1)),
    sort: z._default(ExhibitorSort, 'recommended'),
  }),
  output: paged(ExhibitorCard),
}

export const ExhibitorDetail = z.object({
  ...ExhibitorCard.shape,
  /** 0 company, 1 individual */
  joinType: z.int(),
  companyAbbreviationEn: z.string(),
  hallId: z.nullable(z.int()),
  industryName: z.string(),
  countryName: z.string(),
  cityName: z.string(),
  contactName: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  /** What visitors can download. */
  documents: z.array(z.object({ title: z.string(), url: z.string() })),
  ...Theme.shape,
})

export type ExhibitorDetail = z.output<typeof ExhibitorDetail>

export const getExhibitor = {
  input: byId,
  output: ExhibitorDetail,
}

export const listIndustries = {
  input: nothing,
  output: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
}
