import { describe, expect, it } from 'vitest'
import { useFakeService } from '#server/providers/http-json.fake.ts'
import { embeddedOffice } from './embedded'
import { gotenbergOffice } from './gotenberg'

const fake = useFakeService()
const convert = (key = '') =>
  gotenbergOffice({ url: fake.url, key }).toPdf({ fileExt: 'docx', bytes: Buffer.from('the document') })

it('without a service converts nothing', async () => {
  expect(embeddedOffice.available).toBe(false)
  expect(await embeddedOffice.toPdf({ fileExt: 'docx', bytes: Buffer.alloc(0) })).toBeNull()
})

describe('a Gotenberg', () => {
  it('is sent the document as a file, with the key where one is set', async () => {
    fake.answer = { body: '%PDF-1.7 …' }
    expect((await convert('secret'))?.toString()).toBe('%PDF-1.7 …')
    const [{ method, path, headers, body } = { method: '', path: '', headers: {}, body: '' }] = fake.requests
    expect([method, path, headers.authorization]).toEqual(['POST', '/forms/libreoffice/convert', 'Bearer secret'])
    expect(body).toMatch(/name="files"; filename="document\.docx"[^]*the document/)
  })

  it.each([400, 422])('that answers %i can make none of it', async (status) => {
    fake.answer = { status, body: 'Bad Request' }
    expect(await convert()).toBeNull()
  })

  it.each([
    ['answered 503', { status: 503, body: 'busy' }],
    ['answered 404', { status: 404, body: '' }],
    ['answered something else than agreed', { body: '<html>' }],
  ])('has failed: %s', async (reason, answer) => {
    fake.answer = answer
    await expect(convert('secret')).rejects.toThrow(`office: ${reason}`)
  })

  it('that is not there has failed', async () => {
    const gone = gotenbergOffice({ url: 'http://127.0.0.1:1', key: '' })
    await expect(gone.toPdf({ fileExt: 'docx', bytes: Buffer.alloc(0) })).rejects.toThrow('office: no answer')
  })
})
