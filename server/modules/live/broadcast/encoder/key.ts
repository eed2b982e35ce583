import { randomBytes } from 'node:crypto'
import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/live/broadcast/endpoints.ts'
import type { EncoderState } from '#contract/live/broadcast/rules.ts'
import { hasEnded } from '#contract/live/live/rules.ts'
import { getRunnable, type Live, moveStatus } from '#server/modules/live/live/index.ts'
import { watcherRoom } from '#server/modules/live/rooms/index.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { type Encoder, findEncoder, insertEncoder, lockEncoder, updateEncoder } from './encoder.queries'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>
type Output = OutputOf<typeof contract.openEncoder>

const USE = 'encoder-key'
const LIVE_TYPE = 1
const [LIVE, INTERRUPTED] = [1, 6] as const
const KEY_BYTES = 16
/** ms after the planned end of a session, or after now, for which an encoder may begin */
const VALID_MS = 86_400_000

/** The key as encoders have it. */
export const openKey = (vault: Vault, { key }: Pick<Encoder, 'key'>): string => vault.open(USE, key)

function newStream(vault: Vault, { endsAt }: Live): Pick<Encoder, 'stream' | 'key' | 'expiresAt'> {
  return {
    stream: randomBytes(KEY_BYTES).toString('hex'),
    key: vault.seal(USE, randomBytes(KEY_BYTES).toString('base64url')),
    expiresAt: new Date(Math.max(endsAt.getTime(), Date.now()) + VALID_MS),
  }
}

const stateOf = ({ source, endedSource }: Encoder): EncoderState =>
  source !== '' ? 'receiving' : endedSource === '' ? 'waiting' : 'interrupted'

function present({ vault, providers }: Context<unknown>, encoder: Encoder): Output {
  const { stream: name, version, expiresAt, refusal } = encoder
  const state = stateOf(encoder)
  const since = { waiting: null, receiving: encoder.sourceAt, interrupted: encoder.endedAt }[state]
  return {
    version,
    addresses: providers.ingest.addressesOf({ name, key: openKey(vault, encoder), expiresAt }),
    state,
    since: since?.toISOString() ?? '',
    refusal,
    expiresAt: expiresAt.toISOString(),
  }
}

/** Throws LiveNotFound, NotYourLive. */
export async function get(context: Context<Input<'getEncoder'>>): Promise<OutputOf<typeof contract.getEncoder>> {
  const { db, input, providers } = context
  const { live } = await getRunnable(context, input.liveId)
  const { available } = providers.ingest
  const found = available ? await findEncoder(db, live.id) : undefined
  return { available, encoder: found ? present(context, found) : null }
}

/** Throws LiveNotFound, NotYourLive, EncoderUnavailable, StatusImpossible. */
async function getSendable(context: Context<{ liveId: number }>) {
  const { live, account } = await getRunnable(context, context.input.liveId)
  if (!context.providers.ingest.available) throw fail('EncoderUnavailable')
  if (live.type !== LIVE_TYPE || hasEnded(live.status)) throw fail('StatusImpossible')
  return { live, openedBy: account.id }
}

async function readBack(context: Context<unknown>, liveId: number): Promise<Output> {
  const found = await findEncoder(context.db, liveId)
  if (!found) throw new Error('the encoder was not added')
  return present(context, found)
}

/**
 * Replaces the stream of a session. Who sends by the former one is disconnected; where the media server cannot be reached, the
 * job does it.
 */
async function replace(context: Context<unknown>, live: Live, seen: Encoder, openedBy: number): Promise<void> {
  const { write, vault, providers, realtime } = context
  const done = await write(async (db) => {
    const locked = await lockEncoder(db, live.id)
    if (!locked || locked.version !== seen.version) return undefined
    const isCut = locked.source !== '' && (await moveStatus(db, live.id, { from: LIVE, to: INTERRUPTED }))
    await updateEncoder(db, live.id, {
      ...newStream(vault, live),
      openedBy,
      version: locked.version + 1,
      source: '',
      endedSource: locked.source,
      endedAt: locked.source === '' ? locked.endedAt : new Date(),
      isLost: isCut || locked.isLost,
      refusal: '',
    })
    return { isCut }
  })
  if (!done) return
  if (done.isCut) realtime.emit(watcherRoom(live.id), 'liveChanged', { liveId: live.id })
  await providers.ingest
    .stop(seen.stream)
    .catch((error: unknown) => context.logFailure(error, 'an encoder with a former key was not disconnected'))
}

/** Answers the key of a session, which the first who asks makes. Throws as `getSendable`. */
export async function open(context: Context<Input<'openEncoder'>>): Promise<Output> {
  const { db, write, vault } = context
  const { live, openedBy } = await getSendable(context)
  const found = await findEncoder(db, live.id)
  if (!found)
    await write((transaction) => insertEncoder(transaction, { liveId: live.id, openedBy, ...newStream(vault, live) }))
  else if (found.source === '' && found.expiresAt < new Date()) await replace(context, live, found, openedBy)
  return readBack(context, live.id)
}

/** Throws as `getSendable`. */
export async function renew(context: Context<Input<'renewEncoder'>>): Promise<Output> {
  const { live, openedBy } = await getSendable(context)
  const found = await findEncoder(context.db, live.id)
  if (!found) return open(context)
  if (found.version === context.input.version) await replace(context, live, found, openedBy)
  return readBack(context, live.id)
}
