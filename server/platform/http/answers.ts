import { gzipSync } from 'node:zlib'

export interface Kept {
  body: Buffer
  /** Made when first asked for. */
  gzip?: Buffer
}

const MAX_BYTES = 48 * 1024 * 1024
/** Below this, compressing costs more than it saves. */
const GZIP_FROM_BYTES = 1_024

/**
 * Answers of reads that depend on input and language alone. Emptied by every write before the writer hears that it
 * is done, so that no answer after a write is older than it. `lifetimeMs` bounds what other servers may have written.
 */
export class Answers {
  #kept = new Map<string, Kept & { until: number }>()
  #bytes = 0
  #version = 0
  readonly #lifetimeMs: number

  constructor(lifetimeMs: number) {
    this.#lifetimeMs = lifetimeMs
  }

  /** Taken before reading; `keep` refuses an answer that a write has overtaken. */
  get version(): number {
    return this.#version
  }

  find(key: string): Kept | undefined {
    const kept = this.#kept.get(key)
    if (!kept || kept.until > Date.now()) return kept
    this.#drop(key)
    return undefined
  }

  keep(key: string, body: Buffer, version: number): Kept {
    const kept = { body, until: Date.now() + this.#lifetimeMs }
    if (version !== this.#version || body.length > MAX_BYTES / 16) return kept
    this.#drop(key)
    this.#kept.set(key, kept)
    this.#bytes += body.length
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MAX_BYTES) break
      this.#drop(oldest)
    }
    return kept
  }

  /** Forgets everything: something was written. */
  clear(): void {
    this.#version += 1
    this.#kept.clear()
    this.#bytes = 0
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key)
    if (kept && this.#kept.delete(key)) this.#bytes -= kept.body.length
  }
}

/** The compressed body, or undefined where it does not pay. */
export function gzipped(kept: Kept): Buffer | undefined {
  if (kept.body.length < GZIP_FROM_BYTES) return undefined
  kept.gzip ??= gzipSync(kept.body, { level: 6 })
  return kept.gzip
}
