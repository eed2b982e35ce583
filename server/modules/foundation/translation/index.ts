import { getTranslation } from '#contract/foundation/translation/endpoints.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'

/** Whether the fair can translate texts; the forms that offer it have calls of their own. */
export const translation: Route[] = [
  serve(getTranslation, async ({ providers }) => ({ available: providers.translation.available })),
]
