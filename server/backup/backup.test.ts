import { eq } from 'drizzle-orm'
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, runAsAdmin } from '#tests/setup/database-template.ts'
import { openTestDatabase } from '#tests/setup/server.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { files } from '#server/modules/foundation/files/files.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { connectDatabase, type Database } from '#server/platform/db/database.ts'
import { dataKeyPath, readDataKeys } from '#server/platform/vault/data-key.ts'
import { openStorage } from '#server/providers/storage/open.ts'
import { takeBackup } from './backup'
import { readManifest } from './manifest'
import { restoreBackup } from './restore'

const folder = mkdtempSync(join(tmpdir(), 'backup-test-'))
const storageIn = (name: string) => openStorage({ dataDir: join(folder, name), s3: undefined })

let source: Database & { url: string }
let made = 0

/** An empty database beside the test's own. */
async function makeTarget(): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `restored_${process.pid}_${(made += 1)}`
  await runAsAdmin(source.url, `create database ${name}`)
  return {
    url: addressOf(source.url, name),
    remove: () => runAsAdmin(source.url, `drop database ${name} with (force)`),
  }
}

const dataDir = join(folder, 'restored-data')

const addFile = (key: string) =>
  source.write(async (db) => {
    const about = { module: 'avatar', fileName: 'a.txt', mimeType: 'text/plain', fileExt: 'txt', fileSize: 5 }
    await db.insert(files).values({ id: key, storageKey: key, ...about })
  })

const addMarker = (address: string) =>
  source.write(async (db) => {
    const message = { channel: 'email', languageType: 1, template: 'code-login', body: '', state: 'kept' } as const
    await db.insert(outbox).values({ ...message, address, parameters: ['的 \\N "x"\t\n'] })
  })

beforeAll(async () => {
  source = await openTestDatabase('demo')
  await storageIn('source').put('kept.txt', Buffer.from('kept!'), 'text/plain')
  await addFile('kept.txt')
  await addMarker('before@fair.example')
})
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

const backUp = (name: string) =>
  takeBackup({ url: source.url, storage: storageIn('source'), folder: join(folder, name), dataKeys: ['k'.repeat(32)] })

describe('a backup', () => {
  it('restored has every row and file of its moment, none after it, and goes on with new numbers', async () => {
    const manifest = await backUp('whole')
    await addMarker('after@fair.example')
    const target = await makeTarget()
    const storage = storageIn('restored')
    await restoreBackup({ url: target.url, storage, dataDir, folder: join(folder, 'whole') })
    expect(readDataKeys(dataDir)).toEqual(['k'.repeat(32)])
    expect(statSync(dataKeyPath(join(folder, 'whole'))).mode & 0o777).toBe(0o600)

    const restored = await connectDatabase(target.url)
    const marks = await restored.db.select({ address: outbox.address, parameters: outbox.parameters }).from(outbox)
    expect(marks).toEqual([{ address: 'before@fair.example', parameters: ['的 \\N "x"\t\n'] }])
    const people = (db: Database) => db.db.select().from(accounts).orderBy(accounts.id)
    expect(await people(restored)).toEqual(await people(source))
    expect(await text(await storage.open('kept.txt'))).toBe('kept!')
    expect(manifest.tables.length).toBeGreaterThan(30)

    const [last] = (await people(source)).slice(-1)
    const account = {
      email: 'new@fair.example',
      passwordHash: '',
      userType: 20,
      status: 'active' as const,
      name: { zh: '', en: '' },
    }
    const [added] = await restored.db.insert(accounts).values(account).returning()
    expect(added?.id).toBe((last?.id ?? 0) + 1)
    await restored.close()
    await target.remove()
  })

  it('is refused where it is damaged or not whole, and nothing is written', async () => {
    await backUp('sound')
    const target = await makeTarget()
    const damaged = join(folder, 'damaged')
    cpSync(join(folder, 'sound'), damaged, { recursive: true })
    appendFileSync(join(damaged, 'tables/account.copy'), 'x')
    const into = { dataDir, url: target.url, storage: storageIn('never') }
    await expect(restoreBackup({ ...into, folder: damaged })).rejects.toThrow(/damaged.*account\.copy/)
    rmSync(join(damaged, 'tables/account.copy'))
    await expect(restoreBackup({ ...into, folder: damaged })).rejects.toThrow(/lacks.*account\.copy/)
    await expect(restoreBackup({ ...into, folder: join(folder, 'nothing') })).rejects.toThrow(/no whole backup/)
    expect(existsSync(join(folder, 'never'))).toBe(false)
    await target.remove()
  })

  it('is not restored over a fair', async () => {
    await backUp('second')
    const storage = storageIn('source')
    const before = await source.db.$count(accounts)
    await expect(restoreBackup({ url: source.url, storage, dataDir, folder: join(folder, 'second') })).rejects.toThrow(
      /in use/,
    )
    expect(await source.db.$count(accounts)).toBe(before)
  })

  it('stops where the storage has lost a file, and leaves no folder that looks whole', async () => {
    await addFile('lost.txt')
    await expect(backUp('unlucky')).rejects.toThrow(/lost the file lost\.txt/)
    expect(readdirSync(folder)).not.toContain('unlucky')
    await source.write((db) => db.delete(files).where(eq(files.id, 'lost.txt')))
  })

  it('does not write into a folder that is there', async () => {
    await backUp('once')
    const before = readFileSync(join(folder, 'once/backup.json'), 'utf8')
    await expect(backUp('once')).rejects.toThrow(/is there already/)
    expect(readFileSync(join(folder, 'once/backup.json'), 'utf8')).toBe(before)
    expect(readManifest(join(folder, 'once')).format).toBe(1)
  })
})
