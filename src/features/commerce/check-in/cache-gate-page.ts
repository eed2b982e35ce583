import { cachePage } from '#src/common/app/offline/cache-page.ts'
import { openDecoder } from '#src/common/scan/decode.ts'

/** Caches the files of the organizer's page in the browser, so that a gate opens again without a network (docs/decisions, check-in). */
export function cacheGatePage(): void {
  // What reads the camera is fetched by whoever aims first, who may have no network then.
  cachePage({ page: '/organizer.html', prepare: openDecoder })
}
