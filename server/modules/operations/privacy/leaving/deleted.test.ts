import { eq, getTableColumns, getTableName, is, SQL } from 'drizzle-orm'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { marks, touchEverything, typed } from '#tests/setup/people/plant.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { useServer } from '#tests/setup/server.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { reviewSnapshots } from '#server/modules/people/review/review.schema.ts'
import { sweepFiles } from '#server/modules/foundation/files/index.ts'
import { holdAccount } from '#server/modules/foundation/accounts/index.ts'
import { nameOf, type Person, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { personalData as register } from '#server/domains/personal-data.ts'
import { markLeaving } from '../leaving.queries'
import { departures } from '../privacy.schema'
import { listPersonalData } from '../register'
import { countPersonalData } from '../work-off.queries'
import { sweepCopies } from '../copies/make-copies'
import { deleteAccounts } from './delete-accounts'

const personalData = listPersonalData(register)
const server = useServer('demo')
const { person: somebody } = talking(server)

/** Every column of every table that holds the text, as `table.column`. */
async function whereverIs(text: string): Promise<string[]> {
  const client = new pg.Client(server().database.url)
  await client.connect()
  try {
    const { rows } = await client.query<{ table: string; column: string }>(
      `select relname as table, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid
       where relkind = 'r' and relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped`,
    )
    const found: string[] = []
    for (const { table, column } of rows) {
      const input = `select 1 from "${table}" where strpos(lower("${column}"::text), lower($1)) > 0 limit 1`
      if ((await client.query(input, [text])).rows.length > 0) found.push(`${table}.${column}`)
    }
    return found.toSorted()
  } finally {
    await client.end()
  }
}

/** The files of the data folder that hold the text. */
async function inDataFolder(text: string): Promise<string[]> {
  const entries = await readdir(server().config.dataDir, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    if ((await readFile(path)).includes(text)) found.push(path)
  }
  return found
}

/** Titles of invoices and payers: the books. */
const books = ['invoice.title', 'transfer.payer']

let id = 0
let planted: Awaited<ReturnType<typeof touchEverything>>
const who: Person = { id: 0, addresses: [marks.phone, marks.email] }

describe('a person who has touched everything', () => {
  beforeAll(async () => {
    const { phone, email, name } = marks
    const words = { zh: name, en: name }
    id = (await somebody({ phone, email, name: words, nickName: name, contactPhone: phone, contactEmail: email })).id
    who.id = id
    const other = Number((await signedInAs(server(), userTypes.organizer)).userid)
    await server().providers.storage.put('avatar-of-test', Buffer.from(`a picture of ${name}`), 'image/png')
    await server().providers.storage.put('copies/of-test', Buffer.from(`a copy of ${name}`), 'application/zip')
    planted = await touchEverything(server().database.db, { id, other })
    // A demand that was reviewed and never published.
    const subjectId = Number(planted.get('demand.unshown')?.['id'])
    await server().database.db.insert(reviewSnapshots).values({ subject: 'demand', subjectId, lines: typed })
  })

  it('has a row of every entry of the register', async () => {
    const empty: string[] = []
    for (const entry of personalData) {
      const isLater = ['departure.account_id', 'outbox.lastLetter'].includes(nameOf(entry))
      if (!isLater && (await countPersonalData(server().database.db, entry, who)) === 0) empty.push(nameOf(entry))
    }
    expect(empty).toEqual([])
    expect(await inDataFolder(marks.name)).toHaveLength(2)
    expect(planted.size).toBeGreaterThan(90)
  })

  it('leaves exactly what the register says', async () => {
    const { config, database, providers } = server()
    const now = new Date()
    await database.write(async (db) => {
      await holdAccount(db, id)
      await markLeaving(db, id, new Date(now.getTime() - 1_000))
    })
    await deleteAccounts(database, { config, providers, personalData: register }, now)
    await sweepFiles({ ...database, storage: providers.storage, dataDir: config.dataDir })
    await sweepCopies(database, providers, new Date(Date.now() + 1_000))
    expect(await inDataFolder(marks.name)).toEqual([])
    /** What stays of what was typed: columns of rows that are kept, or that deletion does not empty. */
    const staying = personalData.flatMap((entry) => {
      const row = planted.get(nameOf(entry))
      if (!row || entry.fate === 'erase') return []
      // What is reckoned from what was there keeps a part of it.
      const taken = entry.fate === 'strip' ? Object.keys(entry.set).filter((key) => !is(entry.set[key], SQL)) : []
      return Object.entries(getTableColumns(entry.table))
        .filter(([key]) => !taken.includes(key) && JSON.stringify(row[key] ?? '').includes(typed))
        .map(([, column]) => `${getTableName(entry.table)}.${column.name}`)
    })
    expect(await whereverIs(typed)).toEqual([...new Set(staying)].toSorted())
    for (const one of [marks.name, marks.phone, marks.idNumber]) expect(await whereverIs(one)).toEqual(books)
    // The letter that says so is on its way; it is emptied when it is delivered.
    expect(await whereverIs(marks.email)).toEqual([...books, 'outbox.address'].toSorted())
  })

  it('has gone from every row that the register erases, and stands for nobody where it stays', async () => {
    const { db } = server().database
    for (const entry of personalData) {
      const isGone = entry.fate === 'erase' || (entry.by !== null && toNull(entry))
      // Rows found by an address have lost it, and no longer identify their owner.
      if (!isGone && !entry.by) continue
      const isThere = (await countPersonalData(db, entry, who)) > 0
      expect([nameOf(entry), isThere]).toEqual([nameOf(entry), !isGone])
    }
    const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
    expect(account).toMatchObject({
      status: 'deleted',
      name: { zh: '已注销用户', en: 'Deleted user' },
      phone: '',
      email: '',
    })
    const [departure] = await db.select().from(departures).where(eq(departures.accountId, id))
    expect(departure?.endedAt).toBeInstanceOf(Date)
  })

  it('may register again with the same number and address', async () => {
    const { phone, email } = marks
    expect((await somebody({ phone, email })).id).not.toBe(id)
  })
})

/** Whether what is emptied is the very column that named the person. */
function toNull(entry: PersonalData): boolean {
  if (entry.fate !== 'strip') return false
  return Object.keys(entry.set).some((key) => getTableColumns(entry.table)[key]?.name === entry.by?.name)
}
