import type { CommandInput, CommandName } from '#contract/catalog/realtime.ts'
import type { ErrorName } from '#contract/core/refusals.ts'

/** What is another user's, or closed to the viewer. */
export interface Rooms {
  /** A room that the viewer has not entered, and one that nobody may write in. */
  room: string
  closed: string
  liveId: number
  /** What a visitor and an exhibitor say to each other, as the exhibitor calls it. */
  direct: string
  /** A talk between two others, with an open room. */
  talk: number
}

/** The caller: a guest, a user without a service, staff of the fair's service, or of another exhibitor. */
export type Requester = 'guest' | 'visitor' | 'desk' | 'otherExhibitor'

/** `heard`: it is done, and changes and reveals nothing of anybody else's. */
type Outcome = ErrorName | 'heard'

interface Foreign<Name extends CommandName> {
  input: (rooms: Rooms) => CommandInput<Name>
  /** Several: which of them depends on what else the user type may. */
  expected: Record<Requester, Outcome | readonly Outcome[]>
}

interface Attacked<Name extends CommandName> {
  /** Right, and does as much as it can where it is allowed. */
  right: (rooms: Rooms) => CommandInput<Name>
  foreign: readonly Foreign<Name>[]
}

const message = { type: 'text', text: '你好' } as const
const everybody = { guest: 'heard', visitor: 'heard', desk: 'heard', otherExhibitor: 'heard' } as const
const signedIn = (outcome: Outcome): Record<Requester, Outcome> => ({
  guest: 'LoginExpired',
  visitor: outcome,
  desk: outcome,
  otherExhibitor: outcome,
})
/** Between two others: who answers for no service can name none, who does names their own, in which nothing is. */
const between = (outcome: Outcome): Record<Requester, Outcome> => ({
  ...signedIn(outcome),
  visitor: 'ConversationNotFound',
})

const caption = { key: 'caption-of-an-attack', text: '你好', language: 'zh-CN', agreed: true } as const
const hello = { type: 'hello', sessionId: 'stay-of-an-attack' } as const
/** Whoever may have talks finds none; who answers for the fair, and visitors, may have none. */
const talkOfOthers = {
  guest: 'LoginExpired',
  visitor: ['NotAllowed', 'AppointmentNotFound'],
  desk: ['NotAllowed', 'AppointmentNotFound'],
  otherExhibitor: 'AppointmentNotFound',
} as const

/** What each command of a socket does with what is not the viewer's: one that is not here fails to compile. */
export const commandAttacks: { [Name in CommandName]: Attacked<Name> } = {
  watch: {
    right: ({ liveId }) => ({ liveId }),
    foreign: [{ input: ({ liveId }) => ({ liveId }), expected: everybody }],
  },
  unwatch: {
    right: ({ liveId }) => ({ liveId }),
    foreign: [{ input: ({ liveId }) => ({ liveId }), expected: everybody }],
  },
  enter: {
    right: ({ room }) => ({ groupId: room, after: 0, again: true }),
    foreign: [
      { input: ({ closed }) => ({ groupId: closed, after: 0 }), expected: signedIn('ChatClosed') },
      { input: ({ direct }) => ({ groupId: direct, after: 0 }), expected: signedIn('ConversationNotFound') },
      { input: () => ({ groupId: 'LIVE-2000000000' }), expected: signedIn('ConversationNotFound') },
    ],
  },
  leave: {
    right: ({ room }) => ({ groupId: room }),
    foreign: [
      { input: ({ room }) => ({ groupId: room }), expected: everybody },
      { input: ({ direct }) => ({ groupId: direct }), expected: everybody },
    ],
  },
  send: {
    right: ({ room }) => ({ to: room, clientId: 'client-of-an-attack', content: message }),
    foreign: [
      {
        input: ({ room }) => ({ to: room, clientId: 'not-entered', content: message }),
        expected: signedIn('EnterFirst'),
      },
      {
        input: ({ direct }) => ({ to: direct, clientId: 'not-theirs', content: message }),
        expected: between('ConversationNotFound'),
      },
    ],
  },
  missed: {
    right: ({ room }) => ({ conversationID: room, after: 0 }),
    foreign: [
      { input: ({ room }) => ({ conversationID: room, after: 0 }), expected: signedIn('EnterFirst') },
      { input: ({ direct }) => ({ conversationID: direct, after: 0 }), expected: between('heard') },
    ],
  },
  read: {
    right: () => ({ conversationID: 'C2Cservice-fair', sequence: 1 }),
    foreign: [
      { input: ({ room }) => ({ conversationID: room, sequence: 1 }), expected: signedIn('ConversationNotFound') },
      { input: ({ direct }) => ({ conversationID: direct, sequence: 1 }), expected: between('heard') },
    ],
  },
  enterTalk: {
    right: ({ talk }) => ({ id: talk, seat: 'seat-of-an-attack' }),
    foreign: [{ input: ({ talk }) => ({ id: talk, seat: 'seat-of-an-attack', again: true }), expected: talkOfOthers }],
  },
  signalTalk: {
    right: ({ talk }) => ({ id: talk, seat: 'seat-of-an-attack', message: hello }),
    foreign: [
      { input: ({ talk }) => ({ id: talk, seat: 'seat-of-an-attack', message: hello }), expected: talkOfOthers },
    ],
  },
  captionTalk: {
    right: ({ talk }) => ({ id: talk, seat: 'seat-of-an-attack', caption }),
    foreign: [{ input: ({ talk }) => ({ id: talk, seat: 'seat-of-an-attack', caption }), expected: talkOfOthers }],
  },
  leaveTalk: {
    right: ({ talk }) => ({ id: talk, seat: 'seat-of-an-attack', sessionId: 'stay-of-an-attack' }),
    foreign: [
      {
        input: ({ talk }) => ({ id: talk, seat: 'seat-of-an-attack', sessionId: 'stay-of-an-attack' }),
        expected: talkOfOthers,
      },
    ],
  },
}
