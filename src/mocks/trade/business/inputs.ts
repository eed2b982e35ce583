import { listLate } from './handlers'

/** Inputs that the mocks take. */
export const businessInputs: Record<string, unknown> = { nudgeExhibitors: { id: listLate()[0]?.id } }
