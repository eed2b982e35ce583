import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** Set-up times, note and documents of a hall, and which other halls have some. */
export const getHallSetup = endpoint<typeof schemas.getHallSetup>({
  method: 'POST',
  access: 'editContent',
  path: '/ce-exhibition/mgr/booth/setup', // path: ours
  reads: true,
  errors: ['HallNotFound'],
})

/** Changes them; the exhibitors with a booth in the hall are notified. What is stored already is no change and no refusal. */
export const saveHallSetup = endpoint<typeof schemas.saveHallSetup>({
  method: 'POST',
  access: 'editContent',
  path: '/ce-exhibition/mgr/booth/setup/save', // path: ours
  errors: ['HallNotFound', 'SetupChanged', 'FileNotFound'],
})

/** Replaces those of other halls by those of a hall; all halls that were named, or none. */
export const copyHallSetup = endpoint<typeof schemas.copyHallSetup>({
  method: 'POST',
  access: 'editContent',
  path: '/ce-exhibition/mgr/booth/setup/copy', // path: ours
  errors: ['HallNotFound', 'SetupCopyChanged', 'SetupNotFound'],
})

/** Those of the hall in which the own exhibitor has a booth. */
export const getOwnSetup = endpoint<typeof schemas.getOwnSetup>({
  method: 'POST',
  access: 'haveStand',
  path: '/ce-exhibition/web/booth/own/setup', // path: ours
  reads: true,
})

/** Build-up and dismantling at the own booth as an iCalendar file. */
export const getOwnSetupCalendar = endpoint<typeof schemas.getOwnSetupCalendar>({
  method: 'GET',
  access: 'haveStand',
  path: '/ce-exhibition/web/booth/own/setup.ics', // path: ours
  answers: 'bytes',
  errors: ['SetupNotFound'],
})
