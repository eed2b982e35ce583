import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { moneyRuleTexts } from '#contract/commerce/tickets/rule-texts.ts'
import { isMoment } from '#contract/core/moment.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { TYPE_NAME_MAX, TYPE_TEXT_MAX } from './limits'
import type { TicketTypeDocument } from './schemas'
import { typeRuleTexts } from './type-rule-texts'

addRuleTexts(moneyRuleTexts)
addRuleTexts(typeRuleTexts)

interface Both {
  zh: string
  en: string
}

const isLong = ({ zh, en }: Both, max: number): boolean => [zh, en].some((one) => countCharacters(one) > max)

/** A name in both languages, as types and quotas have it. */
export function checkTypeName(name: Both): RuleBreach | undefined {
  if (name.zh.trim() === '' || name.en.trim() === '') return 'ticketName.empty'
  return isLong(name, TYPE_NAME_MAX) ? 'ticketName.long' : undefined
}

function saleBreach({ saleFrom, saleUntil }: TicketTypeDocument): RuleBreach | undefined {
  if (!isMoment(saleFrom) || !isMoment(saleUntil)) return 'live.moment'
  return new Date(saleFrom) < new Date(saleUntil) ? undefined : 'sale.order'
}

/** What is wrong with a type of ticket, by field in the order of the form. */
export const checkTypeDocument = (type: TicketTypeDocument): Record<string, RuleBreach | undefined> => ({
  name: checkTypeName(type.name),
  description: isLong(type.description, TYPE_TEXT_MAX) ? 'ticketText.long' : undefined,
  days: type.days.from > type.days.until ? 'days.order' : undefined,
  hours: type.hours.from >= type.hours.until ? 'hours.order' : undefined,
  saleUntil: saleBreach(type),
  perPerson: type.perPerson < type.perOrder ? 'perPerson.wrong' : undefined,
  refundUntil: type.refundUntil !== null && !isMoment(type.refundUntil) ? 'live.moment' : undefined,
  realName: type.kind === 'badge' && !type.realName ? 'badge.nameless' : undefined,
})
