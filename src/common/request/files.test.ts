import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { exhibitorRegister } from '#contract/people/registration/endpoints.ts'
import { deleteFile, downloadFile, openFile, uploadMaterial } from '#contract/foundation/files/endpoints.ts'
import { uploadKey } from '../session/upload-key'
import type { ApiError } from './api-error'
import { client } from './client'
import { openBlob } from './open-blob'
import { sendLarge } from './send-large'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const failureOf = (context: Promise<unknown>) =>
  context.then(
    () => undefined,
    (error: ApiError) => error,
  )

describe('the upload key', () => {
  const addresses = [
    uploadMaterial.path,
    deleteFile.path,
    downloadFile.path,
    '/ce-digital/dsf/cos/uploadImageBase',
    exhibitorRegister.path,
  ]
  const others = [listExhibits.path, '/ce-digital/region/regionTree', '/ce-authority/user/web/login']

  it.each([...addresses.map((path) => [path, true] as const), ...others.map((path) => [path, false] as const)])(
    'to %s: %s',
    async (path, goes) => {
      let key: string | null = ''
      server.use(
        http.post('*', ({ request }) => {
          key = request.headers.get('uploadkey')
          return HttpResponse.json({})
        }),
      )
      await client.post(path, {})
      expect(key).toBe(goes ? uploadKey() : null)
    },
  )
})

describe('a large upload', () => {
  it('sends its fields before its file', async () => {
    let parts: string[] = []
    server.use(
      http.post(`*${uploadMaterial.path}`, async ({ request }) => {
        parts = [...(await request.text()).matchAll(/name="(\w+)"/g)].map(([, name = '']) => name)
        return HttpResponse.json({ code: 0, msg: '', data: { id: '1' } })
      }),
    )
    const file = new File(['x'], 'a.pdf')
    expect(await sendLarge(uploadMaterial, { module: 'demand', accept: 'pdf' }, { file })).toEqual({ id: '1' })
    expect(parts).toEqual(['module', 'accept', 'file'])
  })

  it('ends when it is cancelled', async () => {
    server.use(http.post(`*${uploadMaterial.path}`, () => new Promise<never>(() => {})))
    const ending = new AbortController()
    const context = failureOf(sendLarge(uploadMaterial, { module: 'demand' }, { signal: ending.signal }))
    ending.abort()
    expect(await context).toMatchObject({ failure: 'network' })
  })
})

describe('bytes', () => {
  it('are given as they are', async () => {
    server.use(
      http.get('*/dsf/file/f1', () => HttpResponse.text('hello', { headers: { 'content-type': 'text/plain' } })),
    )
    expect(await (await openBlob(openFile, { id: 'f1' })).text()).toBe('hello')
  })

  it('that are refused come as the server’s words', async () => {
    const refusal = { code: 10_613, msg: '文件不存在或已删除', data: null }
    server.use(http.get(`*${downloadFile.path}`, () => HttpResponse.json(refusal, { status: 404 })))
    expect(await failureOf(openBlob(downloadFile, { id: 'f1' }))).toMatchObject({
      failure: 'refused',
      message: refusal.msg,
    })
  })

  it('that do not come are a network failure', async () => {
    server.use(http.get(`*${downloadFile.path}`, () => HttpResponse.error()))
    expect(await failureOf(openBlob(downloadFile, { id: 'f1' }))).toMatchObject({ failure: 'network' })
  })
})
