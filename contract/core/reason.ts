import type { RuleBreach } from './rule-texts'

/** The breach of a required reason. */
export const reasonText = (value: string): RuleBreach | undefined => (value.trim() === '' ? 'reason.empty' : undefined)
