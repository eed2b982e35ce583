import { PRICE_STEPS } from '#contract/fair/search/limits.ts'
import { normalize } from '../text/tokens'
import type { Bilingual } from '#server/platform/db/bilingual.ts'

/** What a record is filtered and found by besides its texts, as tokens of the index: a kind and its value. */
const kinds = {
  type: 't',
  category: 'c',
  hall: 'h',
  industry: 'i',
  label: 'l',
  exhibitor: 'e',
  price: 'p',
  country: 'n',
  booth: 'b',
} as const

export type FacetKind = keyof typeof kinds

export const toFacet = (kind: FacetKind, value: number | string): string => `${kinds[kind]}${value}`

/** Records of an exhibitor that has a VR booth; no kind begins like it. */
export const VR_FACET = 'vr'

/** The value of a facet of a kind; nothing where it is one of another kind. */
export const readFacet = (kind: FacetKind, facet: string): string | undefined =>
  facet.startsWith(kinds[kind]) ? facet.slice(1) : undefined

/** Which of the price ranges of the filter a price is in. */
export const priceStepOf = (price: number): number => PRICE_STEPS.filter((step) => price >= step).length

/** Both names of a country: what a filter by it is named in either language. */
export const toCountryFacet = ({ zh, en }: Bilingual): string => toFacet('country', `${zh || en}|${en || zh}`)

interface FacetsOfRecord {
  type: number
  category?: number | null
  booth?: string
  hall: number | null
  industry?: number | null
  labels?: readonly number[]
  exhibitor: number
  price?: number | null
  country: Bilingual
  hasVr: boolean
}

/** A booth by its number, whatever its case, with or without a hyphen. */
export const toBoothFacet = (booth: string): string => toFacet('booth', normalize(booth).replaceAll(/[-\s]/g, ''))

export function buildFacets({
  type,
  category,
  hall,
  industry,
  labels,
  exhibitor,
  price,
  country,
  hasVr,
  booth,
}: FacetsOfRecord) {
  return [
    toFacet('type', type),
    toFacet('exhibitor', exhibitor),
    ...(category ? [toFacet('category', category)] : []),
    ...(hall ? [toFacet('hall', hall)] : []),
    ...(industry ? [toFacet('industry', industry)] : []),
    ...(labels ?? []).map((label) => toFacet('label', label)),
    ...(typeof price === 'number' ? [toFacet('price', priceStepOf(price))] : []),
    ...(country.zh || country.en ? [toCountryFacet(country)] : []),
    ...(hasVr ? [VR_FACET] : []),
    ...(booth ? [toBoothFacet(booth)] : []),
  ]
}
