import type { Language } from '#contract/core/language.ts'
import * as contract from '#contract/live/broadcast/endpoints.ts'
import { RECORDING_DAYS } from '#contract/live/broadcast/limits.ts'
import { downloadAddress, recordingAddress } from '#contract/live/broadcast/rules.ts'
import type { BroadcastReport, Encoder, RecordedCaption, Recording } from '#contract/live/broadcast/schemas.ts'
import { hasEnded, isOnAir } from '#contract/live/live/rules.ts'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { exhibitCardIn, exhibitRows } from '#src/mocks/fair/exhibits/exhibits.ts'
import { ENCODER_ADDRESS } from '#src/mocks/live/live/encoder.ts'
import { type LiveRow, liveRows } from '#src/mocks/live/live/lives.ts'
import { ownRows } from '#src/mocks/live/live/manage-handlers.ts'

const [MINUTE_MS, DAY_MINUTES] = [60_000, 1_440]
/** ms of every recording of the mock fair; nothing of it can be played */
const RECORDED_MS = 42 * MINUTE_MS
const SHORTEST_MS = 5_000
const CHAPTERS = [2, 3, 5]

interface Sent {
  broadcastId: string
  opened: number
  segments: number
  next: number
}

/** Session 7 is sent from another device. */
const broadcasts = new Map<number, Sent>([[7, { broadcastId: 'mock-7', opened: 1, segments: 600, next: 600 }]])
const recordings = new Map<number, Recording>()
const deleted = new Set<number>()
const captions = new Map<number, RecordedCaption[]>()

function runBy(token: string, liveId: number): LiveRow {
  const row = byIdOf(liveRows, liveId) ?? refuse('LiveNotFound')
  return ownRows(token).includes(row) ? row : refuse('NotYourLive')
}

/** A recording of every session that was live and has ended. */
function recordingOf({ id, status }: LiveRow): Recording | null {
  if (!hasEnded(status) || deleted.has(id)) return null
  const broadcastId = `mock-${id}`
  const recording: Recording = recordings.get(id) ?? {
    broadcastId,
    state: 'ready',
    wholeUrl: recordingAddress(broadcastId),
    downloadUrl: downloadAddress(broadcastId),
    durationMs: RECORDED_MS,
    bytes: 310_000_000,
    trimStartMs: 0,
    trimEndMs: null,
    expiresAt: minutesFromNow((RECORDING_DAYS - 1) * DAY_MINUTES),
    version: 1,
  }
  recordings.set(id, recording)
  return recording
}

/** What was spoken in a recording; the last line has no translation. */
function captionsOf(liveId: number): RecordedCaption[] {
  const spoken = captions.get(liveId) ?? [
    {
      id: 1,
      atMs: 2_000,
      language: 'zh-CN',
      zh: '大家好，欢迎来到直播间。',
      en: 'Hello and welcome.',
      version: 1,
      byAccount: null,
    },
    {
      id: 2,
      atMs: 8_000,
      language: 'zh-CN',
      zh: '这套茶具有现货，三天内发货。',
      en: 'This tea set is in stock.',
      version: 1,
      byAccount: null,
    },
    { id: 3, atMs: 15_000, language: 'zh-CN', zh: '请看釉面。', en: '', version: 1, byAccount: null },
  ]
  captions.set(liveId, spoken)
  return spoken
}

function changed(token: string, { liveId, version }: { liveId: number; version: number }): Recording {
  const row = runBy(token, liveId)
  const recording = recordingOf(row) ?? refuse('RecordingNotFound')
  return recording.version === version ? recording : refuse('RecordingChanged')
}

function reportOf(sent: Sent, { status }: LiveRow): BroadcastReport {
  return {
    broadcastId: sent.broadcastId,
    state: hasEnded(status) ? 'ended' : 'open',
    recording: hasEnded(status) ? 'ready' : 'recording',
    startedAt: minutesFromNow(-10),
    lastSegmentAt: minutesFromNow(0),
    storedMs: sent.segments * 1_000,
    bytes: sent.segments * 80_000,
    viewers: 128,
    stillUrl: '',
  }
}

/** Keys are made when they are requested. */
const encoders = new Map<number, Encoder>()

function encoderOf(liveId: number, version: number): Encoder {
  const name = `${liveId}`.padStart(32, '0')
  const encoder: Encoder = {
    version,
    addresses: [
      {
        protocol: 'rtmp',
        server: 'rtmp://stream.example/live',
        key: `${name}?user=live&pass=mock-key-of-version-${version}`,
      },
      {
        protocol: 'srt',
        server: `srt://stream.example:8890?streamid=publish:live/${name}:live:mock-key-of-version-${version}&pkt_size=1316`,
        key: '',
      },
    ],
    state: 'waiting',
    since: '',
    refusal: '',
    expiresAt: minutesFromNow(DAY_MINUTES),
  }
  encoders.set(liveId, encoder)
  return encoder
}

/** What hosts let be captioned, by session. */
const captioned = new Map<number, Language | null>()
const captioningOf = (liveId: number) => ({
  hasService: true,
  isUsedUp: false,
  isTranslated: true,
  language: captioned.get(liveId) ?? null,
})

