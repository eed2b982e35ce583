/**
 * How it stands with the line between two browsers: `entering` the fair has not let this one in yet, `waiting` the other
 * is not there, `lost` it was there and broke, `unreachable` it takes too long: chat goes on, and so does trying.
 */
export const talkStates = [
  'entering',
  'waiting',
  'connecting',
  'connected',
  'lost',
  'unreachable',
  'taken',
  'left',
  'over',
] as const
export type TalkState = (typeof talkStates)[number]

export type TalkEvent =
  | 'entered'
  | 'otherCame'
  | 'otherLeft'
  | 'connected'
  | 'broke'
  | 'tooLong'
  | 'retry'
  | 'taken'
  | 'leave'
  | 'timeUp'

/** From everywhere within the room. */
const out = { taken: 'taken', leave: 'left', timeUp: 'over' } as const
const withOther = { otherCame: 'connecting', otherLeft: 'waiting', ...out } as const

const next: Record<TalkState, Partial<Record<TalkEvent, TalkState>>> = {
  entering: { entered: 'waiting', ...withOther },
  waiting: { ...withOther },
  connecting: { connected: 'connected', tooLong: 'unreachable', ...withOther },
  connected: { broke: 'lost', ...withOther },
  lost: { connected: 'connected', tooLong: 'unreachable', ...withOther },
  unreachable: { connected: 'connected', retry: 'connecting', ...withOther },
  taken: { retry: 'entering', timeUp: 'over' },
  left: { retry: 'entering', timeUp: 'over' },
  over: {},
}

/** How it stands after something has happened; as before where that means nothing. */
export const after = (state: TalkState, event: TalkEvent): TalkState => next[state][event] ?? state

/** Whether this browser is out of the room. */
export const isOut = (state: TalkState): boolean => state === 'taken' || state === 'left' || state === 'over'

/** Whether the other is meant to be reached and is not. */
export const isTrying = (state: TalkState): boolean =>
  state === 'connecting' || state === 'lost' || state === 'unreachable'
