import { Refusal } from '../http/fail'
import { within } from '../within'
import { type Dsn } from './dsn'
import { eventOf, type LoggedError } from './event'

/** Events of one server a minute; what comes beyond is counted and left out. */
export const EVENTS_A_MINUTE = 30
const MINUTE_MS = 60_000
/** ms that the service has for an answer, and a server that ends for what is under way */
const POST_MS = 5_000
const FLUSH_MS = 2_000
const TOO_MANY = 429

interface ErrorReportOptions {
  dsn: Dsn
  release: string
  environment: string
  /** Called with the reason when an event could not be sent, and not again until one was. */
  onFailing: (reason: string) => void
}

/** Sends errors to a service that speaks Sentry's protocol: https://develop.sentry.dev/sdk/foundations/envelopes/ */
export class ErrorReports {
  /** Numbers of errors by result. */
  readonly counts = { sent: 0, failed: 0, dropped: 0 }
  readonly #options: ErrorReportOptions
  readonly #underWay = new Set<Promise<void>>()
  #minute = 0
  #inMinute = 0
  #isFailing = false

  constructor(options: ErrorReportOptions) {
    this.#options = options
  }

  /** Sends the error in the background. A refusal is no error: it is what the fair answers. */
  readonly report = (logged: LoggedError): void => {
    if (logged.error instanceof Refusal) return
    if (!this.#isWithinRate()) {
      this.counts.dropped += 1
      return
    }
    const sending = this.#send(logged).finally(() => this.#underWay.delete(sending))
    this.#underWay.add(sending)
  }

  /** Waits for what is under way, two seconds at most. */
  readonly flush = (): Promise<boolean> => within(FLUSH_MS, Promise.all(this.#underWay))

  #isWithinRate(): boolean {
    const minute = Math.floor(Date.now() / MINUTE_MS)
    if (minute !== this.#minute) this.#inMinute = 0
    this.#minute = minute
    this.#inMinute += 1
    return this.#inMinute <= EVENTS_A_MINUTE
  }

  async #send(logged: LoggedError): Promise<void> {
    try {
      await this.#post(logged)
      this.counts.sent += 1
      this.#isFailing = false
    } catch (error) {
      this.counts.failed += 1
      if (!this.#isFailing) this.#options.onFailing(error instanceof Error ? error.message : 'unknown')
      this.#isFailing = true
    }
  }

  async #post(logged: LoggedError): Promise<void> {
    const { dsn, release, environment } = this.#options
    const event = eventOf(logged, { release, environment })
    const lines = [{ event_id: event.event_id, sent_at: new Date().toISOString() }, { type: 'event' }, event]
    const response = await fetch(dsn.url, {
      method: 'POST',
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${dsn.publicKey}, sentry_client=${release.replace('@', '/')}`,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(POST_MS),
    })
    await response.arrayBuffer()
    // The service's own limit: nothing more in this minute.
    if (response.status === TOO_MANY) this.#inMinute = EVENTS_A_MINUTE
    if (!response.ok) throw new Error(`answered ${response.status}`)
  }
}
