import type { EncoderProtocol } from '#contract/live/broadcast/rules.ts'

/** What an encoder is set up with: OBS calls them server and stream key. */
export interface EncoderAddress {
  protocol: EncoderProtocol
  server: string
  /** Empty where the address contains it. */
  key: string
}

/** The stream of a session. */
export interface Stream {
  /** Public: the addresses that viewers play bear it. */
  name: string
  key: string
  /** Until when an encoder may begin. */
  expiresAt: Date
}

/** What a media server reports of a stream, or asks about it. `source` names one connection, `at` says since when. */
export type IngestHook =
  | { kind: 'publish'; stream: string; key: string }
  | { kind: 'read'; stream: string }
  | { kind: 'began' | 'ended'; stream: string; source: string; at?: Date }

export interface HookRequest {
  name: string
  query: Readonly<Record<string, string | undefined>>
  body: string
}

/** A hook that did not come from the media server, or says nothing that is understood. */
export class HookRefused extends Error {
  override readonly name = 'HookRefused'
}

/** Takes what encoders send and gives it out to viewers. */
export interface IngestPort {
  readonly available: boolean
  readonly driver: 'embedded' | 'mediamtx' | 'tencent'
  addressesOf(stream: Stream): EncoderAddress[]
  /** RTMP, FLV and HLS, as the lists of a session have them (spec: live §3); empty where there is none. */
  pullAddresses(stream: string, now?: Date): string[]
  /** Throws HookRefused. */
  verifyHook(request: HookRequest): IngestHook
  /**
   * Which streams are being sent at present, with the connection where the service names it: of `streams` at least, and of unknown ones
   * where the service lists all. Rejects with ServiceFailure.
   */
  findPublishing(streams: readonly string[]): Promise<ReadonlyMap<string, string | undefined>>
  /** Disconnects whoever sends a stream; nothing where nobody does. Rejects with ServiceFailure. */
  stop(stream: string): Promise<void>
}
