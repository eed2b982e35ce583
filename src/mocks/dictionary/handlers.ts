import { getBaseData } from '../../../contract/dictionary/endpoints'
import { dictionaryIn } from '../../../contract/dictionary/lists'
import { mock } from '../core/mock'

export const dictionary = [mock(getBaseData, ({ input, language }) => dictionaryIn(language, input.types))]
