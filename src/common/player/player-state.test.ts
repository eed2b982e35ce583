import { describe, expect, it } from 'vitest'
import { findLevel, levelQualities, liveSources, type PlayedLive, selectScreen, retryDelayMs } from './player-state'

const live: PlayedLive = {
  id: 1,
  liveName: '巡馆',
  status: 0,
  startTime: '2026-05-01T02:00:00Z',
  isReserve: false,
  type: 1,
  coverImage: '',
  pullUrl: { customld: [], customsd: [], customhd: [] },
  videoUrl: '',
  mediaUrl: '',
  captionsUrl: '',
  isNotLiving: false,
}
const streams = {
  customld: ['rtmp://x/ld', 'https://x/ld.flv', 'https://x/ld.m3u8'],
  customsd: ['rtmp://x/sd', 'https://x/sd.flv', '/sd.m3u8?key=1'],
  customhd: ['rtmp://x/hd', 'https://x/hd.flv', 'https://x/hd.m3u8'],
}
const kindOf = (change: Partial<PlayedLive>) => selectScreen({ ...live, ...change }).kind

describe('what is shown of a session', () => {
  it('follows its status', () => {
    expect(kindOf({ status: 0 })).toBe('upcoming')
    expect(kindOf({ status: 1, pullUrl: streams })).toBe('live')
    expect(kindOf({ status: 1 })).toBe('live')
    expect(kindOf({ status: 2, mediaUrl: '/a.m3u8' })).toBe('recording')
    expect(kindOf({ status: 3, mediaUrl: '/a.m3u8' })).toBe('cover')
    expect(kindOf({ status: 6, pullUrl: streams })).toBe('stopped')
  })

  it('takes the recording of a live session from mediaUrl and any other from videoUrl', () => {
    const both = { status: 2, mediaUrl: '/media.m3u8', videoUrl: '/video.mp4' } as const
    expect(selectScreen({ ...live, ...both, type: 1 })).toMatchObject({ sources: [{ address: '/media.m3u8' }] })
    expect(selectScreen({ ...live, ...both, type: 2 })).toMatchObject({ sources: [{ address: '/video.mp4' }] })
    expect(kindOf({ ...both, mediaUrl: '', type: 1 })).toBe('unrecorded')
    expect(kindOf({ ...both, videoUrl: '', type: 2 })).toBe('unrecorded')
  })

  it('offers the third address of each quality, standard first', () => {
    expect(liveSources(streams)).toEqual([
      { quality: 'standard', address: '/sd.m3u8?key=1' },
      { quality: 'fluent', address: 'https://x/ld.m3u8' },
      { quality: 'high', address: 'https://x/hd.m3u8' },
    ])
  })

  it.each(['', 'rtmp://x/sd', 'https://x/sd.flv', 'https://x/sd.flv?key=1', '//x/sd.m3u8', 'javascript:alert(1)'])(
    'does not offer what no browser plays: %s',
    (address) => {
      expect(liveSources({ ...streams, customsd: ['', '', address] }).map(({ quality }) => quality)).toEqual([
        'fluent',
        'high',
      ])
    },
  )

  it('offers nothing where the lists are short', () => {
    expect(liveSources({ customld: ['/a.m3u8'], customsd: ['/a.m3u8', '/b.m3u8'], customhd: [] })).toEqual([])
  })
})

describe('renditions', () => {
  it('are the qualities from least to best', () => {
    expect(levelQualities(1)).toEqual([])
    expect(levelQualities(2)).toEqual(['standard', 'fluent'])
    expect(levelQualities(3)).toEqual(['standard', 'fluent', 'high'])
    expect(levelQualities(3).map((quality) => findLevel(quality, 3))).toEqual([1, 0, 2])
    expect(levelQualities(2).map((quality) => findLevel(quality, 2))).toEqual([1, 0])
    expect(levelQualities(5).map((quality) => findLevel(quality, 5))).toEqual([2, 0, 4])
  })
})

describe('the wait before a try', () => {
  it('doubles up to 15 s', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((tries) => retryDelayMs(tries, 0))).toEqual([
      1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
    ])
  })

  it('is spread over its second half', () => {
    expect(retryDelayMs(5, 1)).toBe(7_500)
    expect(retryDelayMs(5, 0.5)).toBe(11_250)
  })
})
