import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/people/review/endpoints.ts'
import { REASONS_MAX } from '#contract/people/review/rules.ts'
import type { Reason } from '#contract/people/review/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import * as stored from './reasons.queries'

const present = ({ id, action, text: { zh, en } }: stored.ReasonRow): Reason => ({ id, action, zh, en })

/** The ready-made reasons of the fair. */
export async function listReasons(db: Db): Promise<Reason[]> {
  return (await stored.listReasons(db)).map(present)
}

/** Keeps a reason once for a key. Throws ReasonsFull. */
export async function addReason({
  input: { key, action, zh, en },
  viewer,
  write,
}: Context<ParsedInputOf<typeof contract.addReason>>): Promise<Reason> {
  const row = { clientKey: key, action, text: { zh, en }, createdBy: Number(viewer?.userId) }
  const kept = await write((db) => stored.addReason(db, row))
  if (!kept) throw fail('ReasonsFull', { max: REASONS_MAX })
  return present(kept)
}
