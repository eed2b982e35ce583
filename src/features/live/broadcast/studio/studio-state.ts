import type { CaptureFault } from '../capture/devices'
import type { Unsupported } from '../encode/support'

/** What a studio cannot go on without, or why it has stopped. */
export type StudioFault =
  | CaptureFault
  | Unsupported
  | 'cameraLost'
  | 'takenOver'
  | 'closed'
  | 'hoursUsed'
  | 'otherSessionOn'
  | 'refused'
  | 'encoder'

/** How well the line bears what is sent, after the first segments. */
export type LineQuality = 'good' | 'reduced' | 'tooSlow'

/**
 * `requesting`: the browser asks for camera and microphone. `ready`: the host sees the picture. `testing`: the first segments are
 * sent and measured, and nobody sees them. `starting`: the session becomes live.
 */
export type Phase = 'idle' | 'requesting' | 'ready' | 'testing' | 'starting' | 'live' | 'paused' | 'ending' | 'ended'

export interface StudioState {
  phase: Phase
  fault: StudioFault | undefined
  /** In the reader's language, where the server explained it. */
  faultMessage: string
  quality: LineQuality | undefined
  /** Share of the planned bit rate, below 1 while the line is slow. */
  share: number
  /** The line is down; what was encoded waits. */
  isDown: boolean
  /** Whether a broadcast that began elsewhere goes on. */
  continues: boolean
}

export type StudioEvent =
  | {
      type:
        | 'ask'
        | 'captured'
        | 'test'
        | 'start'
        | 'live'
        | 'pause'
        | 'resume'
        | 'end'
        | 'ended'
        | 'cameraLost'
        | 'abandon'
    }
  | { type: 'measured'; quality: LineQuality }
  | { type: 'opened'; continues: boolean }
  | { type: 'share'; share: number }
  | { type: 'down'; isDown: boolean }
  | { type: 'fault'; fault: StudioFault; message?: string }

export const idleStudio: StudioState = {
  phase: 'idle',
  fault: undefined,
  faultMessage: '',
  quality: undefined,
  share: 1,
  isDown: false,
  continues: false,
}

const onAir = new Set<Phase>(['testing', 'starting', 'live', 'paused', 'ending'])
/** After these the broadcast has to be begun again; after the others the studio stays as it is. */
const final = new Set<StudioFault>(['takenOver', 'closed', 'hoursUsed', 'encoder'])
/** What is refused here leaves the picture where it is: the session can go live, or on, once more. */
const repeatable = new Set<Phase>(['testing', 'starting', 'ending'])

/** Whether segments are being sent. */
export const isSending = ({ phase }: StudioState): boolean => onAir.has(phase)

const calm = { fault: undefined, faultMessage: '' }

/** The studio after an event; events that do not fit its phase change nothing. */
export function studioAfter(state: StudioState, event: StudioEvent): StudioState {
  const { phase } = state
  switch (event.type) {
    case 'ask':
      return isSending(state) ? state : { ...idleStudio, phase: 'requesting' }
    case 'captured':
      return phase === 'requesting' ? { ...state, ...calm, phase: 'ready' } : { ...state, ...calm }
    case 'test':
      return phase === 'ready' ? { ...state, ...calm, phase: 'testing', quality: undefined } : state
    case 'opened':
      return { ...state, continues: event.continues }
    case 'measured':
      return phase === 'testing' ? { ...state, quality: event.quality } : state
    case 'start':
      return phase === 'testing' ? { ...state, phase: 'starting' } : state
    case 'abandon':
      return phase === 'testing' ? { ...state, phase: 'ready', quality: undefined } : state
    case 'live':
      return phase === 'starting' || phase === 'paused' ? { ...state, ...calm, phase: 'live' } : state
    case 'pause':
      return phase === 'live' ? { ...state, phase: 'paused', isDown: false } : state
    case 'resume':
      return phase === 'paused' ? { ...state, phase: 'live' } : state
    case 'end':
      return isSending(state) ? { ...state, phase: 'ending' } : state
    case 'ended':
      return { ...state, phase: 'ended', isDown: false }
    case 'share':
      return { ...state, share: event.share }
    case 'down':
      return { ...state, isDown: event.isDown }
    case 'cameraLost':
      return { ...state, fault: 'cameraLost', faultMessage: '' }
    default:
      return afterFault(state, event.fault, event.message ?? '')
  }
}

function afterFault(state: StudioState, fault: StudioFault, faultMessage: string): StudioState {
  const faulty = { ...state, fault, faultMessage }
  if (final.has(fault)) return { ...faulty, phase: 'ended', isDown: false }
  if (state.phase === 'requesting') return { ...faulty, phase: 'idle' }
  return repeatable.has(state.phase) ? { ...faulty, phase: 'ready' } : faulty
}
