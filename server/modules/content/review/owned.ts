import type { ContentDocument, ContentKind } from '../../../../contract/content/kinds'
import { fieldsOf } from '../../../../contract/content/kinds'
import { emptyDocument } from '../../../../contract/content/rules'
import type { Db } from '../../../platform/db/database'
import { addChange, addItem } from '../content.queries'
import { describeDocument } from '../describe'
import { keepFiles } from '../documents/documents'
import type { KindOfContent } from '../kind.queries'

interface Begun<Kind extends ContentKind> {
  ownerId: number
  /** What is known of it; the exhibitor writes the rest. */
  document: Partial<ContentDocument<Kind>>
  /** Makes what is begun twice one object. */
  key: string
  byAccount: number
}

/** Begins an object of an exhibitor's, as a draft of theirs, in the caller's transaction. */
export async function addDraft<Kind extends ContentKind>(
  db: Db,
  tie: KindOfContent & { kind: Kind },
  { ownerId, document: known, key, byAccount }: Begun<Kind>,
): Promise<void> {
  const { kind } = tie
  const fields = fieldsOf(kind)
  const document = { ...emptyDocument(fields), ...(await tie.begin(db, ownerId)), ...known }
  const id = await tie.nextId(db)
  const item = { kind, id, key, revision: 1, draftRevision: 1, updatedBy: byAccount }
  const added = await addItem(db, { ...item, ...describeDocument(kind, id, document) })
  if (!added) return
  await addChange(db, { kind, itemId: id, revision: 1, action: 'save', document, position: null, byAccount })
  await keepFiles(db, fields, document)
}
