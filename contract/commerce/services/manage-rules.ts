import { moneyRuleTexts } from '#contract/commerce/tickets/rule-texts.ts'
import { serviceRuleTexts } from './rule-texts'
import { isMoment } from '#contract/core/moment.ts'
import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { CONTRACT_NUMBER_MAX, SERVICE_NAME_MAX, SERVICE_TEXT_MAX } from './limits'
import type { ServiceDocument, SignedContract } from './schemas'

addRuleTexts(moneyRuleTexts)
addRuleTexts(serviceRuleTexts)

/** What is wrong with a service as an organizer writes it, by field in the order of the form. */
export function checkServiceDocument(of: ServiceDocument): Record<string, RuleBreach | undefined> {
  const { kind, name, description, place, template, ticketTypeId, hallId, refundUntil } = of
  const isNameless = name.zh.trim() === '' || name.en.trim() === ''
  const longest = (texts: { zh: string; en: string }) => Math.max(countCharacters(texts.zh), countCharacters(texts.en))
  return {
    name: isNameless ? 'ticketName.empty' : longest(name) > SERVICE_NAME_MAX ? 'ticketName.long' : undefined,
    description: longest(description) > SERVICE_TEXT_MAX ? 'ticketText.long' : undefined,
    place: kind === 'advert' && place === null ? 'service.place' : undefined,
    template: kind === 'template' && template === null ? 'service.template' : undefined,
    ticketTypeId: kind === 'badge' && ticketTypeId === null ? 'service.badgeType' : undefined,
    hallId: kind === 'booth' && hallId === null ? 'service.hall' : undefined,
    refundUntil: refundUntil !== null && !isMoment(refundUntil) ? 'live.moment' : undefined,
  }
}

/** A contract counts from the day on that it was signed on until its last; all are days in GMT+8. */
export const contractStateOf = (
  { signedOn, until }: Pick<SignedContract, 'signedOn' | 'until'>,
  today: string,
): 'upcoming' | 'signed' | 'over' =>
  signedOn > today ? 'upcoming' : until !== null && until < today ? 'over' : 'signed'

/** What is wrong with a contract as an organizer writes it down. */
export const checkContract = ({ number, signedOn, until }: SignedContract): Record<string, RuleBreach | undefined> => ({
  number:
    number.trim() === ''
      ? 'service.contractNumber'
      : countCharacters(number.trim()) > CONTRACT_NUMBER_MAX
        ? 'service.contractLong'
        : undefined,
  until: until !== null && until < signedOn ? 'days.order' : undefined,
})
