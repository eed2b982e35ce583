import {
  getTranslation,
  getTranslationChoice,
  listOfficialNames,
  saveTranslationChoice,
  translateTexts,
} from '#contract/foundation/translation/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'

const choice = { isAllowed: true }

/** The fair of the mocks has no service, as a fair without settings; tests put others in their place. */
export const translation = [
  mock(getTranslation, () => ({ available: false })),
  mock(translateTexts, ({ input }) => ({ texts: input.texts.map(() => ({ text: '', differences: [] })) })),
  mock(listOfficialNames, () => ({ names: [] })),
  mock(getTranslationChoice, () => ({ isAllowed: choice.isAllowed })),
  mock(saveTranslationChoice, ({ input: { isAllowed } }) => {
    choice.isAllowed = isAllowed
    return { isAllowed }
  }),
]
