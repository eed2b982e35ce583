import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { uploadErrors } from '#contract/foundation/files/errors.ts'
import {
  uploadFile,
  uploadImage,
  uploadImageOpen,
  uploadMaterial,
  uploadMedia,
  uploadOss,
  uploadOssPlain,
} from '#contract/foundation/files/endpoints.ts'
import { findFiles } from '..'
import { clearAttempts, countAttempt } from '#server/platform/auth/auth.queries.ts'
import { hashUploadKey } from '../access'
import { files } from '../files.schema'
import {
  ACCOUNT_MB_PER_DAY,
  FORM_MB_PER_DAY,
  GUEST_MB_PER_DAY_AND_IP,
  UNCLAIMED_GUEST_MB_MAX,
} from '#contract/foundation/files/limits.ts'
import * as made from '#tests/setup/file-bytes.ts'
import { as, formOf, useUploads, withKey } from '#tests/setup/upload-server.ts'

const server = useUploads()
const png = await sharp({ create: { width: 9, height: 5, channels: 4, background: '#b8552f80' } })
  .png()
  .toBuffer()
const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])

afterEach(() => {
  if (server().temporary().length > 0) throw new Error('an upload has left its temporary file')
})

const send = (name: string, bytes: Buffer, fields: Record<string, string> = {}, headers = {}) =>
  server().post(uploadMaterial, formOf({ module: 'demand', ...fields }, name, bytes), headers)

