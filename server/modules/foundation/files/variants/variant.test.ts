import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { deleteFile, uploadMaterial } from '#contract/foundation/files/endpoints.ts'
import { fileAddress, pictureAddress, pictureWidths, type PictureWidth } from '#contract/foundation/files/rules.ts'
import type { StoragePort } from '#server/providers/storage/port.ts'
import * as made from '#tests/setup/file-bytes.ts'
import { as, formOf, useUploads } from '#tests/setup/upload-server.ts'
import { waitFor } from '#tests/setup/wait-for.ts'

const server = useUploads()
const webp = { accept: 'image/avif,image/webp,*/*' }

const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
const noisy = (width: number) =>
  sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background: '#888', noise } })

/** A photo with detail of its own, so that nothing compresses it to nothing. */
const photo = (width: number): Promise<Buffer> => noisy(width).blur(2).jpeg().toBuffer()

async function moving(width: number): Promise<Buffer> {
  const frames = await Promise.all([noisy(width).png().toBuffer(), noisy(width).png().toBuffer()])
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}

async function upload(bytes: Buffer, name = 'a.jpg', headers = as(5)): Promise<string> {
  const { code, data } = await server().post(
    uploadMaterial,
    formOf({ module: 'news', accept: 'jpg,gif,pdf' }, name, bytes),
    headers,
  )
  expect(code).toBe(0)
  return String(data['id'])
}
const show = (id: string, width: PictureWidth, headers: Record<string, string> = webp) =>
  server().get(pictureAddress(fileAddress(id), width), headers)
const remove = (id: string) =>
  server().app.inject({ method: 'POST', url: `/api${deleteFile.path}?filePath=${id}`, headers: as(5) })

const original: { storage?: StoragePort } = {}
/** Watches which keys of the storage are written and opened; undone after each test. */
function watchStorage(put?: StoragePort['put']): { puts: string[]; opens: string[] } {
  const { providers } = server()
  const storage = providers.storage
  const [puts, opens]: [string[], string[]] = [[], []]
  original.storage ??= storage
  providers.storage = {
    put(key, ...rest) {
      puts.push(key)
      return put ? put(key, ...rest) : storage.put(key, ...rest)
    },
    open(key, ...rest) {
      opens.push(key)
      return storage.open(key, ...rest)
    },
    remove: (key) => storage.remove(key),
  }
  return { puts, opens }
}
afterEach(() => {
  if (original.storage) server().providers.storage = original.storage
})

describe('a picture in a width', () => {
  it.each(pictureWidths)('is WebP of %s px, for everybody to store', async (width) => {
    const id = await upload(await photo(1_600))
    const whole = await server().get(fileAddress(id))
    const { status, headers, bytes } = await show(id, width)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': expect.stringMatching(/^inline.*a\.webp/),
      'content-security-policy': "default-src 'none'; sandbox",
      vary: 'accept',
    })
    expect((await sharp(bytes).metadata()).width).toBe(Number(width))
    expect(bytes.length).toBeLessThan(whole.bytes.length)
  })

  it('is as uploaded where it is no wider, where it may move, and for a browser without WebP', async () => {
    const [small, gif, large] = [await photo(320), await moving(400), await photo(700)]
    for (const [id, accept, type] of [
      [await upload(small), webp.accept, 'image/jpeg'],
      [await upload(gif, 'a.gif'), webp.accept, 'image/gif'],
      [await upload(large), 'image/png,*/*', 'image/jpeg'],
    ] as const) {
      const [whole, { headers, bytes }] = [await server().get(fileAddress(id)), await show(id, '320', { accept })]
      expect(headers).toMatchObject({
        'content-type': type,
        vary: 'accept',
        'cache-control': expect.stringContaining('immutable'),
      })
      expect(bytes.equals(whole.bytes)).toBe(true)
    }
  })

  it('is refused in a width that is not offered', async () => {
    const id = await upload(await photo(400))
    expect((await server().get(`${fileAddress(id)}?w=333`, webp)).status).toBe(400)
  })

  it('of a document is the document', async () => {
    const id = await upload(made.pdf, 'a.pdf')
    const { status, headers } = await show(id, '320')
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  it('that may not be read is not there', async () => {
    const { data } = await server().post(
      uploadMaterial,
      formOf({ module: 'registration' }, 'a.jpg', await photo(400)),
      as(5),
    )
    expect((await show(String(data['id']), '320')).status).toBe(404)
    const own = await show(String(data['id']), '320', { ...webp, ...as(5) })
    expect(own.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
  })
})

describe('the storage', () => {
  it('is written once, whoever requests the picture and how often', async () => {
    const id = await upload(await photo(900))
    const watched = watchStorage()
    const answers = await Promise.all(Array.from({ length: 10 }, () => show(id, '640')))
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual(Array(10).fill('image/webp'))
    await show(id, '640')
    expect(watched.puts).toEqual([`${id}.w640.webp`])
    expect(watched.opens.filter((key) => key === `${id}.jpg`)).toHaveLength(1)
  })

  it('that takes no variant has the picture answered as it was uploaded, and stored by nobody', async () => {
    const id = await upload(await photo(900))
    watchStorage(() => Promise.reject(new Error('the storage answers 500')))
    const { status, headers } = await show(id, '320')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ])
  })

  it('loses the variants with the picture, also one that is drawn meanwhile', async () => {
    const id = await upload(await photo(900))
    await show(id, '320')
    const { storage } = server().providers
    expect((await remove(id)).statusCode).toBe(200)
    await expect(storage.open(`${id}.w320.webp`)).rejects.toThrow('w320')

    const late = await upload(await photo(900))
    let finish = (): void => undefined
    const blocked = new Promise<void>((resolve) => (finish = resolve))
    const { puts } = watchStorage((...input) => blocked.then(() => storage.put(...input)))
    const shown = show(late, '320')
    await waitFor(() => expect(puts).toEqual([`${late}.w320.webp`]))
    await remove(late)
    finish()
    expect((await shown).status).toBe(200)
    await expect(storage.open(`${late}.w320.webp`)).rejects.toThrow('w320')
  })
})
