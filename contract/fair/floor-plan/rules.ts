/** What stands on a floor plan besides booths. */
export const landmarkKinds = [
  'entrance',
  'exit',
  'stage',
  'restroom',
  'lift',
  'stairs',
  'firstAid',
  'food',
  'information',
] as const
export type LandmarkKind = (typeof landmarkKinds)[number]

/**
 * - `free`: nobody has it; so it is shown too when its exhibitor is hidden.
 * - `held`: reserved for somebody until `held_until`.
 * - `assigned`: an exhibitor has it.
 * - `occupied`: the exhibitor has set up there.
 */
export const boothStatuses = ['free', 'held', 'assigned', 'occupied'] as const
export type BoothStatus = (typeof boothStatuses)[number]

/** What a booth can be supplied with, in the order in which it is listed. `highPower`: three-phase current. */
export const utilities = ['power', 'highPower', 'water', 'drainage', 'network', 'compressedAir'] as const
export type Utility = (typeof utilities)[number]

/** Where a walk may begin without saying so, the first that a plan has. */
export const startKinds: readonly LandmarkKind[] = ['entrance', 'information', 'exit']
