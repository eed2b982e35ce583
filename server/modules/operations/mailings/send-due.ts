import type { Database } from '#server/platform/db/database.ts'
import { listPeople } from '#server/modules/operations/audiences/index.ts'
import type { Sender } from '#server/modules/foundation/notices/index.ts'
import * as queries from './mailings.queries'
import { writeTo } from './write'

/** people that are written to in one transaction */
const BATCH = 50

type Writing = Pick<Database, 'write'>

/** Writes to the next people of a mailing; false: everybody was written to, it was canceled, or another server is at it. */
export const sendNext = ({ write }: Writing, sender: Sender, id: number, limit = BATCH): Promise<boolean> =>
  write(async (db) => {
    const row = await queries.holdDue(db, id, new Date())
    if (!row) return false
    const people = await listPeople(db, row.audience, { after: row.sentTo, limit })
    for (const to of people) await writeTo(db, sender, row, to)
    const isOver = people.length < limit
    await queries.moveOn(db, id, { state: isOver ? 'sent' : 'sending', sentTo: people.at(-1)?.id ?? row.sentTo })
    return !isOver
  })

/** Sends what is due, each person once, on however many servers this runs; what broke off goes on where it was. */
export async function sendDueMailings(database: Pick<Database, 'db' | 'write'>, sender: Sender): Promise<void> {
  for (const { id } of await queries.listDue(database.db, new Date())) while (await sendNext(database, sender, id));
}
