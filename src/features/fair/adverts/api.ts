import { listAdverts, listWebAdverts } from '#contract/fair/adverts/endpoints.ts'
import type { AdvertModule } from '#contract/fair/adverts/schemas.ts'
import { ADVERT_REQUEST_SIZE } from '#contract/core/limits.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** The adverts of a place on the pages (spec: common §3). */
export function useAdverts(module: AdvertModule) {
  return useEndpoint(listAdverts, { module }, { keep: true })
}

/** What the pop-up shows, if it may ask: module, size 100, type 1 (spec: live §7). */
export function usePopupAdverts(enabled: boolean) {
  return useEndpoint(listWebAdverts, { module: 'popup', size: ADVERT_REQUEST_SIZE, type: 1 }, { enabled })
}
