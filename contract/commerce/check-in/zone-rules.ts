import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { zoneRuleTexts } from './rule-texts'

addRuleTexts(zoneRuleTexts)

/** A hall belongs to a zone with a name: the empty zone is the whole fair. */
export const checkZoneHall = (zone: string, hallId: number | null | undefined): RuleBreach | undefined =>
  zone.trim() === '' && typeof hallId === 'number' ? 'zoneHall.noZone' : undefined
