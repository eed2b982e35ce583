import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { uploadErrors } from '#contract/foundation/files/errors.ts'
import * as contract from '#contract/foundation/files/endpoints.ts'
import { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { files } from './handlers'

const server = setupServer(...files)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => window.history.replaceState(null, '', '/'))
afterAll(() => server.close())

const Answer = z.object({ code: z.number(), msg: z.string(), data: z.unknown() })

async function post(endpoint: AnyEndpoint, body?: BodyInit, query = '', token = 'token') {
  const response = await fetch(`http://localhost/api${endpoint.path}${query}`, {
    method: endpoint.method,
    headers: { language: 'en-US', token },
    ...(body === undefined ? {} : { body }),
  })
  return z.parse(Answer, await response.json())
}

function formOf(fields: Record<string, string>, name: string, size: number): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new File(['x'.repeat(size)], name))
  return form
}

const upload = (name: string, size = 2_048, fields: Record<string, string> = { module: 'registration' }) =>
  post(contract.uploadMaterial, formOf(fields, name, size))

describe('an upload to the mock fair', () => {
  it.each([
    ['licence.jpg', 'jpg'],
    ['list.pdf', 'pdf'],
  ])('of %s answers what the schema says', async (name, ext) => {
    const { code, data } = await upload(name)
    expect(code).toBe(0)
    expect(z.parse(UploadedFile, data)).toMatchObject({ fileName: name, fileExt: ext, fileSizeStr: '2.0KB' })
  })

  it.each([
    ['without a module', 'a.pdf', 9, {}, uploadErrors.MissingModule],
    ['of a wrong type', 'a.exe', 9, { module: 'demand' }, uploadErrors.FileTypeNotAllowed],
    ['that is empty', 'a.pdf', 0, { module: 'demand' }, uploadErrors.FileDamaged],
    ['that is too large', 'a.pdf', 20_481 * 1024, { module: 'registration' }, uploadErrors.FileTooLarge],
    ['of bmp', 'a.bmp', 9, { module: 'demand', accept: 'bmp' }, uploadErrors.ImageUnreadable],
  ])('%s is refused', async (_, name, size, fields, error) => {
    expect((await upload(name, size, fields)).code).toBe(error.code)
  })

  it('of a picture is reviewed as its name says', async () => {
    const sent = [await upload('ok.jpg'), await upload('refused.jpg'), await upload('pending.jpg')]
    const ids = sent.map(({ data }) => z.parse(UploadedFile, data).id)
    const { data } = await post(contract.getMaterials, JSON.stringify({ ids: [...ids, 'missing'] }))
    expect(data).toEqual(ids.map((id, i) => ({ id, checkStatus: [0, 1, -1][i] })))
  })

  it('as base64 is told by its first letters', async () => {
    const ask = (base64: string, endpoint: AnyEndpoint = contract.uploadImageOpen, token = '') =>
      post(endpoint, new URLSearchParams({ base64, module: 'avatar' }).toString(), '', token)
    expect((await ask('data:image/png;base64,iVBORw0KGgo')).data).toMatchObject({ fileName: 'avatar.png' })
    expect((await ask('PHN2Zz4')).code).toBe(uploadErrors.FileMismatch.code)
    expect((await ask('A'.repeat(7_000_000))).code).toBe(uploadErrors.ImageTooLarge.code)
    expect((await ask('/9j/4AAQ', contract.uploadImage)).code % 100_000).toBe(40_001)
    expect((await ask('/9j/4AAQ', contract.uploadImage, 'token')).code).toBe(0)
  })

  it('is deleted by its address, which travels as query', async () => {
    const { id } = z.parse(UploadedFile, (await upload('a.zip')).data)
    const query = `?filePath=${encodeURIComponent(`/api/ce-digital/dsf/file/${id}`)}`
    expect((await post(contract.deleteFile, undefined, query)).data).toEqual({ id })
    expect((await post(contract.deleteFile, undefined, query)).code).toBe(uploadErrors.FileNotFound.code)
  })

  it('is previewed where a browser can show it', async () => {
    expect((await post(contract.previewFile, undefined, '?filePath=mock-2')).data).toMatchObject({
      url: '/api/ce-digital/dsf/file/mock-2',
    })
    const { id } = z.parse(UploadedFile, (await upload('a.zip')).data)
    expect((await post(contract.previewFile, undefined, `?filePath=${id}`)).code).toBe(uploadErrors.NoPreview.code)
  })
})

describe('the bytes of a mock file', () => {
  const get = (path: string) => fetch(`http://localhost/api${path}`)

  it('come with type and name', async () => {
    const response = await get(`${contract.downloadFile.path}?id=mock-2`)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''%E5/)
    expect(await (await get('/ce-digital/dsf/file/mock-1')).text()).toMatch(/^<svg/)
  })

  it('are refused, and obey a scenario', async () => {
    expect((await get('/ce-digital/dsf/file/missing')).status).toBe(404)
    window.history.replaceState(null, '', `/?scenario=${contract.downloadFile.path}:10613`)
    expect((await get(`${contract.downloadFile.path}?id=mock-2`)).status).toBe(404)
    window.history.replaceState(null, '', `/?scenario=${contract.uploadMaterial.path}:FileTooLarge`)
    expect((await upload('a.pdf')).code).toBe(uploadErrors.FileTooLarge.code)
  })
})
