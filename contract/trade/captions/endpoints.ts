import { endpoint } from '#contract/core/endpoint.ts'
import { SPEECH_BYTES_MAX } from './limits'
import type * as schemas from './schemas'

const own = { method: 'POST', access: 'haveAppointments' } as const
const noRoom = ['AppointmentNotFound', 'AppointmentNoRoom', 'AppointmentRoomNotOpen', 'AppointmentRoomClosed'] as const

/** What captions of a video meeting can use, and who agrees to minutes. */
export const getCaptioning = endpoint<typeof schemas.getCaptioning>({
  ...own,
  path: '/ce-exhibition/sp/appointment/captions', // path: ours
  reads: true,
  errors: ['AppointmentNotFound'],
})

/** The words that the viewer speaks in a meeting with an open room; neither sound nor text is stored. */
export const transcribeSpeech = endpoint<typeof schemas.transcribeSpeech>({
  ...own,
  path: '/ce-exhibition/sp/appointment/speech', // path: ours
  body: 'multipart',
  bodyLimit: SPEECH_BYTES_MAX + 10_000,
  errors: [
    ...noRoom,
    'SpeechUnavailable',
    'SpeechUsedUp',
    'BadSpeech',
    'FileTooLarge',
    'FileDamaged',
    'TooManyRequests',
    'ServiceUnavailable',
  ],
})

/** Agrees, from the seat of one's side, that captions are kept as minutes, or ends the agreement of both sides. They are kept from when both agree until one withdraws, or another account takes a seat. */
export const agreeToMinutes = endpoint<typeof schemas.agreeToMinutes>({
  ...own,
  path: '/ce-exhibition/sp/appointment/minutes/agree', // path: ours
  errors: [...noRoom, 'AppointmentSeatTaken', 'TooManyRequests'],
})

export const getMinutes = endpoint<typeof schemas.getMinutes>({
  ...own,
  path: '/ce-exhibition/sp/appointment/minutes', // path: ours
  reads: true,
  errors: ['AppointmentNotFound'],
})

/** Saves the next steps, which both sides write. */
export const saveMinutes = endpoint<typeof schemas.saveMinutes>({
  ...own,
  path: '/ce-exhibition/sp/appointment/minutes/save', // path: ours
  errors: ['AppointmentNotFound', 'MinutesChanged', 'TextUnsafe', 'TooManyRequests'],
})

/** Corrects what the viewer's own side spoke, or its translation. */
export const saveMinutesLine = endpoint<typeof schemas.saveMinutesLine>({
  ...own,
  path: '/ce-exhibition/sp/appointment/minutes/line', // path: ours
  errors: ['AppointmentNotFound', 'MinutesLineNotFound', 'MinutesChanged', 'TextUnsafe', 'TooManyRequests'],
})

/** Deletes the minutes for both sides and withdraws both agreements. Either side may; repeated it changes nothing. */
export const deleteMinutes = endpoint<typeof schemas.deleteMinutes>({
  ...own,
  path: '/ce-exhibition/sp/appointment/minutes/delete', // path: ours
  errors: ['AppointmentNotFound', 'TooManyRequests'],
})
