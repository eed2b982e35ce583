import { listAdverts, listWebAdverts } from '#contract/fair/adverts/endpoints.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { findAdverts } from './adverts.queries'

export { hideBookedAdverts, showBookedAdvert } from './booked.queries'
export { advertContent } from './content.queries'

export const adverts: Route[] = [listAdverts, listWebAdverts].map((endpoint) =>
  serve(endpoint, ({ db, language, input }) => findAdverts(db, language, input)),
)
