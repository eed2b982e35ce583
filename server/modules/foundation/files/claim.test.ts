import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deleteFile, uploadMaterial } from '#contract/foundation/files/endpoints.ts'
import { claimFiles, type FileRow, findFiles, sweepFiles } from '.'
import { setCheckStatus } from './files.queries'
import { pdf } from '#tests/setup/file-bytes.ts'
import { as, formOf, useUploads, withKey } from '#tests/setup/upload-server.ts'

const server = useUploads()
const KEY = withKey('guest')['uploadkey'] ?? ''
const asGuest = (ownerId: number | null, uploadKey = KEY) => ({ viewer: null, uploadKey, ownerId })

async function upload(headers = withKey('guest')): Promise<string> {
  const { data } = await server().post(uploadMaterial, formOf({ module: 'registration' }, 'a.pdf', pdf), headers)
  return String(data['id'])
}

const claim = (ids: string[], requester: Parameters<typeof claimFiles>[2]) =>
  server().database.write((db) => claimFiles(db, ids, requester))
const rowOf = async (id: string): Promise<FileRow | undefined> => (await findFiles(server().database.db, [id]))[0]
const refusal = { message: 'FileNotFound' }

describe('a claim', () => {
  it('returns the files in the requested order, claimed', async () => {
    const ids = [await upload(), await upload(), await upload()].toReversed()
    const claimed = await claim(ids, asGuest(5))
    expect(claimed.map(({ id }) => id)).toEqual(ids)
    expect(claimed.every(({ ownerId, claimedAt }) => ownerId === 5 && claimedAt !== null)).toBe(true)
  })

  it('of nothing gives nothing', async () => {
    expect(await claim([], asGuest(5))).toEqual([])
  })

  it('by the account that uploaded leaves it the owner', async () => {
    const id = await upload(as(6))
    await claim([id, id], { viewer: { userId: '6', userType: 1 }, uploadKey: '', ownerId: null })
    expect(await rowOf(id)).toMatchObject({ ownerId: 6 })
  })

  it('is made once', async () => {
    const id = await upload()
    await claim([id], asGuest(5))
    await expect(claim([id], asGuest(5))).rejects.toMatchObject(refusal)
    await expect(claim([id], asGuest(6))).rejects.toMatchObject(refusal)
    expect(await rowOf(id)).toMatchObject({ ownerId: 5 })
  })

  it('is won by one of twenty', async () => {
    const id = await upload()
    const claims = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => claim([id], asGuest(i + 1))))
    const won = claims.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    expect(won).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ ownerId: won[0]?.ownerId })
    const lost = claims.filter((one) => one.status === 'rejected')
    expect(lost.map(({ reason }: { reason: Error }) => reason.message)).toEqual(Array(19).fill('FileNotFound'))
  })

  it.each<[string, Parameters<typeof claimFiles>[2]]>([
    ['another guest', asGuest(5, withKey('other')['uploadkey'])],
    ['a guest without a key', asGuest(5, '')],
    ['another account', { viewer: { userId: '8', userType: 1 }, uploadKey: '', ownerId: 8 }],
    ['a reviewer', { viewer: { userId: '8', userType: 3 }, uploadKey: '', ownerId: 8 }],
  ])('is refused to %s', async (_, requester) => {
    const id = await upload()
    await expect(claim([id], requester)).rejects.toMatchObject(refusal)
    expect(await rowOf(id)).toMatchObject({ claimedAt: null, ownerId: null })
  })

  it('takes all or none', async () => {
    const ids = [await upload(), 'missing', await upload()]
    // Without a transaction around it, as a caller may forget.
    await expect(claimFiles(server().database.db, ids, asGuest(5))).rejects.toMatchObject(refusal)
    expect((await findFiles(server().database.db, ids)).map(({ claimedAt }) => claimedAt)).toEqual([null, null])
  })

  it.each([0, 3])('is made where the review says %i', async (status) => {
    const id = await upload()
    await server().database.write((db) => setCheckStatus(db, id, status))
    expect(await claim([id], asGuest(5))).toHaveLength(1)
  })

  it.each([1, 2, 4, -1])('is refused where the review says %i', async (status) => {
    const id = await upload()
    await server().database.write((db) => setCheckStatus(db, id, status))
    await expect(claim([id], asGuest(5))).rejects.toMatchObject(refusal)
  })
})

describe('a sweep', () => {
  const HOUR = 3_600_000
  const sweep = (hours: number) => {
    const { database, providers, dataDir } = server()
    const now = new Date(Date.now() + hours * HOUR)
    return sweepFiles({ ...database, storage: providers.storage, dataDir }, now)
  }

  it('removes what nothing has claimed for a day, and nothing else', async () => {
    await sweep(48)
    const ids = await Promise.all(Array.from({ length: 51 }, () => upload()))
    const kept = await upload()
    await claim([kept], asGuest(5))
    expect(await sweep(23.9)).toBe(0)
    expect(await findFiles(server().database.db, ids)).toHaveLength(51)
    expect(await sweep(24.1)).toBe(51)
    expect(await findFiles(server().database.db, [...ids, kept])).toMatchObject([{ id: kept }])
    const { storage } = server().providers
    await expect(storage.open(`${ids[0]}.pdf`)).rejects.toThrow(String(ids[0]))
    const opened = await storage.open(`${kept}.pdf`)
    opened.destroy()
  })

  it('comes back to files that the storage could not remove, which are gone for everybody meanwhile', async () => {
    const [forgotten, deleted] = [await upload(), await upload()]
    const { database, providers, dataDir } = server()
    const { storage } = providers
    providers.storage = { ...storage, remove: () => Promise.reject(new Error('unreachable')) }
    const later = new Date(Date.now() + 25 * HOUR)
    const url = `/api${deleteFile.path}?filePath=${deleted}`
    const { statusCode } = await server().app.inject({ method: 'POST', url, headers: withKey('guest') })
    expect(statusCode).toBe(500)
    const sweeping = sweepFiles({ ...database, storage: providers.storage, dataDir }, later)
    await expect(sweeping).rejects.toThrow('unreachable')
    for (const id of [forgotten, deleted]) {
      expect(await rowOf(id)).toBeUndefined()
      await expect(claim([id], asGuest(5))).rejects.toMatchObject(refusal)
    }
    providers.storage = storage
    expect(await sweep(25)).toBe(2)
    await expect(storage.open(`${deleted}.pdf`)).rejects.toThrow(deleted)
  })

  it('removes what a crash has left of uploads', async () => {
    const folder = join(server().dataDir, 'tmp')
    mkdirSync(folder, { recursive: true })
    for (const name of ['old', 'new']) writeFileSync(join(folder, name), 'a')
    utimesSync(join(folder, 'old'), new Date(), new Date(Date.now() - 25 * HOUR))
    await sweep(0)
    expect(server().temporary()).toEqual(['new'])
  })
})
