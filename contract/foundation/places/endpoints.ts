import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const read = { access: 'public', reads: true, cacheable: true } as const

/** Countries and regions, the nearest first (spec: access §3). */
export const listCountries = endpoint<typeof schemas.listCountries>({
  method: 'POST',
  path: '/ce-exhibition/web/register/countryList', // path: ours
  ...read,
})

export const getCountryById = endpoint<typeof schemas.getCountryById>({
  method: 'POST',
  path: '/ce-exhibition/web/register/getCountryById', // path: ours
  ...read,
})

/** Provinces of a country; none where the country has none in our list. */
export const listAreas = endpoint<typeof schemas.listAreas>({
  method: 'POST',
  path: '/ce-exhibition/web/register/areaListByCountry', // path: ours
  ...read,
})

export const listCities = endpoint<typeof schemas.listCities>({
  method: 'POST',
  path: '/ce-exhibition/web/register/cityListByState', // path: ours
  ...read,
})

/** A province or city by its name in either language, in both. */
export const getAreaByState = endpoint<typeof schemas.getAreaByState>({
  method: 'POST',
  path: '/ce-exhibition/web/register/getAreaByState', // path: ours
  ...read,
})

/** Countries and regions; in mainland China provinces, their cities, and their districts (spec: live §7; fields: ours). */
export const getRegionTree = endpoint<typeof schemas.getRegionTree>({
  method: 'POST',
  path: '/ce-digital/region/regionTree',
  ...read,
})