export const broadcast = [
  mock(contract.getLiveCaptioning, ({ input, token }) => captioningOf(runBy(token, input.liveId).id)),
  mock(contract.setLiveCaptioning, ({ input, token }) => {
    const { id } = runBy(token, input.liveId)
    captioned.set(id, input.language)
    return captioningOf(id)
  }),
  mock(contract.getEncoder, ({ input, token }) => {
    const row = runBy(token, input.liveId)
    return { available: true, encoder: encoders.get(row.id) ?? null }
  }),
  mock(contract.openEncoder, ({ input, token }) => {
    const row = runBy(token, input.liveId)
    return hasEnded(row.status) ? refuse('StatusImpossible') : (encoders.get(row.id) ?? encoderOf(row.id, 1))
  }),
  mock(contract.renewEncoder, ({ input, token }) => {
    const row = runBy(token, input.liveId)
    if (hasEnded(row.status)) return refuse('StatusImpossible')
    const before = encoders.get(row.id)
    return before && before.version !== input.version ? before : encoderOf(row.id, input.version + 1)
  }),
  mock(contract.openBroadcast, ({ input, token }) => {
    const row = runBy(token, input.liveId)
    if (hasEnded(row.status)) return refuse('BroadcastClosed')
    const before = broadcasts.get(row.id)
    const sent = before ?? { broadcastId: `mock-${row.id}`, opened: 0, segments: 0, next: 0 }
    broadcasts.set(row.id, { ...sent, opened: sent.opened + 1 })
    // The address that the session has from now on.
    row.draft = { ...row.draft, pullUrl: { customld: [], customsd: ['', '', ENCODER_ADDRESS], customhd: [] } }
    const { broadcastId, opened, next } = sent
    const key = `mock-key-${opened + 1}`
    return {
      broadcastId,
      key,
      continues: before !== undefined || isOnAir(row.status),
      nextInit: opened,
      nextNumber: next,
    }
  }),
  mock(contract.sendSegment, ({ input }) => {
    const sent =
      [...broadcasts.values()].find(({ broadcastId }) => broadcastId === input.broadcastId) ??
      refuse('BroadcastNotFound')
    if (input.key !== `mock-key-${sent.opened}`) return refuse('StreamTakenOver')
    if (input.kind === 'media') Object.assign(sent, { segments: sent.segments + 1, next: input.number + 1 })
    return { stored: true, recording: 'recording' as const }
  }),
  mock(contract.getBroadcast, ({ input, token }) => {
    const row = runBy(token, input.liveId)
    const sent = broadcasts.get(row.id)
    return { broadcast: sent ? reportOf(sent, row) : null }
  }),
  mock(contract.listChapters, ({ input, language }) => {
    const row = byIdOf(liveRows, input.liveId) ?? refuse('LiveNotFound')
    if (!recordingOf(row)) return []
    return CHAPTERS.flatMap((id, i) => {
      const exhibit = byIdOf(exhibitRows, id)
      if (!exhibit) return []
      const { exhibitsName: name, exhibitsCoverUrl: coverUrl } = exhibitCardIn(language, exhibit)
      return [{ exhibitsId: id, name, coverUrl, atMs: (i + 1) * 7 * MINUTE_MS }]
    })
  }),
  mock(contract.getRecording, ({ input, token }) => {
    const row = runBy(token, input.liveId)
    return { recording: recordingOf(row) }
  }),
  mock(contract.trimRecording, ({ input, token }) => {
    const recording = changed(token, input)
    const { trimStartMs, trimEndMs } = input
    if ((trimEndMs ?? recording.durationMs) - trimStartMs < SHORTEST_MS) {
      return refuse('TrimImpossible', { seconds: SHORTEST_MS / 1_000 })
    }
    Object.assign(recording, { trimStartMs, trimEndMs, version: recording.version + 1 })
    return recording
  }),
  mock(contract.listRecordedCaptions, ({ input, token }) => {
    const row = runBy(token, input.liveId)
    return paginate(recordingOf(row) ? captionsOf(row.id) : [], input)
  }),
  mock(contract.saveRecordedCaption, ({ input, token }) => {
    const spoken = captionsOf(runBy(token, input.liveId).id)
    const found = spoken.find(({ id, version }) => id === input.id && version === input.version)
    if (!found) return refuse('CaptionChanged')
    const { zh, en } = input
    if (zh === '' && en === '') spoken.splice(spoken.indexOf(found), 1)
    else Object.assign(found, { zh, en, version: found.version + 1 })
    return {}
  }),
  mock(contract.deleteRecording, ({ input, token }) => {
    changed(token, input)
    deleted.add(input.liveId)
    return {}
  }),
  mock(contract.getLiveSummary, ({ input, token, language }) => {
    runBy(token, input.liveId)
    const pushes = CHAPTERS.flatMap((id, i) => {
      const exhibit = byIdOf(exhibitRows, id)
      return exhibit
        ? [
            {
              exhibitsId: id,
              name: exhibitCardIn(language, exhibit).exhibitsName,
              views: 96 - i * 20,
              clicks: 31 - i * 9,
            },
          ]
        : []
    })
    return { peakViewers: 214, averageViewers: 127.5, watchMinutes: 5_310, messages: 186, leads: 9, pushes }
  }),
]
