import { getEnableContentAnimation } from '../../../contract/opening/endpoints'
import { type Route, serve } from '../../platform/http/serve'
import { findAnimation } from './opening.queries'

export { openingAnimationContent } from './content.queries'

export const opening: Route[] = [
  serve(getEnableContentAnimation, async ({ db, language }) => (await findAnimation(db, language)) ?? null),
]
