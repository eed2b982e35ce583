import { isDay } from '#contract/core/day.ts'
import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { sortsBy } from '#contract/core/sort.ts'
import { tradeRuleTexts } from '#contract/trade/demands/rule-texts.ts'
import { LEAD_NOTE_MAX, NEXT_STEP_MAX } from './limits'

addRuleTexts(tradeRuleTexts)

/** How far an exhibitor is with a buyer; set by hand. */
export const leadStates = ['new', 'contacted', 'negotiating', 'won', 'lost'] as const
export type LeadState = (typeof leadStates)[number]

/** What a buyer and an exhibitor have between them. */
export const touchKinds = ['demand', 'offer', 'intention', 'conversation', 'appointment', 'meeting'] as const
export type TouchKind = (typeof touchKinds)[number]

/** What a timeline holds. */
export const timelineKinds = [...touchKinds, 'quotation', 'message', 'collected', 'outcome'] as const
export type TimelineKind = (typeof timelineKinds)[number]

export const leadSorts = sortsBy(['lastAt', 'nextDay', 'state'])

/** What is kept of a lead by hand. */
export interface LeadWords {
  nextStep: string
  /** YYYY-MM-DD in GMT+8, or empty. */
  nextDay: string
}

export const checkLead = ({ nextStep, nextDay }: LeadWords): Record<string, RuleBreach | undefined> => ({
  nextStep: countCharacters(nextStep) > NEXT_STEP_MAX ? 'nextStep.long' : undefined,
  nextDay: nextDay === '' || (/^2\d{3}-/.test(nextDay) && isDay(nextDay)) ? undefined : 'nextDay.wrong',
})

export const checkLeadNote = ({ text }: { text: string }): Record<string, RuleBreach | undefined> => ({
  text:
    text.trim() === '' ? 'leadNote.empty' : countCharacters(text.trim()) > LEAD_NOTE_MAX ? 'leadNote.long' : undefined,
})
