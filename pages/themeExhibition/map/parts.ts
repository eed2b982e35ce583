import { lazyPart } from '#src/common/app/lazy-part.ts'
import { whenIdle } from '#src/common/app/when-idle.ts'

const importCard = () => import('./map-card')
const importList = () => import('#src/features/fair/floor-plan/list/booth-list.tsx')
const importRoute = () => import('./map-route')
const importSources = () => import('./filter-sources')

/** The picture comes first; a part that the address does not depend on waits until it is shown. */
const whenNeeded = (name: string): Promise<void> =>
  new URLSearchParams(window.location.hash.split('?')[1]).has(name) ? Promise.resolve() : whenIdle()

export const BoothList = lazyPart(async () => (await importList()).BoothList)
export const MapCard = lazyPart(async () => (await importCard()).MapCard)
export const MapRoute = lazyPart(async () => (await whenNeeded('stops').then(importRoute)).MapRoute)
export const FilterSources = lazyPart(async () => (await whenNeeded('only').then(importSources)).FilterSources)

/** Fetches every part, also those that the page has not needed yet. */
export const fetchParts = () => Promise.all([importCard(), importList(), importRoute(), importSources()])
