import { areas, type Layer, nameOf, placeOf } from './areas'
import { circlesIn } from './circles'
import { type Import, isTest } from './imports'

const asRun = { isType: false, isLater: false, isRelative: false }

const sortedOnce = (lines: string[]): string[] => [...new Set(lines)].toSorted()

/** Imports between domains, each as its two places; a foreign key names the table of another domain and reads nothing. */
function betweenDomains(imports: readonly Import[]) {
  return imports.flatMap(({ from, to }) => {
    const [own, other] = [placeOf(from), placeOf(to)]
    const isForeignKey = from.endsWith('.schema.ts') && to.endsWith('.schema')
    return !isTest(from) && !isForeignKey && own && other && nameOf(own) !== nameOf(other) ? [{ own, other }] : []
  })
}

/** Which domain of which layer imports one of an area that comes later. */
export const upwardImports = (imports: readonly Import[]): string[] =>
  sortedOnce(
    betweenDomains(imports)
      .filter(({ own, other }) => areas.indexOf(other.area) > areas.indexOf(own.area))
      .map(({ own, other }) => `${own.layer}: ${nameOf(own)} → ${nameOf(other)}`),
  )

/** Which module imports the tables of another one: of another area, or of its own. */
export const foreignTables = (imports: readonly Import[], area: 'other' | 'own' = 'other'): string[] =>
  sortedOnce(
    betweenDomains(imports)
      .filter(({ own, other }) => (own.area === other.area) === (area === 'own'))
      .filter(({ other }) => other.inner === `${other.domain}.schema`)
      .map(({ own, other }) => `${nameOf(own)} → ${nameOf(other)}`),
  )

/** Domains of one layer that reach each other in a circle; imports of a domain's tables, which are joins, do not count. */
export function domainKnots(imports: readonly Import[], layer: Layer): string[][] {
  const between = betweenDomains(imports).filter(
    ({ own, other }) => own.layer === layer && other.layer === layer && other.inner !== `${other.domain}.schema`,
  )
  const edges = between.map(({ own, other }) => ({ ...asRun, from: `${nameOf(own)}.ts`, to: nameOf(other) }))
  const domains = new Set(between.flatMap(({ own, other }) => [`${nameOf(own)}.ts`, `${nameOf(other)}.ts`]))
  return circlesIn(edges, [...domains]).map((knot) => knot.map((one) => one.replace(/\.ts$/, '')))
}
