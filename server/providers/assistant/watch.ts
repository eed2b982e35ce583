/** Ends a request when its caller gives up, or when nothing came for as long as it may wait. */
export class Watch {
  /** Nothing came in time. */
  silent = false
  readonly #ending = new AbortController()
  readonly #outer: AbortSignal
  #timer: NodeJS.Timeout | undefined

  constructor(outer: AbortSignal) {
    this.#outer = outer
    if (outer.aborted) this.#ending.abort()
    else outer.addEventListener('abort', this.#abort, { once: true })
  }

  get signal(): AbortSignal {
    return this.#ending.signal
  }

  readonly #abort = () => this.#ending.abort()

  /** From now on so many ms of silence end the request. */
  wait(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.silent = true
      this.#abort()
    }, ms)
  }

  /** The request has ended, however it went. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#outer.removeEventListener('abort', this.#abort)
    this.#abort()
  }
}
