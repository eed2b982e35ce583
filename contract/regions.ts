import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id, nothing, text } from './shapes'

const country = z.object({
  id: z.int(),
  country: z.string(),
  cnCountry: z.string(),
  /** ISO 3166: CN, FR … */
  code: z.string(),
  /** +086, +852, +1 … */
  areaCode: z.string(),
})
export type Country = z.output<typeof country>
const area = z.object({
  stateCode: z.string(),
  state: z.string(),
  cnState: z.string(),
  city: z.string(),
  cnCity: z.string(),
})
const read = { access: 'public', reads: true, cacheable: true } as const

/** Countries and regions, the nearest first (spec: access §3). */
export const listCountries = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/countryList', // path: ours
  ...read,
  input: nothing,
  output: z.array(country),
})

export const getCountryById = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/getCountryById', // path: ours
  ...read,
  input: z.object({ id: Id }),
  output: z.nullable(country),
})

/** Provinces of a country; none where the country has none in our list. */
export const listAreas = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/areaListByCountry', // path: ours
  ...read,
  input: z.object({ countryId: Id }),
  output: z.array(area),
})

export const listCities = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/cityListByState', // path: ours
  ...read,
  input: z.object({ stateCode: text(10) }),
  output: z.array(area),
})

/** A province or city by its name in either language, in both. */
export const getAreaByState = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/getAreaByState', // path: ours
  ...read,
  input: z.object({ stateOrCity: text(60) }),
  output: z.nullable(area),
})

/** Industries named in English, in Chinese, by id (spec: access §7). */
export const getCnIndustryByEn = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/register/getCNIndustryByEN', // path: ours
  ...read,
  input: z.object({ industry: z.array(text(60)).check(z.maxLength(3)) }),
  output: z.array(z.object({ id: z.int(), name: z.string() })),
})
