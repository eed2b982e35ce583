import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** What the own exhibitor needs of its booth. */
export const getOwnBoothRequirements = endpoint<typeof schemas.getOwnBoothRequirements>({
  method: 'POST',
  access: 'haveStand',
  path: '/ce-exhibition/web/booth/requirements/own', // path: ours
  reads: true,
})

/** Saves them, while the own exhibitor has no booth and nobody has changed them meanwhile. */
export const saveOwnBoothRequirements = endpoint<typeof schemas.saveOwnBoothRequirements>({
  method: 'POST',
  access: 'haveStand',
  path: '/ce-exhibition/web/booth/requirements/save', // path: ours
  errors: ['NoExhibitor', 'BoothRequirementsChanged', 'BoothRequirementsClosed'],
})

/** Saves those of an exhibitor without a booth; `listBooths` lists them. */
export const saveBoothRequirements = endpoint<typeof schemas.saveBoothRequirements>({
  method: 'POST',
  access: 'editContent',
  path: '/ce-exhibition/mgr/booth/requirements/save', // path: ours
  errors: ['ExhibitorNotFound', 'BoothRequirementsChanged', 'BoothRequirementsClosed'],
})