describe('a file', () => {
  it('is kept as it came', async () => {
    const { code, data } = await send('合同 副本.pdf', made.pdf, {}, withKey('guest'))
    expect(code).toBe(0)
    expect(data).toMatchObject({
      fileName: '合同 副本.pdf',
      fileSize: made.pdf.length,
      fileSizeStr: '0.1KB',
      fileExt: 'pdf',
    })
    expect(data['url']).toBe(`/api/ce-digital/dsf/file/${String(data['id'])}`)
    const got = await server().get(String(data['url']), withKey('guest'))
    expect(got.bytes.equals(made.pdf)).toBe(true)
  })

  it('is told by its content among pictures', async () => {
    const { data } = await send('../../etc/a.b.jpg', png)
    expect(data).toMatchObject({ fileName: 'a.b.png', fileExt: 'png' })
    const [row] = await findFiles(server().database.db, [String(data['id'])])
    expect(row).toMatchObject({
      mimeType: 'image/png',
      width: 9,
      height: 5,
      checkStatus: 0,
      isPublic: false,
      module: 'demand',
    })
  })

  it('keeps no half characters, controls or folders in its name', async () => {
    const { data } = await send(`C:\\temp\\a\u202e${'𠮷'.repeat(300)}.pdf`, made.pdf, {}, withKey('guest'))
    expect(data['fileName']).toBe(`a${'𠮷'.repeat(199)}.pdf`)
    expect((await server().get(String(data['url']), withKey('guest'))).status).toBe(200)
  })

  it('bears a hash of the key that uploaded it', async () => {
    const { data } = await send('a.pdf', made.pdf, {}, withKey('guest'))
    const [row] = await findFiles(server().database.db, [String(data['id'])])
    const hash = createHash('sha256').update('guest-0123456789abcdef').digest('hex')
    expect(row).toMatchObject({ uploadKeyHash: hash, ownerId: null })
  })

  it.each([
    ['exhibit', true, true],
    ['exhibit', false, false],
    ['registration', true, false],
  ])('of %s, signed in %s, is public: %s', async (module, isSignedIn, isPublic) => {
    const { data } = await send('a.pdf', made.pdf, { module }, isSignedIn ? as(3) : {})
    const [row] = await findFiles(server().database.db, [String(data['id'])])
    expect(row).toMatchObject({ isPublic, ownerId: isSignedIn ? 3 : null })
  })

  it.each([
    ['refused', async () => 'refused' as const, 1],
    ['unreviewed', () => Promise.reject(new Error('no answer')), -1],
  ])('%s by the review says so', async (_, review, checkStatus) => {
    const { providers } = server()
    const { imageReview } = providers
    providers.imageReview = { review }
    const { data } = await send('a.jpg', png)
    providers.imageReview = imageReview
    expect((await findFiles(server().database.db, [String(data['id'])]))[0]).toMatchObject({ checkStatus })
  })

  it('is refused past what a form, an address and an account may send in a day, before it is read', async () => {
    const { database } = server()
    const fill = (bucket: string, mb: number) => database.write((db) => countAttempt(db, bucket, 86_400, mb * 1024))
    const sent = async (headers: Record<string, string>) => (await send('a.pdf', made.pdf, {}, headers)).code
    const key = withKey('a-form-of-much')
    expect(await sent(key)).toBe(0)
    await fill(`upload-key:${hashUploadKey(key['uploadkey'] ?? '')}`, FORM_MB_PER_DAY)
    expect(await sent(key)).toBe(errors.TooManyRequests.code)
    expect(await sent(withKey('another-form'))).toBe(0)
    await fill('upload:8', ACCOUNT_MB_PER_DAY)
    expect(await sent(as(8))).toBe(errors.TooManyRequests.code)
    expect(await sent(as(9))).toBe(0)
    await fill('upload-ip:127.0.0.1', GUEST_MB_PER_DAY_AND_IP)
    expect(await sent(withKey('a-third-form'))).toBe(errors.TooManyRequests.code)
    expect(await sent(as(9))).toBe(0)
    await database.write((db) => clearAttempts(db, 'upload-ip:127.0.0.1'))
    expect(server().temporary()).toEqual([])
  })

  it('of a guest is refused where guests have left too much', async () => {
    const { database } = server()
    const { data } = await send('a.pdf', made.pdf, {}, withKey('leaves-much'))
    const grow = (fileSize: number) =>
      database.write((db) =>
        db
          .update(files)
          .set({ fileSize })
          .where(eq(files.id, String(data['id']))),
      )
    await grow(UNCLAIMED_GUEST_MB_MAX * 1024 * 1024)
    expect((await send('a.pdf', made.pdf, {}, withKey('one-more'))).code).toBe(errors.StorageFull.code)
    expect((await send('a.pdf', made.pdf, {}, as(9))).code).toBe(0)
    await grow(1)
    expect((await send('a.pdf', made.pdf, {}, withKey('one-more'))).code).toBe(0)
  })

  it('comes by the paths of the widgets and as media too', async () => {
    const fields = { module: 'demand', isTransform: '1' }
    for (const widget of [uploadFile, uploadOss, uploadOssPlain]) {
      const sent = formOf(fields, 'a.zip', made.zipOf([{ name: 'a', data: png }]))
      expect(await server().post(widget, sent)).toMatchObject({ code: 0 })
    }
    expect(await server().post(uploadMedia, formOf(fields, 'a.mp4', made.mp4), as(7))).toMatchObject({
      data: { fileExt: 'mp4' },
    })
    // Films are large: who sends one is known.
    expect((await server().post(uploadMedia, formOf(fields, 'a.mp4', made.mp4))).code).toBe(errors.LoginExpired.code)
  })

  it.each([
    ['a.jpg', png, true],
    ['a.pdf', made.pdf, true],
    ['a.zip', made.zipOf([{ name: 'a', data: png }]), false],
  ])('with isTransform returns the preview address of %s, if it has one', async (name, bytes, isShown) => {
    const headers = withKey('preview')
    const input = formOf({ module: 'demand', isTransform: '1' }, name, bytes)
    const { data } = await server().post(uploadMaterial, input, headers)
    expect(data['dcsUrl']).toBe(isShown ? data['url'] : '')
    const { data: plain } = await server().post(uploadMaterial, formOf({ module: 'demand' }, name, bytes), headers)
    expect(plain['dcsUrl']).toBe('')
  })

  it('as a download (isDownload) answers an address that saves the file', async () => {
    const headers = withKey('download')
    const fields = { module: 'demand', isDownload: '1', isTransform: '1' }
    const { data } = await server().post(uploadMaterial, formOf(fields, 'a.pdf', made.pdf), headers)
    const [saved, shown] = [
      await server().get(String(data['url']), headers),
      await server().get(String(data['dcsUrl']), headers),
    ]
    expect(saved.headers['content-disposition']).toMatch(/^attachment/)
    expect(shown.headers['content-disposition']).toMatch(/^inline/)
  })

  it('leaves no row when the storage fails', async () => {
    const { providers, database } = server()
    const { storage } = providers
    let key = ''
    providers.storage = {
      ...storage,
      put: (input) => {
        key = input
        return Promise.reject(new Error('no room'))
      },
    }
    expect((await send('a.pdf', made.pdf)).status).toBe(500)
    providers.storage = storage
    expect(await findFiles(database.db, [key.replace('.pdf', '')])).toEqual([])
  })
})

