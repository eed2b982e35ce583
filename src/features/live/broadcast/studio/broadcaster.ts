import { STILL_MS } from '#contract/live/broadcast/limits.ts'
import type { AudioCodec, RecordingState, RenditionName } from '#contract/live/broadcast/rules.ts'
import type { Rendition } from '#contract/live/broadcast/schemas.ts'
import { AUDIO_BITRATE, planRenditions } from '../encode/plans'
import type { FromWorker, Plan } from '../encode/protocol'
import { Sender } from '../send/sender'
import type { Stage } from './stage'
import type { LineQuality, StudioEvent } from './studio-state'

/** What is measured while it sends. */
export interface Measures {
  fps: number
  dropped: number
  /** bit/s of what was stored last */
  bitrate: number
  /** ms that the last segment was behind when it was stored */
  lateMs: number
  recording: RecordingState
}

/** Segments of a rendition by which the line is measured before anybody sees the session. */
const TESTED = 3
/** Upload time by duration: below, both renditions fit; above the other, viewers would wait. */
const [GOOD_LOAD, SLOW_LOAD] = [0.7, 1.2]
/** ms that the first segments may take, and that the last may wait at the end */
const [PATIENCE_MS, FINISH_MS] = [20_000, 8_000]

type Head = Extract<FromWorker, { is: 'init' }>

/** What a line is good for, by the loads of the first segments. */
export function rateLine(loads: readonly number[]): LineQuality {
  const load = Math.max(...loads)
  if (load > SLOW_LOAD) return 'tooSlow'
  return load > GOOD_LOAD ? 'reduced' : 'good'
}

/** Sends what a stage shows as the broadcast of a session. */
export class Broadcaster {
  #sender: Sender | undefined
  #plans: Plan[] = []
  #heads: Head[] = []
  #loads: number[] = []
  #held: Extract<FromWorker, { is: 'media' }>[] = []
  #tested: (() => void) | undefined
  #stopped: (() => void) | undefined
  #failed: ((error: unknown) => void) | undefined
  #stills: ReturnType<typeof setInterval> | undefined
  #isPaused = false
  #isFinishing = false

  constructor(
    readonly stage: Stage,
    readonly liveId: number,
    readonly audioCodec: AudioCodec,
    readonly dispatch: (event: StudioEvent) => void,
    readonly onMeasured: (measures: Partial<Measures>) => void,
  ) {}

  /** What the worker has made. */
  take(message: FromWorker): void {
    if (message.is === 'init') this.#takeHead(message)
    else if (message.is === 'media') this.#takeMedia(message)
    else if (message.is === 'still') this.#sender?.addStill(message.blob)
    else if (message.is === 'stats') this.onMeasured({ fps: message.fps, dropped: message.dropped })
    else if (message.is === 'stopped') this.#stopped?.()
    else this.#fail(new Error(message.reason))
  }

  /** Encodes, opens the broadcast and measures the first segments. Throws ApiError. */
  async test(isReduced: boolean): Promise<LineQuality> {
    this.#plans = planRenditions(this.stage.isPortrait, isReduced)
    this.#loads = []
    const tested = new Promise<void>((resolve, reject) => {
      this.#tested = resolve
      this.#failed = reject
    })
    const patience = new Promise<void>((done) => setTimeout(done, PATIENCE_MS))
    this.#begin()
    try {
      await Promise.race([tested, patience])
    } catch (error) {
      this.end()
      throw error
    } finally {
      this.#failed = undefined
    }
    return this.#loads.length < TESTED ? 'tooSlow' : rateLine(this.#loads.slice(-TESTED))
  }

  /** From now on the covers of the live hall are sent. */
  sendStills(): void {
    const ask = () => this.stage.post({ do: 'still' })
    ask()
    clearInterval(this.#stills)
    this.#stills = setInterval(ask, STILL_MS)
  }

  /** Stops sending without an end; `resume` goes on with new initialization segments. */
  pause(): void {
    this.#isPaused = true
    this.stage.post({ do: 'stop' })
  }

  resume(): void {
    this.#isPaused = false
    this.#encode()
  }

  /** Sends the rest and stops. */
  async finish(): Promise<void> {
    clearInterval(this.#stills)
    this.#isFinishing = true
    const stopped = new Promise<void>((resolve) => (this.#stopped = resolve))
    const patience = new Promise<void>((done) => setTimeout(done, 2_000))
    this.stage.post({ do: 'stop' })
    await Promise.race([stopped, patience])
    await this.#sender?.finish(FINISH_MS)
  }

  /** Stops at once. */
  end(): void {
    clearInterval(this.#stills)
    this.stage.post({ do: 'stop' })
    this.#sender?.end()
  }

  #begin(): void {
    this.#sender?.end()
    this.#sender = undefined
    this.#heads = []
    this.#held = []
    // An end or a pause before this may have been refused.
    this.#isPaused = false
    this.#isFinishing = false
    this.#encode()
  }

  #encode(): void {
    this.stage.post({ do: 'encode', plans: this.#plans, audioCodec: this.audioCodec })
  }

  #takeHead(head: Head): void {
    if (this.#sender) return this.#sender.add(head.name, 'init', head.bytes)
    this.#heads.push(head)
    // The codecs to announce are known once every encoder has begun.
    if (this.#heads.length === this.#plans.length) void this.#open().catch((error: unknown) => this.#fail(error))
    return undefined
  }

  #takeMedia(media: Extract<FromWorker, { is: 'media' }>): void {
    if (this.#isPaused) return
    if (this.#sender) this.#sender.add(media.name, 'media', media.bytes)
    else this.#held.push(media)
  }

  async #open(): Promise<void> {
    const sender = this.#createSender()
    const codecs = new Map<RenditionName, string>(this.#heads.map(({ name, codec }) => [name, codec]))
    const renditions: Rendition[] = this.#plans.map(({ name, width, height, fps, bitrate }) => ({
      name,
      width,
      height,
      fps,
      bitrate: bitrate + AUDIO_BITRATE,
      codec: codecs.get(name) ?? '',
    }))
    const { continues } = await sender.open({ liveId: this.liveId, renditions, audioCodec: this.audioCodec })
    this.dispatch({ type: 'opened', continues })
    this.#sender = sender
    for (const { name, bytes } of this.#heads) sender.add(name, 'init', bytes)
    for (const { name, bytes } of this.#held.splice(0)) sender.add(name, 'media', bytes)
  }

  #createSender(): Sender {
    return new Sender({
      onStored: ({ lateMs, bytes, load, recording }) => {
        this.onMeasured({ lateMs, recording, bitrate: bytes * 8 })
        this.#loads.push(load)
        if (this.#loads.length >= TESTED * this.#plans.length) this.#tested?.()
      },
      onDown: (isDown) => this.dispatch({ type: 'down', isDown }),
      onShare: (share) => {
        this.stage.post({ do: 'rate', share })
        this.dispatch({ type: 'share', share })
      },
      onRestart: () => {
        // What is left is not worth another beginning.
        if (!this.#isFinishing && !this.#isPaused) this.#encode()
      },
      onEnd: ({ because, message }) => {
        this.end()
        this.dispatch({ type: 'fault', fault: because, message })
      },
    })
  }

  #fail(error: unknown): void {
    if (this.#failed) return this.#failed(error)
    this.end()
    return this.dispatch({ type: 'fault', fault: 'encoder' })
  }
}
