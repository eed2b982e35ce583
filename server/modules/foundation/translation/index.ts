import * as contract from '#contract/foundation/translation/endpoints.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getTranslationChoice, saveTranslationChoice } from './choice'
import { translateMessages } from './messages'
import { listNames } from './official-names'

export { findRefusals } from './choice.queries'
export { nameSources } from './official-names'
export { personalDataOfTranslation } from './personal-data.queries'
export { openQuoteTranslation } from './quoted'
export { readBudget as readTranslationBudget, translateForm, translateTexts } from './translate'
export { sweepTranslations } from './translations.queries'

/** Whether the fair can translate, and what people write to each other; forms that offer it have calls of their own. */
export const translation: Route[] = [
  serve(contract.getTranslation, async ({ config, providers }) => {
    const { available } = providers.translation
    return { available, ...(config.demo && !available ? { demo: true } : {}) }
  }),
  serve(contract.translateTexts, translateMessages),
  serve(contract.listOfficialNames, listNames),
  serve(contract.getTranslationChoice, getTranslationChoice),
  serve(contract.saveTranslationChoice, saveTranslationChoice),
]
