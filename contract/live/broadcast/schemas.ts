import * as z from 'zod/mini'
import { languages } from '#contract/core/language.ts'
import { Id, Instant, integer, nothing, paged, pageInput, text } from '#contract/core/shapes.ts'
import { BITRATE_MAX, CAPTION_MAX, SIDE_MAX } from './limits'
import {
  audioCodecs,
  broadcastStates,
  encoderProtocols,
  encoderRefusals,
  encoderStates,
  recordingStates,
  renditionNames,
  segmentKinds,
  VIDEO_CODEC,
} from './rules'

const ofLive = z.object({ liveId: Id })

const Rendition = z.object({
  name: z.enum(renditionNames),
  width: integer(16, SIDE_MAX),
  height: integer(16, SIDE_MAX),
  fps: integer(1, 60),
  /** bit/s of picture and sound */
  bitrate: integer(10_000, BITRATE_MAX),
  codec: text(20).check(z.regex(VIDEO_CODEC)),
})

export type Rendition = z.output<typeof Rendition>

/** The key is answered once; opening again, from another device or after a reload, makes a new one. */
export const openBroadcast = {
  input: z.object({
    ...ofLive.shape,
    renditions: z.array(Rendition).check(z.minLength(1), z.maxLength(renditionNames.length)),
    audioCodec: z.enum(audioCodecs),
  }),
  output: z.object({
    broadcastId: z.string(),
    /** Every segment bears it. */
    key: z.string(),
    /** Whether the session had a broadcast already, which goes on. */
    continues: z.boolean(),
    /** The numbers of the next initialization segment and of the next segment of every rendition. */
    nextInit: z.int(),
    nextNumber: z.int(),
  }),
}

export const sendSegment = {
  input: z.object({
    broadcastId: text(64),
    key: text(64),
    kind: z.enum(segmentKinds),
    rendition: z.enum(renditionNames),
    /** Of the initialization segment itself, or of the one that a segment belongs to. */
    init: integer(0, 100_000),
    /** Of the segment; 0 for the other kinds. */
    number: integer(0, 10_000_000),
  }),
  output: z.object({
    /** False: this segment was stored before, and nothing changed. */
    stored: z.boolean(),
    recording: z.enum(recordingStates),
  }),
}

/** What the host sees of the broadcast of a session. */
export const BroadcastReport = z.object({
  broadcastId: z.string(),
  state: z.enum(broadcastStates),
  recording: z.enum(recordingStates),
  startedAt: Instant,
  /** Empty: no segment yet. */
  lastSegmentAt: z.string(),
  /** ms recorded so far */
  storedMs: z.int(),
  bytes: z.int(),
  viewers: z.int(),
  stillUrl: z.string(),
})

export type BroadcastReport = z.output<typeof BroadcastReport>

export const getBroadcast = {
  input: ofLive,
  /** null: the session has none. */
  output: z.object({ broadcast: z.nullable(BroadcastReport) }),
}

/** How to send from OBS or another encoder. Whoever has it can send. */
const Encoder = z.object({
  /** Rises with each renewal. */
  version: z.int(),
  /** `key` is empty where the address contains it. */
  addresses: z.array(z.object({ protocol: z.enum(encoderProtocols), server: z.string(), key: z.string() })),
  state: z.enum(encoderStates),
  /** Since when; empty: nothing came yet. */
  since: z.string(),
  refusal: z.enum(encoderRefusals),
  /** Until when an encoder may begin. */
  expiresAt: Instant,
})

export type Encoder = z.output<typeof Encoder>

export const getEncoder = {
  input: ofLive,
  /** Not available: the fair has no media server. null: there is no key yet. */
  output: z.object({ available: z.boolean(), encoder: z.nullable(Encoder) }),
}

/** Answers the key that there is, or makes one where there is none or it has expired. */
export const openEncoder = {
  input: ofLive,
  output: Encoder,
}

