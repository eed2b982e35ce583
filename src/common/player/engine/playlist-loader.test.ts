import Hls, { type Loader, type LoaderContext, LoaderContextType } from 'hls.js'
import { afterEach, expect, it, vi } from 'vitest'
import { hlsConfig } from './hls-for-tcplayer'

vi.mock('hls.js/dist/hls.worker.js?url', () => ({ default: '' }))
afterEach(() => vi.restoreAllMocks())

const playlist = (...tags: string[]) =>
  ['#EXTM3U', '#EXT-X-TARGETDURATION:4', ...tags, '#EXTINF:4.000,', 'https://stream.example/1.ts', ''].join('\n')

const context: LoaderContext = {
  url: 'https://stream.example/live.m3u8',
  responseType: 'text',
  type: LoaderContextType.LEVEL,
}
const loadPolicy = { maxTimeToFirstByteMs: 1, maxLoadTimeMs: 1, timeoutRetry: null, errorRetry: null }
const config = { loadPolicy, maxRetry: 0, timeout: 0, retryDelay: 0, maxRetryDelay: 0 }

const base: Loader<LoaderContext> = Hls.DefaultConfig.loader.prototype

/** What hls.js gets to read when an outside host answers with `data`. */
function received(data: string): unknown {
  const Loader = hlsConfig(true, -1).loader ?? Hls.DefaultConfig.loader
  const loader = new Loader(Hls.DefaultConfig)
  vi.spyOn(base, 'load').mockImplementation((_context, _config, { onSuccess }) =>
    onSuccess({ url: context.url, data }, loader.stats, context, null),
  )
  const onSuccess = vi.fn<(response: { data?: unknown }) => void>()
  loader.load(context, config, { onSuccess, onError: vi.fn(), onTimeout: vi.fn() })
  return onSuccess.mock.calls[0]?.[0].data
}

it.each([
  ['#EXT-X-DISCONTINUITY-SEQUENCE:74804332', '#EXT-X-DISCONTINUITY-SEQUENCE:4332'],
  ['#EXT-X-DISCONTINUITY-SEQUENCE: 100000', '#EXT-X-DISCONTINUITY-SEQUENCE: 0000'],
  [`#EXT-X-DISCONTINUITY-SEQUENCE:${'9'.repeat(400)}`, '#EXT-X-DISCONTINUITY-SEQUENCE:9999'],
  ['#EXT-X-SKIP:SKIPPED-SEGMENTS=4000000000', '#EXT-X-SKIP:SKIPPED-SEGMENTS=0000'],
  ['#EXT-X-SKIP:A=1,SKIPPED-SEGMENTS=1234567', '#EXT-X-SKIP:A=1,SKIPPED-SEGMENTS=4567'],
])('counts an outside stream no further than hls.js can walk: %.50s', (tag, bounded) => {
  expect(received(playlist(tag))).toBe(playlist(bounded))
})

it.each([
  '#EXT-X-DISCONTINUITY-SEQUENCE:9999',
  '#EXT-X-MEDIA-SEQUENCE:448825994',
  '#EXT-X-SKIP:SKIPPED-SEGMENTS=12',
  '#EXT-X-DISCONTINUITY',
])('leaves the rest as it is: %s', (tag) => {
  expect(received(playlist(tag))).toBe(playlist(tag))
})
