import Hls, { type HlsConfig, type LoadPolicy } from 'hls.js'
import workerUrl from 'hls.js/dist/hls.worker.js?url'
import { isBroadcast } from '#contract/live/broadcast/rules.ts'
import { workerAddress } from '#src/common/request/cdn.ts'
import { PlaylistLoader } from './playlist-loader'

declare global {
  interface Window {
    /** Where tcplayer looks for hls.js before it fetches an old one from its maker's network. */
    Hls?: unknown
  }
}

/** One try within these times; when to try again is for the player to say. */
const once = (firstByteMs: number, wholeMs: number): LoadPolicy => ({
  default: {
    maxTimeToFirstByteMs: firstByteMs,
    maxLoadTimeMs: wholeMs,
    timeoutRetry: null,
    errorRetry: null,
  },
})

const livePolicies: Partial<HlsConfig> = {
  manifestLoadPolicy: once(8_000, 12_000),
  playlistLoadPolicy: once(8_000, 12_000),
  fragLoadPolicy: once(8_000, 30_000),
}

/**
 * Broadcasts of the fair's own have segments of a second: a viewer stays three behind the last, plays a little faster to
 * get back there, and is taken there from eight on.
 */
const broadcastDelay: Partial<HlsConfig> = {
  liveSyncDuration: 3,
  liveMaxLatencyDuration: 8,
  maxLiveSyncPlaybackRate: 1.1,
  maxBufferLength: 8,
}

/** The settings of hls.js; `startAt` in seconds, -1 for where it would begin by itself. */
export function hlsConfig(live: boolean, startAt: number, address = ''): Partial<HlsConfig> {
  return {
    workerPath: workerAddress(workerUrl),
    loader: PlaylistLoader,
    startPosition: startAt,
    backBufferLength: 60,
    ...(live ? livePolicies : {}),
    ...(live && isBroadcast(address) ? broadcastDelay : {}),
  }
}

/**
 * What tcplayer takes for hls.js. It is notified of no error: its own answer is to start a failed stream again at once and
 * without end, and to write it to the console.
 */
export function createHls(config: () => Partial<HlsConfig>, made: (hls: Hls) => void) {
  function HlsForTcplayer() {
    const hls = new Hls(config())
    made(hls)
    return hls
  }
  return Object.assign(HlsForTcplayer, {
    isSupported: () => Hls.isSupported(),
    Events: { ...Hls.Events, ERROR: 'kept from tcplayer' },
    ErrorTypes: Hls.ErrorTypes,
  })
}
