import { RESUME_MS, STILL_BYTES_MAX } from '#contract/live/broadcast/limits.ts'
import type { AudioCodec, RecordingState, RenditionName } from '#contract/live/broadcast/rules.ts'
import type { Rendition } from '#contract/live/broadcast/schemas.ts'
import { openBroadcast, sendSegment } from '#contract/live/broadcast/endpoints.ts'
import { call } from '#src/common/request/call.ts'
import { sendLarge } from '#src/common/request/send-large.ts'
import { adaptPace, type Pace, SHARES } from './adapt'
import type { Verdict } from './classify'
import { Lane } from './lane'

export interface SenderEvents {
  /** `lateMs`: how old the segment was when it was stored; `load`: upload time by its duration. */
  onStored: (stored: { lateMs: number; bytes: number; load: number; recording: RecordingState }) => void
  /** The line is down (true) or back. */
  onDown: (isDown: boolean) => void
  onShare: (share: number) => void
  /** The encoders begin again, with new initialization segments. */
  onRestart: () => void
  onEnd: (verdict: Extract<Verdict, { do: 'end' }>) => void
}

interface Opened {
  liveId: number
  renditions: Rendition[]
  audioCodec: AudioCodec
}

const fileOf = (bytes: BlobPart, type: string): File => new File([bytes], 'segment', { type })

/** Posts a broadcast's segments, and adapts the bit rate to the line. */
export class Sender {
  #lanes: Partial<Record<RenditionName, Lane>> = {}
  #still: ((blob: Blob) => Promise<unknown>) | undefined
  #pace: Pace = { step: 0, since: 0 }
  #isDown = false
  #hasEnded = false

  constructor(readonly events: SenderEvents) {}

  /** Begins, or continues what another device or a page before began. Throws ApiError. */
  async open({ liveId, renditions, audioCodec }: Opened): Promise<{ continues: boolean }> {
    const opened = await call(openBroadcast, { liveId, renditions, audioCodec }, { alerts: false })
    const { broadcastId, key, nextInit, nextNumber, continues } = opened
    const start = { init: nextInit, number: nextNumber }
    for (const { name } of renditions) {
      this.#lanes[name] = new Lane(name, start, {
        send: async ({ bytes, ...input }, signal) => {
          const sent = await sendLarge(
            sendSegment,
            { broadcastId, key, ...input },
            { file: fileOf(bytes, 'video/mp4'), signal },
          )
          this.#recording = sent.recording
          return sent
        },
        onStored: ({ kind, bytes, tookMs, lateMs }) => {
          this.#setDown(false)
          if (kind === 'media') this.#count({ bytes, tookMs, lateMs })
        },
        onTrouble: (verdict) => this.#settle(verdict),
      })
    }
    const [first] = renditions
    this.#still = (blob) =>
      sendLarge(
        sendSegment,
        { broadcastId, key, kind: 'still', rendition: first?.name ?? 'fluent', init: 0, number: 0 },
        { file: fileOf(blob, 'image/jpeg') },
      )
    return { continues }
  }

  #recording: RecordingState = 'recording'

  /** ms of segments that wait in the fuller queue. */
  get waitingMs(): number {
    return Math.max(0, ...Object.values(this.#lanes).map(({ waitingMs }) => waitingMs))
  }

  add(name: RenditionName, kind: 'init' | 'media', bytes: ArrayBuffer): void {
    if (this.#hasEnded) return
    if (this.waitingMs > RESUME_MS) return this.#restart()
    this.#lanes[name]?.add(kind, bytes)
    this.#adapt()
  }

  /** A cover that cannot be sent is left out: the next one comes soon. */
  addStill(blob: Blob): void {
    if (this.#hasEnded || this.#isDown || blob.size > STILL_BYTES_MAX) return
    void this.#still?.(blob).catch(() => {})
  }

  /** Sends the rest, for so many ms at most. */
  async finish(patienceMs: number): Promise<void> {
    const patience = new Promise((done) => setTimeout(done, patienceMs))
    await Promise.race([Promise.all(Object.values(this.#lanes).map((lane) => lane.drain())), patience])
    this.end()
  }

  end(): void {
    this.#hasEnded = true
    for (const lane of Object.values(this.#lanes)) lane.end()
  }

  #count({ bytes, tookMs, lateMs }: { bytes: number; tookMs: number; lateMs: number }): void {
    this.events.onStored({ lateMs, bytes, load: tookMs / 1_000, recording: this.#recording })
    this.#adapt()
  }

  #adapt(): void {
    const next = adaptPace(this.#pace, this.waitingMs, performance.now())
    const isOther = next.step !== this.#pace.step
    this.#pace = next
    if (isOther) this.events.onShare(SHARES[next.step] ?? 1)
  }

  #setDown(isDown: boolean): void {
    if (this.#isDown === isDown) return
    this.#isDown = isDown
    this.events.onDown(isDown)
  }

  #restart(): void {
    for (const lane of Object.values(this.#lanes)) lane.clear()
    this.events.onRestart()
  }

  #settle(verdict: Verdict): void {
    if (this.#hasEnded) return
    if (verdict.do === 'end') {
      this.end()
      this.events.onEnd(verdict)
    } else if (verdict.do === 'restart') this.#restart()
    else if (verdict.do === 'lower') {
      this.#pace = { step: Math.min(this.#pace.step + 1, SHARES.length - 1), since: performance.now() }
      this.events.onShare(SHARES[this.#pace.step] ?? 1)
    } else if (verdict.do === 'retry') this.#setDown(true)
  }
}