/** Makes a new key in the place of that of `version`; once: where it was renewed already, the present one is answered. */
export const renewEncoder = {
  input: z.object({ ...ofLive.shape, version: integer(1, 2_147_483_647) }),
  output: Encoder,
}

const Chapter = z.object({
  exhibitsId: z.int(),
  name: z.string(),
  coverUrl: z.string(),
  /** ms from the beginning of the recording as it is played */
  atMs: z.int(),
})

export type Chapter = z.output<typeof Chapter>

/** Chapters of a session's recording, in their order: where exhibits were shown to the room. */
export const listChapters = {
  input: ofLive,
  output: z.array(Chapter),
}

const Recording = z.object({
  broadcastId: z.string(),
  state: z.enum(recordingStates),
  /** The whole recording, untrimmed, for the editor. */
  wholeUrl: z.string(),
  downloadUrl: z.string(),
  durationMs: z.int(),
  bytes: z.int(),
  trimStartMs: z.int(),
  /** null: to the end */
  trimEndMs: z.nullable(z.int()),
  /** When the recording is deleted. */
  expiresAt: Instant,
  version: z.int(),
})

export type Recording = z.output<typeof Recording>

export const getRecording = {
  input: ofLive,
  output: z.object({ recording: z.nullable(Recording) }),
}

const DAY_MS = 86_400_000

/** Trims to whole segments, outwards. */
export const trimRecording = {
  input: z.object({
    ...ofLive.shape,
    version: integer(1, 2_147_483_647),
    trimStartMs: integer(0, DAY_MS),
    trimEndMs: z.nullable(integer(0, DAY_MS)),
  }),
  output: Recording,
}

export const deleteRecording = {
  input: z.object({ ...ofLive.shape, version: integer(1, 2_147_483_647) }),
  output: nothing,
}

/** What a session brought, for its host (after its end, or so far). */
export const getLiveSummary = {
  input: ofLive,
  output: z.object({
    peakViewers: z.int(),
    averageViewers: z.number(),
    /** minutes that all viewers watched together */
    watchMinutes: z.int(),
    messages: z.int(),
    leads: z.int(),
    pushes: z.array(z.object({ exhibitsId: z.int(), name: z.string(), views: z.int(), clicks: z.int() })),
  }),
}

const LiveCaptioning = z.object({
  /** The fair has a service that transcribes speech. */
  hasService: z.boolean(),
  /** What the service may be sent today is used up. */
  isUsedUp: z.boolean(),
  /** The fair can translate captions. */
  isTranslated: z.boolean(),
  /** What the viewer speaks when they send the session; null: their speech is not captioned. */
  language: z.nullable(z.enum(languages)),
})
export type LiveCaptioning = z.output<typeof LiveCaptioning>

export const getLiveCaptioning = { input: ofLive, output: LiveCaptioning }

export const setLiveCaptioning = {
  input: z.object({ ...ofLive.shape, language: z.nullable(z.enum(languages)) }),
  output: LiveCaptioning,
}

/** What was spoken in a recording, or its translation; one of the two may be empty. */
const RecordedCaption = z.object({
  id: z.int(),
  /** ms from the beginning of the whole recording */
  atMs: z.int(),
  /** What was spoken. */
  language: z.enum(languages),
  zh: z.string(),
  en: z.string(),
  version: z.int(),
  /** The account that sent the session last: a translation service is not sent what it does not allow. */
  byAccount: z.nullable(z.int()),
})
export type RecordedCaption = z.output<typeof RecordedCaption>

/** In the order in which they were spoken. */
export const listRecordedCaptions = {
  input: z.object({ ...ofLive.shape, ...pageInput }),
  output: paged(RecordedCaption),
}

export const saveRecordedCaption = {
  input: z.object({
    ...ofLive.shape,
    id: Id,
    version: integer(1, 2_147_483_647),
    /** Both empty: the caption is removed. */
    zh: text(CAPTION_MAX),
    en: text(CAPTION_MAX),
  }),
  output: nothing,
}
