import type { MediaMtx } from './mediamtx'
import type { TencentLive } from './tencent'

type Name =
  | 'MEDIAMTX_API_URL'
  | 'MEDIAMTX_API_KEY'
  | 'MEDIAMTX_RTMP_URL'
  | 'MEDIAMTX_SRT_URL'
  | 'MEDIAMTX_WHIP_URL'
  | 'MEDIAMTX_PLAY_URL'
  | 'MEDIAMTX_HOOK_SECRET'
  | 'TENCENT_LIVE_ID'
  | 'TENCENT_LIVE_KEY'
  | 'TENCENT_LIVE_PUSH_DOMAIN'
  | 'TENCENT_LIVE_PLAY_DOMAIN'
  | 'TENCENT_LIVE_PUSH_KEY'
  | 'TENCENT_LIVE_PLAY_KEY'
  | 'TENCENT_LIVE_CALLBACK_KEY'

interface Settings extends Partial<Record<Name, string | undefined>> {
  TENCENT_LIVE_APP: string
}

function mediaMtx(of: Settings): MediaMtx | undefined {
  const { MEDIAMTX_API_URL: apiUrl, MEDIAMTX_RTMP_URL: rtmpUrl, MEDIAMTX_PLAY_URL: playUrl } = of
  const { MEDIAMTX_HOOK_SECRET: hookSecret, MEDIAMTX_SRT_URL: srtUrl, MEDIAMTX_WHIP_URL: whipUrl } = of
  if (!apiUrl || !rtmpUrl || !playUrl || !hookSecret) return undefined
  return { apiUrl, apiKey: of.MEDIAMTX_API_KEY ?? '', rtmpUrl, srtUrl, whipUrl, playUrl, hookSecret }
}

function tencentLive(of: Settings): TencentLive | undefined {
  const { TENCENT_LIVE_ID: id, TENCENT_LIVE_KEY: key, TENCENT_LIVE_PUSH_DOMAIN: pushDomain } = of
  const { TENCENT_LIVE_PLAY_DOMAIN: playDomain, TENCENT_LIVE_PUSH_KEY: pushKey } = of
  const { TENCENT_LIVE_CALLBACK_KEY: callbackKey, TENCENT_LIVE_PLAY_KEY: playKey, TENCENT_LIVE_APP: app } = of
  if (!id || !key || !pushDomain || !playDomain || !pushKey || !callbackKey) return undefined
  return { id, key, pushDomain, playDomain, app, pushKey, playKey, callbackKey }
}

/** The settings of each media server; undefined: it has none. */
export const ingestConfig = (of: Settings) => ({ mediamtx: mediaMtx(of), tencent: tencentLive(of) })

/** Where viewers play what encoders send. */
export const playOrigins = (of: Settings): string[] => [
  ...(of.MEDIAMTX_PLAY_URL ? [new URL(of.MEDIAMTX_PLAY_URL).origin] : []),
  ...(of.TENCENT_LIVE_PLAY_DOMAIN ? [`https://${of.TENCENT_LIVE_PLAY_DOMAIN}`] : []),
]
