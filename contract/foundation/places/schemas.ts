import * as z from 'zod/mini'
import { Id, nothing, text } from '#contract/core/shapes.ts'

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

export const listCountries = {
  input: nothing,
  output: z.array(country),
}

export const getCountryById = {
  input: z.object({ id: Id }),
  output: z.nullable(country),
}

export const listAreas = {
  input: z.object({ countryId: Id }),
  output: z.array(area),
}

export const listCities = {
  input: z.object({ stateCode: text(10) }),
  output: z.array(area),
}

export const getAreaByState = {
  input: z.object({ stateOrCity: text(60) }),
  output: z.nullable(area),
}

/** `code` is of ISO 3166 for a country, of GB/T 2260 for a division of mainland China. */
const leaf = z.object({ code: z.string(), name: z.string() })

/** Of its districts and counties; some cities have none. */
const city = z.object({ ...leaf.shape, children: z.array(leaf) })

const province = z.object({ ...leaf.shape, children: z.array(city) })

const region = z.object({ ...leaf.shape, children: z.array(province) })

export type Region = z.output<typeof region>

export const getRegionTree = {
  input: nothing,
  output: z.array(region),
}
