import { getBaseData } from '#contract/operations/dictionary/endpoints.ts'
import { dictionaryIn } from '#contract/operations/dictionary/lists.ts'
import { mock } from '#src/mocks/core/mock.ts'

export const dictionary = [mock(getBaseData, ({ input, language }) => dictionaryIn(language, input.types))]
