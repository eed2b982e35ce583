import type { RuleBreach } from '#contract/core/rule-texts.ts'

/** What is wrong, by field in the order of the form; `undefined`: nothing. */
export type Checks = Record<string, RuleBreach | undefined>
