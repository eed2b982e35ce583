import type { addressRuleTexts } from '#contract/commerce/addresses/rule-texts.ts'
import type { zoneRuleTexts } from '#contract/commerce/check-in/rule-texts.ts'
import type { couponRuleTexts } from '#contract/commerce/coupons/rule-texts.ts'
import type { serviceRuleTexts } from '#contract/commerce/services/rule-texts.ts'
import type { moneyRuleTexts } from '#contract/commerce/tickets/rule-texts.ts'
import type { typeRuleTexts } from '#contract/commerce/tickets/type-rule-texts.ts'
import type { setupRuleTexts } from '#contract/fair/booths/setup/rule-texts.ts'
import type { mailingRuleTexts } from '#contract/operations/mailings/rule-texts.ts'
import type { privacyRuleTexts } from '#contract/operations/privacy/rule-texts.ts'
import type { questionnaireRuleTexts } from '#contract/operations/questionnaires/rule-texts.ts'
import type { preRegistrationRuleTexts } from '#contract/people/pre-registration/rule-texts.ts'
import type { tradeRuleTexts } from '#contract/trade/demands/rule-texts.ts'

type Catalogue = typeof addressRuleTexts &
  typeof couponRuleTexts &
  typeof mailingRuleTexts &
  typeof moneyRuleTexts &
  typeof preRegistrationRuleTexts &
  typeof privacyRuleTexts &
  typeof questionnaireRuleTexts &
  typeof serviceRuleTexts &
  typeof setupRuleTexts &
  typeof tradeRuleTexts &
  typeof typeRuleTexts &
  typeof zoneRuleTexts

/** Makes the names of all rule texts known to the core, which imports no domain; the texts come with their rules. */
declare module '#contract/core/rule-texts.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- as above
  interface DomainRuleTexts extends Catalogue {}
}
