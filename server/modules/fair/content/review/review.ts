import type * as contract from '#contract/fair/content/endpoints.ts'
import { isOwned } from '#contract/fair/content/kinds.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Item, stateNow } from '../content.queries'
import { change } from '../edit/change'
import type { Kinds } from '../edit/objects'
import { getReadyDraft, shownDays, publishDraft } from '../edit/show'
import { announceDecision } from './announce'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/** Throws ContentNotNow unless the draft waits for an organizer. */
function assertWaiting({ submittedAt }: Item): void {
  if (!submittedAt) throw fail('ContentNotNow')
}

/**
 * Asks an organizer to publish the draft. What a trusted exhibitor submits is published at once. Throws as `change`, and
 * ContentIncomplete; ContentNotNow for what waits already, and for what visitors see as it is.
 */
export function submit(kinds: Kinds, context: Context<Input<'submitContent'>>): Promise<ContentObject> {
  if (!isOwned(context.input.kind)) throw fail('NotAllowed')
  return change(kinds, context, { action: 'submit', step: 'submit' }, async (db, kind, item) => {
    const isSeen = stateNow(item) === 'published' && item.draftRevision === item.publishedRevision
    if (item.submittedAt || isSeen) throw fail('ContentNotNow')
    const document = await getReadyDraft(db, kind, item, context.language)
    if (item.ownerId === null || !(await kind.isTrusted(db, item.ownerId)))
      return { submittedAt: new Date(), opinion: '' }
    return { ...(await publishDraft(db, kind, item, document, shownDays(item))), action: 'publish' }
  })
}

/** Withdraws what waits. Throws as `change`; ContentNotNow once it was decided. */
export function recall(kinds: Kinds, context: Context<Input<'recallContent'>>): Promise<ContentObject> {
  return change(kinds, context, { action: 'recall' }, (_db, _kind, item) => {
    assertWaiting(item)
    return Promise.resolve({ submittedAt: null })
  })
}

/** Returns what waits, with the reason. Throws as `recall`. */
export function giveBack(kinds: Kinds, context: Context<Input<'returnContent'>>): Promise<ContentObject> {
  const { opinion } = context.input
  return change(kinds, context, { action: 'return', opinion }, async (db, _kind, item) => {
    assertWaiting(item)
    await announceDecision(db, context, item, opinion)
    return { submittedAt: null, opinion }
  })
}
