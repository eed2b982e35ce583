import { describe, expect, it } from 'vitest'
import { idleStudio, isSending, studioAfter, type StudioEvent, type StudioState } from './studio-state'

const after = (...events: StudioEvent[]): StudioState => events.reduce(studioAfter, idleStudio)
const ready: StudioEvent[] = [{ type: 'ask' }, { type: 'captured' }]
const live: StudioEvent[] = [
  ...ready,
  { type: 'test' },
  { type: 'measured', quality: 'good' },
  { type: 'start' },
  { type: 'live' },
]

describe('the studio', () => {
  it('goes from the question for the camera to the end', () => {
    expect(after({ type: 'ask' }).phase).toBe('requesting')
    expect(after(...ready).phase).toBe('ready')
    expect(after(...live)).toMatchObject({ phase: 'live', quality: 'good', fault: undefined })
    expect(after(...live, { type: 'pause' }).phase).toBe('paused')
    expect(after(...live, { type: 'pause' }, { type: 'resume' }).phase).toBe('live')
    expect(after(...live, { type: 'end' }).phase).toBe('ending')
    expect(after(...live, { type: 'end' }, { type: 'ended' }).phase).toBe('ended')
  })

  it('does not go live before it has been measured, nor twice', () => {
    expect(after({ type: 'live' }).phase).toBe('idle')
    expect(after(...ready, { type: 'start' }).phase).toBe('ready')
    expect(after(...live, { type: 'test' }).phase).toBe('live')
    expect(after(...live, { type: 'ask' }).phase).toBe('live')
  })

  it('returns to the picture where the start was refused or given up', () => {
    const refused = after(...ready, { type: 'test' }, { type: 'fault', fault: 'otherSessionOn', message: 'End it' })
    expect(refused).toMatchObject({ phase: 'ready', fault: 'otherSessionOn', faultMessage: 'End it' })
    expect(studioAfter(refused, { type: 'test' })).toMatchObject({ phase: 'testing', fault: undefined })
    const slow = after(...ready, { type: 'test' }, { type: 'measured', quality: 'tooSlow' }, { type: 'abandon' })
    expect(slow).toMatchObject({ phase: 'ready', quality: undefined })
  })

  it('says no session has ended that the server did not end', () => {
    const refused = after(...live, { type: 'end' }, { type: 'fault', fault: 'refused', message: 'Try again' })
    expect(refused).toMatchObject({ phase: 'ready', fault: 'refused', faultMessage: 'Try again' })
  })

  it.each(['noPermission', 'noCamera', 'inUse', 'insecure', 'noEncoder'] as const)(
    'explains %s and can ask again',
    (fault) => {
      const state = after({ type: 'ask' }, { type: 'fault', fault })
      expect(state).toMatchObject({ phase: 'idle', fault })
      expect(studioAfter(state, { type: 'ask' })).toMatchObject({ phase: 'requesting', fault: undefined })
    },
  )

  it('stays live while the camera is lost and the line is down', () => {
    const lost = after(...live, { type: 'cameraLost' }, { type: 'down', isDown: true }, { type: 'share', share: 0.4 })
    expect(lost).toMatchObject({ phase: 'live', fault: 'cameraLost', isDown: true, share: 0.4 })
    expect(studioAfter(lost, { type: 'captured' }).fault).toBeUndefined()
  })

  it.each(['takenOver', 'closed', 'hoursUsed', 'encoder'] as const)('ends with %s', (fault) => {
    const state = after(...live, { type: 'fault', fault })
    expect(state).toMatchObject({ phase: 'ended', fault })
    expect(isSending(state)).toBe(false)
  })
})
