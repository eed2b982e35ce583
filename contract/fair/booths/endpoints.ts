import { endpoint } from '#contract/core/endpoint.ts'
import { LARGE_BODY_BYTES } from '#contract/core/limits.ts'
import type * as schemas from './schemas'

export { copyHallSetup, getHallSetup, getOwnSetup, getOwnSetupCalendar, saveHallSetup } from './setup/endpoints'
export { getOwnBoothScans, listBoothScans, recordBoothScan } from './visits/endpoints'

const desk = { method: 'POST', access: 'editContent' } as const

/** The booths of a hall's published plans with who is there, and the exhibitors that have none with what they need. */
export const listBooths = endpoint<typeof schemas.listBooths>({
  ...desk,
  path: '/ce-exhibition/mgr/booth/list', // path: ours
  reads: true,
  errors: ['HallNotFound'],
})

/** Assigns a booth to an exhibitor, or moves the exhibitor there. */
export const assignBooth = endpoint<typeof schemas.assignBooth>({
  ...desk,
  path: '/ce-exhibition/mgr/booth/assign', // path: ours
  errors: ['BoothNotFound', 'ExhibitorNotFound', 'BoothTaken', 'ExhibitorPlaced', 'BoothChanged', 'BoothOrdered'],
})

/** Makes a booth free that is assigned or reserved. */
export const releaseBooth = endpoint<typeof schemas.releaseBooth>({
  ...desk,
  path: '/ce-exhibition/mgr/booth/release', // path: ours
  errors: ['BoothChanged', 'BoothOrdered', 'BoothPaid'],
})

/** Reserves a free booth until the end of a day, or changes that day. */
export const holdBooth = endpoint<typeof schemas.holdBooth>({
  ...desk,
  path: '/ce-exhibition/mgr/booth/hold', // path: ours
  errors: ['BoothNotFound', 'BoothTaken', 'BoothChanged', 'BoothOrdered', 'HoldDayWrong'],
})

/** Records that the exhibitor has set up at its booth. */
export const occupyBooth = endpoint<typeof schemas.occupyBooth>({
  ...desk,
  path: '/ce-exhibition/mgr/booth/occupy', // path: ours
  errors: ['BoothChanged', 'BoothOrdered'],
})

/**
 * Makes several assignments and moves within a hall in one transaction: two exhibitors can exchange their booths. Those that
 * are no longer possible are named, the others are made.
 */
export const assignBooths = endpoint<typeof schemas.assignBooths>({
  ...desk,
  path: '/ce-exhibition/mgr/booth/assignAll', // path: ours
  bodyLimit: LARGE_BODY_BYTES,
})

export const listBoothEvents = endpoint<typeof schemas.listBoothEvents>({
  ...desk,
  path: '/ce-exhibition/mgr/booth/events', // path: ours
  reads: true,
})

/** The booth of the own exhibitor with its neighbours. */
export const getOwnBooth = endpoint<typeof schemas.getOwnBooth>({
  method: 'POST',
  access: 'haveStand',
  path: '/ce-exhibition/web/booth/own', // path: ours
  reads: true,
})

export { getOwnBoothRequirements, saveBoothRequirements, saveOwnBoothRequirements } from './requirements/endpoints'
