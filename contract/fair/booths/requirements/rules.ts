import type { BoothRequirements } from './schemas'

/** Of an exhibitor that has saved none. */
export const noRequirements: BoothRequirements = {
  area: null,
  utilities: [],
  corner: false,
  note: '',
  revision: 0,
  updatedAt: null,
}
