import { keepPage } from '#src/common/app/keep-page.ts'
import { openDecoder } from '#src/common/scan/decode.ts'

/** Has the browser keep the files of the organizer's page, so that a gate opens again without a network (docs/decisions, check-in). */
export function cachePage(): void {
  // What reads the camera is fetched by whoever aims first, who may have no network then.
  keepPage({ page: '/organizer.html', prepare: openDecoder })
}
