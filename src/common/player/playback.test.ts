import { describe, expect, it } from 'vitest'
import { atRest, isBroken, played, type PlaybackEvent } from './playback'

const after = (...events: PlaybackEvent[]) => events.reduce(played, atRest)

describe('playing', () => {
  it('keeps the cover until the first picture', () => {
    expect(after('begin')).toMatchObject({ begun: true, shown: false, waiting: true })
    expect(after('begin', 'playing')).toMatchObject({ shown: true, waiting: false, playing: true })
    expect(after('begin', 'blocked')).toMatchObject({ shown: false, playing: false, waiting: false })
  })

  it('ends, and plays again', () => {
    expect(after('begin', 'playing', 'ended')).toMatchObject({ playing: false, ended: true, shown: true })
    expect(after('begin', 'playing', 'ended', 'playing')).toMatchObject({ playing: true, ended: false })
  })

  it('tells of a broken stream when there is nothing left to see, and no more once it flows', () => {
    expect(isBroken(after('begin', 'down'))).toBe(true)
    expect(isBroken(after('begin', 'playing', 'down'))).toBe(false)
    expect(isBroken(after('begin', 'playing', 'waiting'))).toBe(false)
    expect(isBroken(after('begin', 'playing', 'down', 'waiting'))).toBe(true)
    expect(isBroken(after('begin', 'playing', 'down', 'waiting', 'flowing'))).toBe(false)
  })

  it('counts the tries since data last came', () => {
    expect(after('begin', 'down', 'down', 'down').tries).toBe(3)
    expect(after('begin', 'down', 'down', 'flowing', 'down').tries).toBe(1)
  })

  it('is the same state while data flows, so that nothing is drawn anew', () => {
    const state = after('begin', 'playing')
    expect(played(state, 'flowing')).toBe(state)
  })
})
