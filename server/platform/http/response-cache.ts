import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export interface CachedResponse {
  body: Buffer
  /** Made when first requested. */
  gzip?: Buffer
}

/** What a response rests on. */
interface Basis {
  /** `version` as it was before anything was read. */
  version: number
  /** Tags of what was read (see `db/table-use.ts`). */
  tags: readonly string[]
  /** ms since 1970 at which the response is no longer right; Infinity: right until something that was read changes. */
  holdsUntil: number
}

interface Entry extends CachedResponse, Basis {
  key: string
}

const MAX_BYTES = 48 * 1024 * 1024
const MAX_ENTRIES = 20_000
/** What an entry takes beside its texts and bytes, about. */
const ENTRY_BYTES = 512
/** Bytes of a tag that shares its text with its statement. */
const TAG_BYTES = 8
/** Below this, compressing costs more than it saves. */
const GZIP_FROM_BYTES = 1_024
/** Longer requests are found by their validated input alone. */
const TEXT_MAX = 512
const MAX_TEXT_BYTES = 4 * 1024 * 1024
/** Longer keys are hashed. */
const KEY_MAX = 200

/** The value with its fields in one order, in whatever order they were sent. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, field]) => [name, canonical(field)]))
}

/** The key of a validated input: what was sent next to it, and how, makes no other key. */
export function responseKey(path: string, language: string, input: unknown): string {
  const key = `${path}\n${language}\n${JSON.stringify(canonical(input))}`
  return key.length <= KEY_MAX ? key : createHash('sha256').update(key).digest('base64url')
}

/**
 * Responses of reads that depend on input and language alone, until something that they were read from changes. Bounded
 * in bytes and in number, the least recently requested first to go.
 */
export class ResponseCache {
  /** Requests that were answered from the cache, and those that were not. */
  readonly requests = { hit: 0, miss: 0 }
  readonly #entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES / 16,
    sizeCalculation: ({ body, gzip, tags }, key) =>
      key.length * 2 + body.length + (gzip?.length ?? 0) + tags.length * TAG_BYTES + ENTRY_BYTES,
  })
  /** The keys of short requests by their text, so that they need not be parsed. */
  readonly #keys = new LRUCache<string, string>({
    max: MAX_ENTRIES,
    maxSize: MAX_TEXT_BYTES,
    sizeCalculation: (key, text) => (key.length + text.length) * 2 + ENTRY_BYTES / 4,
  })
  #version = 0
  #allChangedAt = 0
  readonly #changedAt = new Map<string, number>()
  readonly #isSubscribed: () => boolean

  constructor(isSubscribed: () => boolean = () => true) {
    this.#isSubscribed = isSubscribed
  }

  /** Taken before reading: a response that a change has overtaken is not found. */
  get version(): number {
    return this.#version
  }

  find(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    if (entry && this.#isRight(entry)) return entry
    if (entry) this.#entries.delete(key)
    return undefined
  }

  /** What `find` gives for the key that this very request had before. */
  findByText(text: string): CachedResponse | undefined {
    const key = text.length <= TEXT_MAX ? this.#keys.get(text) : undefined
    return key === undefined ? undefined : this.find(key)
  }

  rememberText(text: string, key: string): void {
    if (text.length <= TEXT_MAX) this.#keys.set(text, key)
  }

  keep(key: string, body: Buffer, basis: Basis): CachedResponse {
    const entry: Entry = { ...basis, key, body }
    if (this.#isRight(entry)) this.#entries.set(key, entry)
    return entry
  }

  /** The compressed body, or undefined where it does not pay. */
  compressed(response: CachedResponse): Buffer | undefined {
    if (response.body.length < GZIP_FROM_BYTES) return undefined
    if (response.gzip) return response.gzip
    response.gzip = gzipSync(response.body, { level: 6 })
    // Set again, so that it counts with its new size.
    const entry = 'key' in response ? this.#entries.peek(String(response.key)) : undefined
    if (entry === response) this.#entries.set(entry.key, entry)
    return response.gzip
  }

  /** What these tags name has changed; without any, everything may have. */
  changed(tags?: ReadonlySet<string>): void {
    this.#version += 1
    for (const tag of tags ?? []) this.#changedAt.set(tag, this.#version)
    if (tags) return
    this.#allChangedAt = this.#version
    this.#entries.clear()
  }

  #isRight({ version, tags, holdsUntil }: Basis): boolean {
    return (
      this.#isSubscribed() &&
      Date.now() < holdsUntil &&
      (version === this.#version ||
        (version >= this.#allChangedAt && tags.every((tag) => (this.#changedAt.get(tag) ?? 0) <= version)))
    )
  }
}
