import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { uploadErrors } from '#contract/foundation/files/errors.ts'
import { deleteFile, getMaterials, uploadMaterial, uploadMedia } from '#contract/foundation/files/endpoints.ts'
import { permissions, userTypes } from '#contract/core/permissions.ts'
import { claimFiles, findFiles } from '.'
import * as made from '#tests/setup/file-bytes.ts'
import { as, formOf, useUploads, withKey } from '#tests/setup/upload-server.ts'

const server = useUploads()
const HEADERS = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" }

async function upload(name: string, bytes: Buffer, headers: Record<string, string>, module = 'registration') {
  const endpoint = name.endsWith('mp4') ? uploadMedia : uploadMaterial
  const { data } = await server().post(endpoint, formOf({ module }, name, bytes), headers)
  return String(data['id'])
}

const shown = (id: string, headers = {}) => server().get(`/api/ce-digital/dsf/file/${id}`, headers)
const loaded = (id: string, headers = {}) => server().get(`/api/ce-digital/dsf/file/downloadFile?id=${id}`, headers)
const preview = (path: string, headers = {}) =>
  server().get(`/api/ce-digital/dsf/file/dcsTransform?filePath=${encodeURIComponent(path)}`, headers)
const remove = async (path: string, headers = {}) => {
  const { app } = server()
  const url = `/api${deleteFile.path}?filePath=${encodeURIComponent(path)}`
  return (await app.inject({ method: 'POST', url, headers: { language: 'en-US', ...headers } })).statusCode
}

describe('a private file', () => {
  let ofGuest = ''
  let ofAccount = ''
  beforeAll(async () => {
    ofGuest = await upload('护照.pdf', made.pdf, withKey('guest'))
    ofAccount = await upload('a.pdf', made.pdf, as(7))
    const { database } = server()
    await database.write((db) =>
      claimFiles(db, [ofGuest], {
        viewer: null,
        uploadKey: withKey('guest')['uploadkey'] ?? '',
        ownerId: 9,
        claimedFor: 'case',
      }),
    )
  })

  it.each<[string, Record<string, string>, boolean, boolean]>([
    ['the guest', withKey('guest'), true, false],
    ['another guest', withKey('other'), false, false],
    ['nobody', {}, false, false],
    ['a key too short to count', { uploadkey: '' }, false, false],
    ['the account that uploaded', as(7), false, true],
    ['the owner by a claim', as(9), true, false],
    ['another account', as(8), false, false],
    ['another buyer', as(8, 6), false, false],
    // Of a case: who reads cases. Of none: nobody else, whoever they are.
    ...Object.entries(userTypes).map(([name, type]): [string, Record<string, string>, boolean, boolean] => [
      name,
      as(20, type),
      permissions.readCases.some((reader) => reader === type),
      false,
    ]),
  ])('is read by %s', async (_, headers, guestFile, accountFile) => {
    for (const [id, may] of [
      [ofGuest, guestFile],
      [ofAccount, accountFile],
    ] as const) {
      const status = may ? 200 : 404
      expect((await shown(id, headers)).status).toBe(status)
      expect((await loaded(id, headers)).status).toBe(status)
      expect((await preview(id, headers)).status).toBe(status)
      const { data } = await server().post(getMaterials, { ids: [id] }, headers)
      expect(data).toEqual(may ? [{ id, checkStatus: 0 }] : [])
    }
  })

  it('is to others as one that is not there', async () => {
    const missing = await shown('0123456789abcdef')
    const refused = await shown(ofGuest, withKey('other'))
    expect(refused.bytes.equals(missing.bytes)).toBe(true)
    expect(refused.status).toBe(missing.status)
    expect(missing.bytes.toString()).toContain(String(uploadErrors.FileNotFound.code))
  })

  it('is kept by nobody on the way', async () => {
    expect((await shown(ofGuest, withKey('guest'))).headers).toMatchObject({
      ...HEADERS,
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-length': String(made.pdf.length),
    })
  })

  it('is downloaded under its own name', async () => {
    const { headers, bytes } = await loaded(ofGuest, withKey('guest'))
    expect(headers['content-disposition']).toBe(
      `attachment; filename=__.pdf; filename*=UTF-8''${encodeURIComponent('护照.pdf')}`,
    )
    expect(headers).toMatchObject(HEADERS)
    expect(bytes.equals(made.pdf)).toBe(true)
  })
})

it('a key too short to count is nobody’s', async () => {
  const id = await upload('a.pdf', made.pdf, { uploadkey: 'short' })
  expect((await shown(id, { uploadkey: 'short' })).status).toBe(404)
  expect((await findFiles(server().database.db, [id]))[0]?.uploadKeyHash).toBe('')
})

