/**
 * - `unpublished`: visitors have never seen it.
 * - `changed`: the draft differs from what visitors see.
 * - `published`: visitors see the draft as it is.
 */
export const planStates = ['unpublished', 'changed', 'published'] as const
export type PlanState = (typeof planStates)[number]
