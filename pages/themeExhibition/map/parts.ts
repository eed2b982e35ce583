import { lazyPart } from '#src/common/app/lazy-part.ts'
import { whenIdle } from '#src/common/app/when-idle.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { fetchAgain } from '#src/common/ui/fetch-again.tsx'
import { hallTexts } from '../hall-texts'

const importCard = () => import('./map-card')
const importList = () => import('#src/features/fair/floor-plan/list/booth-list.tsx')
const importRoute = () => import('./map-route')
const importSources = () => import('./filter-sources')

/** The picture comes first; a part that the address does not depend on waits until it is shown. */
const whenNeeded = (name: string): Promise<void> =>
  new URLSearchParams(window.location.hash.split('?')[1]).has(name) ? Promise.resolve() : whenIdle()

const loadList = async () => (await importList()).BoothList
const loadCard = async () => (await importCard()).MapCard
const loadRoute = async () => (await whenNeeded('stops').then(importRoute)).MapRoute

export const BoothList = lazyPart(loadList, fetchAgain(loadList))
export const MapCard = lazyPart(loadCard, fetchAgain(loadCard))
export const MapRoute = lazyPart(loadRoute, fetchAgain(loadRoute))
export const FilterSources = lazyPart(async () => (await whenNeeded('only').then(importSources)).FilterSources)

/** Fetches every part, also those that the page has not needed yet, and the texts of halls, to which one goes on. */
export const fetchParts = () =>
  Promise.all([importCard(), importList(), importRoute(), importSources(), startTexts(...hallTexts)])
