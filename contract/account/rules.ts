import { NAME_MAX } from '../core/contact-rules'
import type { RuleBreach } from '../core/rule-texts'
import { countCharacters } from '../core/rules'

/** What others see; empty is allowed. */
export const nickName = (value: string): RuleBreach | undefined =>
  countCharacters(value) > NAME_MAX ? 'nickName.long' : undefined
