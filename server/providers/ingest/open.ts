import { ConfigError } from '#server/platform/config.ts'
import type { ProvidersConfig } from '#server/providers/config.ts'
import { embeddedIngest } from './embedded'
import { mediaMtxIngest } from './mediamtx'
import type { IngestPort } from './port'
import { tencentIngest } from './tencent'

/** The media server of the settings. Throws ConfigError where they name two. */
export function openIngest({ ingest: { mediamtx, tencent } }: Pick<ProvidersConfig, 'ingest'>): IngestPort {
  if (mediamtx && tencent) throw new ConfigError('MEDIAMTX_API_URL: TENCENT_LIVE_ID names another media server')
  if (mediamtx) return mediaMtxIngest(mediamtx)
  return tencent ? tencentIngest(tencent) : embeddedIngest
}
