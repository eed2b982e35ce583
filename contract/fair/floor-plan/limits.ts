/** Of one plan. */
export const BOOTHS_MAX = 3_000
/** Points of all that is drawn in a plan: outline, walls, booths, aisles. */
export const POINTS_MAX = 20_000
/** metres: no hall is longer */
export const LENGTH_MAX = 2_000
export const LEVEL_MIN = -9
export const LEVEL_MAX = 99
export const NUMBER_MAX = 30
export const LANDMARKS_MAX = 200
/** Stops of one visit. */
export const STOPS_MAX = 30
/** metres a second */
export const WALKING_SPEED = 1.2
/** metres from its aisle at which the door of a booth is still reached */
export const DOOR_REACH = 6
/** Of what a landmark is called, in each language. */
export const LANDMARK_NAME_MAX = 60
/** Booths of one answer that names what is wrong. */
export const PROBLEMS_SHOWN = 200
/** Publications of one plan that are stored; ours */
export const VERSIONS_STORED = 20
/** bytes of a drawing that is sent: one with all the points that it may have takes less */
export const PLAN_BODY_BYTES = 4 * 1_048_576
