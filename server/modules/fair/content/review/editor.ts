import type { AnyDocument, Fields } from '#contract/fair/content/fields.ts'
import { type ContentKind, isOwned, isOwner } from '#contract/fair/content/kinds.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import type { Item } from '../content.queries'

/** Who edits, and what of it is open to them. */
export interface Editor {
  account: Account
  /** Only what belongs to this exhibitor; undefined: everything. */
  ownerId: number | undefined
}

/** Throws LoginExpired; NotAllowed for who speaks for no exhibitor yet. */
export async function getEditor(context: Pick<Context<unknown>, 'db' | 'viewer'>): Promise<Editor> {
  const account = await getViewerAccount(context)
  if (hasPermission(account.userType, 'editContent')) return { account, ownerId: undefined }
  if (account.exhibitorId === null) throw fail('NotAllowed')
  return { account, ownerId: account.exhibitorId }
}

/** Throws NotAllowed where the objects of a kind are the organizers' alone. */
export function assertMayWrite({ ownerId }: Editor, kind: ContentKind): void {
  if (ownerId !== undefined && !isOwned(kind)) throw fail('NotAllowed')
}

/** An exhibitor is put on show and taken off by organizers. Throws NotAllowed for anybody else. */
export function assertMayShow({ ownerId }: Editor, kind: ContentKind): void {
  if (ownerId !== undefined && isOwner(kind)) throw fail('NotAllowed')
}

/** Of another's object they are reported as of one that is not there. Throws ContentNotFound. */
export function assertOwn({ ownerId }: Editor, item: Pick<Item, 'ownerId'>): void {
  if (ownerId !== undefined && item.ownerId !== ownerId) throw fail('ContentNotFound')
}

/** What an editor sent; what organizers alone change is as it was before. */
export function withOrganizersFields(
  { ownerId }: Editor,
  fields: Fields,
  sent: AnyDocument,
  before: AnyDocument,
): AnyDocument {
  if (ownerId === undefined) return sent
  const kept = Object.entries(fields).flatMap(([name, { organizers }]) => {
    const value = before[name]
    return organizers && value !== undefined ? [[name, value] as const] : []
  })
  return { ...sent, ...Object.fromEntries(kept) }
}