describe('a file is refused', () => {
  const {
    FileTypeNotAllowed,
    FileMismatch,
    MissingModule,
    FileDamaged,
    FileTooLarge,
    ImageUnreadable,
    ImageDimensions,
  } = uploadErrors
  it.each([
    ['without a module', 'a.pdf', made.pdf, { module: '' }, MissingModule],
    ['of a type not listed', 'a.exe', made.exe, {}, FileTypeNotAllowed],
    ['without an ending', 'pdf', made.pdf, {}, FileTypeNotAllowed],
    ['as SVG', 'a.svg', made.svg, {}, FileTypeNotAllowed],
    ['as png outside registration', 'a.png', png, {}, FileTypeNotAllowed],
    ['as media among materials', 'a.mp4', made.mp4, {}, FileTypeNotAllowed],
    ['outside of accept', 'a.pdf', made.pdf, { accept: '.jpg,.PNG' }, FileTypeNotAllowed],
    ['that lies', 'a.pdf', made.elf, {}, FileMismatch],
    ['that is empty', 'a.pdf', Buffer.alloc(0), {}, FileDamaged],
    ['as bmp', 'a.bmp', bmp, { accept: 'bmp' }, ImageUnreadable],
    ['as bmp inside', 'a.jpg', bmp, {}, ImageUnreadable],
    ['as too wide', 'a.jpg', made.blackPng(20_000, 20_000), {}, ImageDimensions],
    ['over 30 MB', 'a.pdf', Buffer.alloc(30_721 * 1024), {}, FileTooLarge],
    ['over 20 MB of registration', 'a.pdf', Buffer.alloc(20_481 * 1024), { module: 'registration' }, FileTooLarge],
  ])('%s', async (_, name, bytes, fields, error) => {
    expect(await send(name, bytes, fields)).toMatchObject({ status: error.status, code: error.code })
  })

  it('in words that name types and limits', async () => {
    expect((await send('a.svg', made.svg, { accept: 'jpg,png,svg' })).msg).toBe(
      'Only files of type jpg, png can be uploaded',
    )
    expect((await send('a.pdf', Buffer.alloc(30_721 * 1024))).msg).toBe('File size exceeds limit! Limit size to 30M')
    expect((await send('a.jpg', made.blackPng(10_001, 2))).msg).toContain('limited to 10000x10000')
  })

  it('when there is none', async () => {
    const form = new FormData()
    form.append('module', 'demand')
    expect(await server().post(uploadMaterial, form)).toMatchObject({ code: FileDamaged.code })
  })
})

describe('a picture as base64', () => {
  const ask = (base64: string, module = 'avatar') =>
    server().post(uploadImageOpen, new URLSearchParams({ base64, module }))
  const bare = png.toString('base64')

  it('is kept, with a head or without', async () => {
    for (const base64 of [bare, `data:image/jpeg;base64,${bare}`]) {
      const { code, data } = await ask(base64)
      expect(code).toBe(0)
      expect(Object.keys(data).toSorted()).toEqual(['fileName', 'fileSize', 'id', 'url'])
      expect(data['fileName']).toBe('avatar.png')
    }
  })

  it('bears no folder in its name', async () => {
    expect((await ask(bare, '../a\\avatar')).data).toMatchObject({ fileName: 'avatar.png' })
  })

  it('is taken from a form that escapes nothing', async () => {
    const noisy = await sharp(Buffer.from(Array.from({ length: 3_000 }, (_, i) => (i * i * 31) % 251)), {
      raw: { width: 50, height: 20, channels: 3 },
    })
      .png()
      .toBuffer()
    const base64 = noisy.toString('base64')
    expect(base64).toContain('+')
    expect(await ask(base64.replaceAll('+', ' '))).toMatchObject({ code: 0 })
  })

  it('is signed for on the other path', async () => {
    const form = new URLSearchParams({ base64: bare, module: 'avatar' })
    expect((await server().post(uploadImage, form)).status).toBe(401)
    expect((await server().post(uploadImage, form, as(1))).code).toBe(0)
  })

  it.each([
    ['without a module', bare, '', uploadErrors.MissingModule],
    ['as SVG', `data:image/svg+xml;base64,${made.svg.toString('base64')}`, 'avatar', uploadErrors.FileMismatch],
    ['as HTML', made.html.toString('base64'), 'avatar', uploadErrors.FileMismatch],
    ['as pdf', made.pdf.toString('base64'), 'avatar', uploadErrors.FileMismatch],
    ['as bmp', bmp.toString('base64'), 'avatar', uploadErrors.ImageUnreadable],
    ['as no base64', '%%%', 'avatar', uploadErrors.FileDamaged],
    ['as nothing', '', 'avatar', uploadErrors.FileDamaged],
    ['cut off', png.subarray(0, 60).toString('base64'), 'avatar', uploadErrors.FileDamaged],
    ['over 5 MB', 'A'.repeat(7_000_000), 'avatar', uploadErrors.ImageTooLarge],
  ])('is refused %s', async (_, base64, module, error) => {
    expect(await ask(base64, module)).toMatchObject({ status: error.status, code: error.code })
  })

  it('is refused in words that name the limit', async () => {
    expect((await ask('A'.repeat(7_000_000))).msg).toBe('Image size exceeds limit, limit is 5120KB')
  })
})
