import { getBaseData } from '#contract/dictionary/endpoints.ts'
import { dictionaryIn } from '#contract/dictionary/lists.ts'
import { mock } from '#src/mocks/core/mock.ts'

export const dictionary = [mock(getBaseData, ({ input, language }) => dictionaryIn(language, input.types))]
