import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import type { Db } from '#server/platform/db/database.ts'

export type AccountRow = typeof accounts.$inferSelect

/** Records by the keys that the content uses. */
export interface Named<Item> {
  /** Throws where the content names what is not there. */
  get(key: string): Item
  all(): Item[]
}

function byKey<Item>(items: readonly Item[], keyOf: (item: Item) => string): Named<Item> {
  const found = new Map(items.map((item) => [keyOf(item), item]))
  return {
    all: () => [...found.values()],
    get(key) {
      const item = found.get(key)
      if (item === undefined) throw new Error(`the content names ${key}, which is not there`)
      return item
    },
  }
}

const exhibitColumns = {
  id: exhibits.id,
  key: exhibits.externalKey,
  name: exhibits.name,
  coverUrl: exhibits.coverUrl,
  exhibitorId: exhibits.exhibitorId,
}
const withoutPrefix = (key: string) => key.slice('demo/'.length)

/** Everybody and everything that the history of the demo fair is about. */
export async function readCast(db: Db) {
  const people = await db.select().from(accounts).orderBy(accounts.id)
  return {
    /** Of an account by its e-mail address, without the domain of the demo accounts. */
    people: byKey(people, ({ email }) => email.replace('@demo.yunzhan.example', '')),
    exhibitors: byKey(await db.select().from(exhibitors).orderBy(exhibitors.id), ({ externalKey }) =>
      withoutPrefix(externalKey),
    ),
    exhibits: byKey(await db.select(exhibitColumns).from(exhibits).orderBy(exhibits.id), ({ key }) =>
      withoutPrefix(key),
    ),
    lives: byKey(await db.select().from(lives), ({ key }) => key),
  }
}
export type Cast = Awaited<ReturnType<typeof readCast>>
