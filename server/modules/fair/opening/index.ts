import { getEnableContentAnimation } from '#contract/fair/opening/endpoints.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { findAnimation } from './opening.queries'

export { openingAnimationContent } from './content.queries'

export const opening: Route[] = [
  serve(getEnableContentAnimation, async ({ db, language }) => (await findAnimation(db, language)) ?? null),
]
