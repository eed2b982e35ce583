import { NAME_MAX } from '#contract/core/contact/contact-rules.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import { countCharacters } from '#contract/core/rules.ts'

/** What others see; empty is allowed. */
export const nickName = (value: string): RuleBreach | undefined =>
  countCharacters(value) > NAME_MAX ? 'nickName.long' : undefined
