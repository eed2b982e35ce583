import type { MultipartFile } from '@fastify/multipart'
import type { Readable } from 'node:stream'
import type { AnyEndpoint, OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { AppServices } from '../services'
import type { Database, Db } from '../db/database'
import type { Realtime } from '../realtime/realtime'

/** Who asks, when signed in. */
export interface Viewer {
  userId: string
  userType: number
}

export interface Context<Input> extends AppServices {
  input: Input
  language: Language
  db: Db
  write: Database['write']
  writeStatement: Database['writeStatement']
  viewer: Viewer | null
  /** Of a signed-in viewer: the token that named them. */
  token: string
  /** The viewer's network, which limits count by: see `toNetwork`. */
  ip: string
  /** Where the browser reaches this fair: `https://fair.example`. */
  origin: string
  realtime: Realtime
  /** The one file of a multipart call. */
  file: MultipartFile | undefined
  /** Sets one header of the answer. */
  header: (name: string, value: string) => void
  /** A header of the request, or an empty text. */
  requestHeader: (name: string) => string
  /** Logs an error of a part of the answer, which names what failed and is sent all the same. */
  logFailure: (error: unknown, message: string) => void
  /**
   * Says until when the answer is right though nobody writes. Whoever looks at the clock in a cacheable call must say
   * it; the earliest of several counts.
   */
  holdsUntil: (moment: Date) => void
}

/** The answer of an endpoint that answers bytes. */
export interface Bytes {
  type: string
  body: Buffer | Readable
  /** Code points that the document shows as □: sent in MISSING_CHARACTERS_HEADER, and logged. */
  missing?: number[]
  /** 206 for a part of the file. */
  status?: 200 | 206
}

export interface Route {
  endpoint: AnyEndpoint
  handle: (context: Context<never>) => Promise<unknown>
}

/** Ties an endpoint of the contract to what answers it. */
export function serve<E extends AnyEndpoint>(
  endpoint: E,
  handle: (context: Context<ParsedInputOf<E>>) => Promise<OutputOf<E>>,
): Route {
  return { endpoint, handle }
}

/** Ties an endpoint that answers bytes to what gives them. */
export function serveBytes<E extends AnyEndpoint>(
  endpoint: E,
  handle: (context: Context<ParsedInputOf<E>>) => Promise<Bytes>,
): Route {
  return { endpoint, handle }
}
