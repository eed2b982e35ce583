import { getBaseData } from '#contract/operations/dictionary/endpoints.ts'
import { dictionaryIn } from '#contract/operations/dictionary/lists.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'

export const dictionary: Route[] = [
  serve(getBaseData, async ({ language, input }) => dictionaryIn(language, input.types)),
]
