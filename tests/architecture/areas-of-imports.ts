import { areas, nameOf, placeOf } from './areas'
import { type Import, isTest } from './imports'

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

/** Which module imports the tables of another area. */
export const foreignTables = (imports: readonly Import[]): string[] =>
  sortedOnce(
    betweenDomains(imports)
      .filter(({ own, other }) => own.area !== other.area && other.inner === `${other.domain}.schema`)
      .map(({ own, other }) => `${nameOf(own)} → ${nameOf(other)}`),
  )
