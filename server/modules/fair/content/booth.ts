import type { BoothFacts } from '#contract/fair/content/booth-steps.ts'
import { countItems } from './content.queries'
import { getObject, type Kinds, type Reading } from './edit/objects'

/** Reads how complete the own booth is. Throws LoginExpired, NotAllowed, ContentNotFound. */
export const createBoothReader =
  (kinds: Kinds) =>
  async (context: Reading, exhibitorId: number): Promise<BoothFacts> => {
    const { db } = context
    const profile = await getObject(kinds, context, 'exhibitor', exhibitorId)
    const shownExhibits = await countItems(db, { kind: 'exhibit', ownerId: exhibitorId, state: 'published' })
    const drafts = await countItems(db, { kind: 'exhibit', ownerId: exhibitorId, state: 'draft' })
    return { profile, shownExhibits, drafts }
  }
