import { endpoint } from '#contract/core/endpoint.ts'
import { SEGMENT_BYTES_MAX } from './limits'
import type * as schemas from './schemas'

const running = { access: 'runLives', errors: ['LiveNotFound', 'NotYourLive'] } as const

/** Begins the broadcast of a session, or continues it with a new key: whoever sent before is refused from then on. */
export const openBroadcast = endpoint<typeof schemas.openBroadcast>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/broadcast/open', // path: ours
  ...running,
  errors: [
    ...running.errors,
    'StatusImpossible',
    'OtherSessionOn',
    'StreamHoursUsed',
    'LiveHoursUsed',
    'BroadcastClosed',
    'EncoderOn',
  ],
})

/** Takes one segment. Whoever has the key sends it, so that an encoder needs no login. Sent again it changes nothing. */
export const sendSegment = endpoint<typeof schemas.sendSegment>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/broadcast/segment', // path: ours
  access: 'public',
  body: 'multipart',
  bodyLimit: SEGMENT_BYTES_MAX + 10_000,
  uncounted: true,
  errors: [
    'BroadcastNotFound',
    'BroadcastClosed',
    'StreamTakenOver',
    'BadSegment',
    'SegmentOutOfOrder',
    'StreamTooHeavy',
    'StreamHoursUsed',
    'FileTooLarge',
    'FileDamaged',
    'StorageFull',
  ],
})

export const getBroadcast = endpoint<typeof schemas.getBroadcast>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/broadcast/state', // path: ours
  ...running,
  reads: true,
})

/** What captions of a session can use, and whether the viewer's speech is captioned. */
export const getLiveCaptioning = endpoint<typeof schemas.getLiveCaptioning>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/captions', // path: ours
  ...running,
  reads: true,
})

/**
 * Agrees that what the viewer speaks in a session is sent to the fair's speech service, or withdraws it. It holds while this account
 * sends the session.
 */
export const setLiveCaptioning = endpoint<typeof schemas.setLiveCaptioning>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/captions/set', // path: ours
  ...running,
  errors: [...running.errors, 'SpeechUnavailable', 'StreamTakenOver'],
})

export const getEncoder = endpoint<typeof schemas.getEncoder>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/encoder/detail', // path: ours
  ...running,
  reads: true,
})

export const openEncoder = endpoint<typeof schemas.openEncoder>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/encoder/open', // path: ours
  ...running,
  errors: [...running.errors, 'EncoderUnavailable', 'StatusImpossible'],
})

/** The key before is refused from then on, and whoever sends with it is disconnected. */
export const renewEncoder = endpoint<typeof schemas.renewEncoder>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/encoder/renew', // path: ours
  ...running,
  errors: [...running.errors, 'EncoderUnavailable', 'StatusImpossible'],
})

/** Chapters of the recording that visitors see. */
export const listChapters = endpoint<typeof schemas.listChapters>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/recording/chapters', // path: ours
  access: 'public',
  reads: true,
  errors: ['LiveNotFound'],
})

export const getRecording = endpoint<typeof schemas.getRecording>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/recording/detail', // path: ours
  ...running,
  reads: true,
})

export const trimRecording = endpoint<typeof schemas.trimRecording>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/recording/trim', // path: ours
  ...running,
  errors: [...running.errors, 'RecordingNotFound', 'RecordingChanged', 'TrimImpossible'],
})

export const deleteRecording = endpoint<typeof schemas.deleteRecording>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/recording/delete', // path: ours
  ...running,
  errors: [...running.errors, 'RecordingNotFound', 'RecordingChanged'],
})

/** What was spoken in a recording, for its host to correct. */
export const listRecordedCaptions = endpoint<typeof schemas.listRecordedCaptions>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/recording/captions', // path: ours
  ...running,
  reads: true,
})

/** Viewers read the correction within a minute or two. */
export const saveRecordedCaption = endpoint<typeof schemas.saveRecordedCaption>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/recording/captions/save', // path: ours
  ...running,
  errors: [...running.errors, 'CaptionChanged', 'TextUnsafe', 'TooManyRequests'],
})

export const getLiveSummary = endpoint<typeof schemas.getLiveSummary>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/summary', // path: ours
  ...running,
  reads: true,
})
