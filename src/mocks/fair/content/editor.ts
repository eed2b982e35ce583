import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { type ContentKind, fieldsOf, isOwned, isOwner, ownerOf } from '#contract/fair/content/kinds.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { type MockObject, objectsOf } from './objects'

/** The exhibitor that who asks writes for; undefined: they write for the fair. */
export function ownerOfToken(token: string): number | undefined {
  const { userType, exhibitorId } = accountOfToken(token)
  return hasPermission(userType, 'editContent') ? undefined : (exhibitorId ?? 0)
}

export const mayWrite = (kind: ContentKind, token: string): boolean =>
  ownerOfToken(token) === undefined || isOwned(kind)

/** An exhibitor is put on show and taken off by organizers. */
export const mayShow = (kind: ContentKind, token: string): boolean =>
  ownerOfToken(token) === undefined || !isOwner(kind)

/** An object that who asks may write. */
export function findOwn(kind: ContentKind, id: number, token: string): MockObject | undefined {
  const owner = ownerOfToken(token)
  return objectsOf(kind).find(
    (object) => object.id === id && (owner === undefined || ownerOf(kind, id, object.draft) === owner),
  )
}

/** What was sent; what organizers alone change is as it was. */
export function withOrganizersFields(
  kind: ContentKind,
  token: string,
  sent: AnyDocument,
  before: AnyDocument,
): AnyDocument {
  if (ownerOfToken(token) === undefined) return sent
  const kept = Object.entries(fieldsOf(kind)).flatMap(([name, { organizers }]) => {
    const value = before[name]
    return organizers && value !== undefined ? [[name, value] as const] : []
  })
  return { ...sent, ...Object.fromEntries(kept) }
}

/** What an exhibitor's new object says where organizers alone write. */
export function beginOf(kind: ContentKind, token: string): AnyDocument {
  const owner = ownerOfToken(token)
  if (owner === undefined || kind !== 'exhibit') return {}
  const exhibitor = objectsOf('exhibitor').find(({ id }) => id === owner)
  return { exhibitor: owner, hall: exhibitor?.draft['hall'] ?? null }
}

/** Whether what an exhibitor submits is published at once. */
export const isTrusted = (kind: ContentKind, { id, draft }: MockObject): boolean => {
  const owner = ownerOf(kind, id, draft)
  return objectsOf('exhibitor').some((one) => one.id === owner && one.published?.['trusted'] === 'yes')
}