describe('a public file', () => {
  it('is read by everybody; a picture is kept, a document, which may be closed again, is not', async () => {
    const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#35506b' } })
      .jpeg()
      .toBuffer()
    const [document, picture] = [
      await upload('a.pdf', made.pdf, as(3), 'news'),
      await upload('a.jpg', jpeg, as(3), 'news'),
    ]
    // A picture is looked at first, when its uploader asks for it.
    expect((await server().post(getMaterials, { ids: [picture] }, as(3))).data).toEqual([
      { id: picture, checkStatus: 0 },
    ])
    const [read, seen] = [await shown(document), await shown(picture)]
    expect([read.status, seen.status]).toEqual([200, 200])
    expect(read.headers).toMatchObject({ ...HEADERS, 'cache-control': 'private, no-store' })
    expect(seen.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
  })

  it('is private until its review has passed, which polling asks for', async () => {
    const { providers } = server()
    const { imageReview } = providers
    providers.imageReview = { review: () => Promise.reject(new Error('no answer')) }
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#35506b' } })
      .jpeg()
      .toBuffer()
    const id = await upload('a.jpg', picture, as(3), 'avatar')
    expect((await shown(id)).status).toBe(404)
    expect((await shown(id, as(3))).headers).toMatchObject({ 'cache-control': 'private, no-store' })
    expect((await server().post(getMaterials, { ids: [id] }, as(3))).data).toEqual([{ id, checkStatus: -1 }])
    providers.imageReview = imageReview
    expect((await server().post(getMaterials, { ids: [id] }, as(3))).data).toEqual([{ id, checkStatus: 0 }])
    expect((await shown(id)).status).toBe(200)
  })
})

describe('what a browser shows', () => {
  it.each([
    ['a.pdf', made.pdf, 'inline', 200],
    ['a.txt', Buffer.from('text'), 'inline', 200],
    ['a.mp4', made.mp4, 'inline', 200],
    ['a.zip', made.zipOf([{ name: 'a', data: made.pdf }]), 'attachment', 400],
    ['a.docx', made.officeOf('word'), 'attachment', 400],
  ])('%s', async (name, bytes, how, status) => {
    const id = await upload(name, bytes, as(7))
    const { headers } = await shown(id, as(7))
    expect(headers['content-disposition']).toMatch(new RegExp(`^${how};`))
    const found = await preview(`/api/ce-digital/dsf/file/${id}?x=1`, as(7))
    expect(found.status).toBe(status)
    expect(found.bytes.toString()).toContain(status === 200 ? `/file/${id}` : String(uploadErrors.NoPreview.code))
  })

  it.each([
    ['bytes=0-9', 206, '0-9', 10],
    ['bytes=4000-', 206, '4000-4023', 24],
    ['bytes=-4', 206, '4020-4023', 4],
    ['bytes=0-99999', 206, '0-4023', 4_024],
    ['bytes=-99999', 206, '0-4023', 4_024],
    ['bytes=9-2', 200, '', 4_024],
    ['bytes=0-1,5-6', 200, '', 4_024],
    ['lines=1-2', 200, '', 4_024],
  ])('media by %s', async (range, status, part, length) => {
    const id = await upload('a.mp4', made.mp4, as(7))
    const answered = await shown(id, { ...as(7), range })
    expect(answered.status).toBe(status)
    expect(answered.headers['content-range']).toBe(part ? `bytes ${part}/4024` : undefined)
    expect(answered.bytes.length).toBe(length)
  })

  it.each(['bytes=4024-', 'bytes=-0', 'bytes=9000-9001'])('no media by %s', async (range) => {
    const id = await upload('a.mp4', made.mp4, as(7))
    const { status, bytes } = await shown(id, { ...as(7), range })
    expect(status).toBe(416)
    expect(bytes.toString()).toContain(String(uploadErrors.RangeOutside.code))
  })

  it('other files whole', async () => {
    const id = await upload('a.pdf', made.pdf, withKey('guest'))
    const { status, headers } = await shown(id, { ...withKey('guest'), range: 'bytes=0-1' })
    expect({ status, ranges: headers['accept-ranges'] }).toEqual({ status: 200, ranges: undefined })
  })

  it('nothing with deleted bytes', async () => {
    const id = await upload('a.pdf', made.pdf, withKey('guest'))
    await server().providers.storage.remove(`${id}.pdf`)
    const { status, headers } = await shown(id, withKey('guest'))
    expect({ status, type: headers['content-type'] }).toEqual({ status: 404, type: 'application/json; charset=utf-8' })
  })
})

describe('deleting', () => {
  it('takes an upload of the viewer, and its bytes', async () => {
    const id = await upload('a.pdf', made.pdf, withKey('guest'))
    for (const headers of [withKey('other'), {}, as(8), as(8, 3)]) expect(await remove(id, headers)).toBe(404)
    expect(await remove(`/api/ce-digital/dsf/file/${id}`, withKey('guest'))).toBe(200)
    expect(await findFiles(server().database.db, [id])).toEqual([])
    await expect(server().providers.storage.open(`${id}.pdf`)).rejects.toThrow(`${id}.pdf`)
  })

  it('leaves what a record claims', async () => {
    const id = await upload('a.pdf', made.pdf, as(4))
    await server().database.write((db) =>
      claimFiles(db, [id], { viewer: { userId: '4', userType: 1 }, uploadKey: '', ownerId: 4 }),
    )
    expect(await remove(id, as(4))).toBe(404)
    expect((await shown(id, as(4))).status).toBe(200)
  })
})
