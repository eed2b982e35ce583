import { getBaseData } from '../../../contract/dictionary/endpoints'
import { dictionaryIn } from '../../../contract/dictionary/lists'
import { type Route, serve } from '../../platform/http/serve'

export const dictionary: Route[] = [
  serve(getBaseData, async ({ language, input }) => dictionaryIn(language, input.types)),
]
