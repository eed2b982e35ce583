import { sql } from 'drizzle-orm'
import { advertModules } from '../../../contract/adverts/rules'
import { tieKind } from '../content'
import { adverts } from './adverts.schema'

/** Adverts as the organizer edits them. */
export const advertContent = tieKind('advert', adverts, {
  toRow: ({ module, title, imageUrl, jumpLink }) => ({ module, title, imageUrl, jumpLink }),
  toDocument: ({ module, title, imageUrl, jumpLink }) => ({
    module: advertModules.find((one) => one === module) ?? '',
    title,
    imageUrl,
    jumpLink,
  }),
  // Behind the others of its place.
  added: (id) => ({
    key: `content-${id}`,
    position: sql`(select coalesce(max(position), -1) + 1 from ${adverts})`,
  }),
})
