import type { Config } from './config'
import type { AllowedSources } from '#server/platform/http/security.ts'
import { tencentHosts } from '#server/providers/messaging/tencent-hosts.ts'

/** What pages may reach besides this server, as the settings name it: page views, streams, outside messaging. */
export function allowedSources({
  analyticsHost,
  mediaOrigins,
  messaging,
  cdnUrl,
}: Pick<Config, 'analyticsHost' | 'mediaOrigins' | 'messaging' | 'cdnUrl'>): AllowedSources {
  return {
    connect: [...(analyticsHost ? [analyticsHost] : []), ...mediaOrigins, ...(messaging ? tencentHosts.connect : [])],
    images: messaging ? tencentHosts.images : [],
    media: mediaOrigins,
    cdn: cdnUrl,
  }
}
