/** Business constants of what the organizer reads of trade, each with its unit; ours where no source is named. */

/** days that are counted at once */
export const FIGURES_DAYS_MAX = 92
/** days unless told */
export const FIGURES_DAYS = 30
/** ms after which a demand that nobody has offered to is listed for a nudge */
export const UNANSWERED_MS = 48 * 3_600_000
/** maximum number of exhibitors that one nudge notifies of a demand */
export const NUDGED_MAX = 20
