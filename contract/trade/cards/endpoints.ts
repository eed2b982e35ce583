import { endpoint } from '#contract/core/endpoint.ts'
import { blockedRefusals } from '#contract/trade/blocks/rules.ts'
import type * as schemas from './schemas'

const own = { method: 'POST', access: 'signed-in' } as const
const scanning = { method: 'POST', access: 'keepLeads' } as const

/** What the viewer's card says; what the account knows where nothing was written yet. */
export const getCard = endpoint<typeof schemas.getCard>({
  method: 'GET',
  path: '/ce-exhibition/web/card/own', // path: ours
  access: 'signed-in',
})

export const saveCard = endpoint<typeof schemas.saveCard>({
  ...own,
  path: '/ce-exhibition/web/card/save', // path: ours
  errors: ['CardChanged', 'TextUnsafe'],
})

/** A code for the viewer's card, good once and for ten minutes; by itself it gives no more than a name. */
export const showCard = endpoint<typeof schemas.showCard>({
  ...own,
  path: '/ce-exhibition/web/card/show', // path: ours
  errors: ['TooManyCodes'],
})

/** A member of an exhibitor scans a card or types its code; its holder must confirm. Of several scans one succeeds. */
export const scanCard = endpoint<typeof schemas.scanCard>({
  ...scanning,
  path: '/ce-exhibition/sp/card/scan', // path: ours
  errors: ['CardCodeWrong', 'TooManyScans', 'CardOfTeam', 'NoExhibitor', ...blockedRefusals],
})

/** How a card that was scanned stands, for the exhibitor. */
export const getScannedMeeting = endpoint<typeof schemas.getScannedMeeting>({
  ...scanning,
  path: '/ce-exhibition/sp/card/meeting', // path: ours
  reads: true,
  errors: ['MeetingNotFound'],
})

/** The exhibitors that wait for the viewer's yes now. */
export const listWaitingMeetings = endpoint<typeof schemas.listWaitingMeetings>({
  method: 'GET',
  path: '/ce-exhibition/web/card/waiting', // path: ours
  access: 'signed-in',
})

/** The exhibitors that the viewer met, and the data that was shared with them. */
export const listMeetings = endpoint<typeof schemas.listMeetings>({
  ...own,
  path: '/ce-exhibition/web/card/meetings', // path: ours
  reads: true,
})

/** The yes, with what is given; or that nothing is. The same pressed twice is reported once. */
export const answerMeeting = endpoint<typeof schemas.answerMeeting>({
  ...own,
  path: '/ce-exhibition/web/card/answer', // path: ours
  errors: ['MeetingNotFound', 'MeetingOver', ...blockedRefusals],
})

/** The exhibitor sees from then on no more than that there was a meeting. */
export const takeBackMeeting = endpoint<typeof schemas.takeBackMeeting>({
  ...own,
  path: '/ce-exhibition/web/card/takeBack', // path: ours
  errors: ['MeetingNotFound'],
})
