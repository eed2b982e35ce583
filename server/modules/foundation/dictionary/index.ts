import { getBaseData } from '#contract/foundation/dictionary/endpoints.ts'
import { dictionaryIn } from '#contract/foundation/dictionary/lists.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'

export const dictionary: Route[] = [
  serve(getBaseData, async ({ language, input }) => dictionaryIn(language, input.types)),
]
