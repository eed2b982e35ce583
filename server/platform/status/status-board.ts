import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { JobObserver, OnProviderCall } from '../metrics/work'
import { describeSafeFailure } from './safe-failure'

export type WorkKind = 'job' | 'provider' | 'backup'

/** When one piece of work last started, succeeded and failed. */
export interface WorkStatus {
  kind: WorkKind
  /** The job or the port. */
  subject: string
  lastStartAt: Date | null
  lastSuccessAt: Date | null
  lastFailureAt: Date | null
  /** Without anything that somebody typed; empty: it has not failed. */
  failure: string
}

const SERVER_ID_BYTES = 3

/** What this server knows of its own work. Kept in memory; a job writes what has changed to the database. */
export class StatusBoard {
  /** Names this process among the servers of the fair. */
  readonly server = `${hostname().slice(0, 60)}-${randomBytes(SERVER_ID_BYTES).toString('hex')}`
  readonly startedAt = new Date()
  readonly #work = new Map<string, WorkStatus>()
  #changed = new Set<string>()

  readonly jobs: JobObserver = {
    onStart: (job, lastStartAt) => this.#note('job', job, { lastStartAt }),
    onEnd: ({ job, error }) => this.#noteResult('job', job, error),
  }

  readonly onProviderCall: OnProviderCall = ({ port, result, error }) => {
    // Whoever refuses has answered, and says nothing about whether the service works.
    if (result !== 'refused') this.#noteResult('provider', port, error)
  }

  list(): WorkStatus[] {
    return [...this.#work.values()]
  }

  /** Hands over what has changed since the last report; `restore` it where it cannot be written. */
  takeChanged(): { changed: WorkStatus[]; restore: () => void } {
    const keys = this.#changed
    this.#changed = new Set()
    const changed = [...keys].flatMap((key) => this.#work.get(key) ?? [])
    return { changed, restore: () => keys.forEach((key) => this.#changed.add(key)) }
  }

  #noteResult(kind: WorkKind, subject: string, error: unknown): void {
    const at = new Date()
    const failed = () => ({ lastFailureAt: at, failure: describeSafeFailure(error) })
    this.#note(kind, subject, error === undefined ? { lastSuccessAt: at } : failed())
  }

  #note(kind: WorkKind, subject: string, change: Partial<WorkStatus>): void {
    const key = `${kind} ${subject}`
    const nothing = { kind, subject, lastStartAt: null, lastSuccessAt: null, lastFailureAt: null, failure: '' }
    this.#work.set(key, { ...nothing, ...this.#work.get(key), ...change })
    this.#changed.add(key)
  }
}
