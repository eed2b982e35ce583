/** Where playing stands, apart from the clock. */
export interface Playback {
  /** Playing was requested, by the viewer or because the session is live. */
  begun: boolean
  /** A first picture came: the cover is gone. */
  shown: boolean
  /** The viewer wants it to run. */
  playing: boolean
  /** It should run and has nothing to show. */
  waiting: boolean
  ended: boolean
  /** The stream cannot be had. */
  down: boolean
  /** How often it was found down since it last flowed. */
  tries: number
}

export type PlaybackEvent =
  | 'begin'
  | 'playing'
  | 'paused'
  | 'waiting'
  | 'ended'
  /** New data came in. */
  | 'flowing'
  | 'down'
  /** The browser lets nothing play before the viewer has pressed something. */
  | 'blocked'

export const atRest: Playback = {
  begun: false,
  shown: false,
  playing: false,
  waiting: false,
  ended: false,
  down: false,
  tries: 0,
}

const steps: Record<PlaybackEvent, (state: Playback) => Playback> = {
  begin: (state) => ({ ...state, begun: true, playing: true, waiting: true, ended: false }),
  playing: (state) => ({ ...state, shown: true, playing: true, waiting: false, ended: false }),
  paused: (state) => ({ ...state, playing: false }),
  waiting: (state) => ({ ...state, waiting: true }),
  ended: (state) => ({ ...state, playing: false, waiting: false, ended: true }),
  flowing: (state) => (state.down || state.tries > 0 ? { ...state, down: false, tries: 0 } : state),
  down: (state) => ({ ...state, down: true, tries: state.tries + 1 }),
  blocked: (state) => ({ ...state, playing: false, waiting: false }),
}

/** How playing goes on from an event. */
export function played(state: Playback, event: PlaybackEvent): Playback {
  return steps[event](state)
}

/** Whether the viewer must be notified that the stream is down: not while there is still something to see. */
export function isBroken({ begun, shown, waiting, down }: Playback): boolean {
  return begun && down && (waiting || !shown)
}
