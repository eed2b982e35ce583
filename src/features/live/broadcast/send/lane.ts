import { SEGMENT_MS } from '#contract/live/broadcast/limits.ts'
import type { RenditionName } from '#contract/live/broadcast/rules.ts'
import { classify, type Verdict } from './classify'

/** What waits to be sent, in its order. */
interface Item {
  kind: 'init' | 'media'
  bytes: ArrayBuffer
  /** When it was cut; ms. */
  cutAt: number
}

export interface Segment extends Omit<Item, 'cutAt'> {
  rendition: RenditionName
  init: number
  number: number
}

export interface LaneEvents {
  send: (segment: Segment, signal: AbortSignal) => Promise<{ stored: boolean }>
  /** `tookMs`: its upload; `lateMs`: from its cut until it was stored. */
  onStored: (stored: { bytes: number; tookMs: number; lateMs: number; kind: Item['kind'] }) => void
  /** After a failure: whether the line is down, or what is wrong. */
  onTrouble: (verdict: Verdict) => void
}

/** ms before the next try, doubled each time up to the second */
const [FIRST_MS, LONGEST_MS] = [500, 4_000]

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms)
    const now = () => {
      clearTimeout(timer)
      done()
    }
    // The line is back: no need to wait.
    window.addEventListener('online', now, { once: true, signal })
    signal.addEventListener('abort', now, { once: true })
  })

/** Sends the segments of one rendition in their order, each until it is stored. */
export class Lane {
  readonly #queue: Item[] = []
  readonly #ending = new AbortController()
  #running: Promise<void> | undefined
  #init: number
  #number: number

  constructor(
    readonly name: RenditionName,
    start: { init: number; number: number },
    readonly events: LaneEvents,
  ) {
    // The first initialization segment raises it.
    this.#init = start.init - 1
    this.#number = start.number
  }

  /** ms of segments that wait, with the one under way. */
  get waitingMs(): number {
    return this.#queue.filter(({ kind }) => kind === 'media').length * SEGMENT_MS
  }

  add(kind: Item['kind'], bytes: ArrayBuffer): void {
    if (this.#ending.signal.aborted) return
    this.#queue.push({ kind, bytes, cutAt: performance.now() })
    this.#running ??= this.#run().finally(() => (this.#running = undefined))
  }

  /** Resolves when nothing waits any more. */
  async drain(): Promise<void> {
    await this.#running
  }

  /** Drops everything that waits: what is added next must be an initialization segment. */
  clear(): void {
    this.#queue.length = 0
  }

  end(): void {
    this.#ending.abort()
    this.clear()
  }

  async #run(): Promise<void> {
    const { signal } = this.#ending
    let wait = FIRST_MS
    for (let item = this.#queue[0]; item && !signal.aborted; item = this.#queue[0]) {
      if (await this.#try(item)) wait = FIRST_MS
      else {
        await pause(wait, signal)
        wait = Math.min(wait * 2, LONGEST_MS)
      }
    }
  }

  /** Whether to go on at once. */
  async #try(item: Item): Promise<boolean> {
    const { kind, bytes, cutAt } = item
    const init = kind === 'init' ? this.#init + 1 : this.#init
    const number = kind === 'init' ? 0 : this.#number
    const begunAt = performance.now()
    try {
      await this.events.send({ kind, bytes, init, number, rendition: this.name }, this.#ending.signal)
    } catch (error) {
      if (this.#ending.signal.aborted) return true
      return this.#settle(item, classify(error))
    }
    // What was dropped meanwhile is stored all the same.
    if (kind === 'init') this.#init = init
    else this.#number = number + 1
    this.#shift(item)
    const now = performance.now()
    this.events.onStored({ kind, bytes: bytes.byteLength, tookMs: now - begunAt, lateMs: now - cutAt })
    return true
  }

  #shift(item: Item): void {
    if (this.#queue[0] === item) this.#queue.shift()
  }

  #settle(item: Item, verdict: Verdict): boolean {
    if (verdict.do === 'renumber') {
      if (item.kind === 'init') this.#init = verdict.next - 1
      else this.#number = verdict.next
      return true
    }
    if (verdict.do === 'skip') this.#shift(item)
    this.events.onTrouble(verdict)
    return verdict.do === 'skip'
  }
}
