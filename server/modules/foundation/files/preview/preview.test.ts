import { afterEach, describe, expect, it, vi } from 'vitest'
import { uploadErrors } from '#contract/foundation/files/errors.ts'
import { uploadMaterial } from '#contract/foundation/files/endpoints.ts'
import * as made from '#tests/setup/file-bytes.ts'
import { formOf, useUploads, withKey } from '#tests/setup/upload-server.ts'
import { embeddedOffice } from '#server/providers/office/embedded.ts'
import type { OfficePort } from '#server/providers/office/port.ts'
import { findFiles } from '../files.queries'
import { startPreview } from './preview'
import { waitFor } from '#tests/setup/wait-for.ts'

const server = useUploads()
const headers = withKey('preview')
const docx = made.officeOf('word')

/** Has documents converted by this; undone after each test. */
function convertBy(toPdf: OfficePort['toPdf']) {
  const toPdfMock = vi.fn<OfficePort['toPdf']>(toPdf)
  server().providers.office = { available: true, toPdf: toPdfMock }
  return toPdfMock
}
/** Has documents converted once the test says so; `begun` once one is under way. */
function convertLater(): (() => void) & { begun: () => Promise<void> } {
  let finish = (_pdf: Buffer): void => undefined
  const pdf = new Promise<Buffer>((resolve) => {
    finish = resolve
  })
  const toPdfMock = convertBy(() => pdf)
  const begun = () => waitFor(() => expect(toPdfMock).toHaveBeenCalled())
  return Object.assign(() => finish(made.pdf), { begun })
}
afterEach(() => {
  server().providers.office = embeddedOffice
})

const upload = async (name = '合同.docx', bytes = docx, fields = {}) => {
  const form = formOf({ module: 'demand', isTransform: '1', ...fields }, name, bytes)
  const { code, data } = await server().post(uploadMaterial, form, headers)
  expect(code).toBe(0)
  return { id: String(data['id']), url: String(data['url']), dcsUrl: String(data['dcsUrl']) }
}
const codeOf = (bytes: Buffer) => JSON.parse(bytes.toString()).code
const transform = async (filePath: string) =>
  JSON.parse(
    (await server().get(`/api/ce-digital/dsf/file/dcsTransform?filePath=${filePath}`, headers)).bytes.toString(),
  )
/** Waits for a state; how long that takes is the machine's affair. */
const isMade = (address: string) =>
  waitFor(async () => {
    const got = await server().get(address, headers)
    expect(got.status).toBe(200)
    return got
  })

describe('a document', () => {
  it('without a service is there and has no preview', async () => {
    const { id, dcsUrl } = await upload()
    expect(dcsUrl).toBe('')
    expect(await transform(id)).toMatchObject({ code: uploadErrors.NoPreview.code })
    const { bytes } = await server().get(`/api/ce-digital/dsf/file/${id}?preview=1`, headers)
    expect(codeOf(bytes)).toBe(uploadErrors.NoPreview.code)
  })

  it.each([
    ['a.docx', docx],
    ['a.xlsx', made.officeOf('xl')],
    ['a.pptx', made.officeOf('ppt')],
    ['a.doc', made.oleOf('WordDocument')],
  ])('with one is looked at as PDF: %s', async (name, bytes) => {
    const toPdf = convertBy(async () => made.pdf)
    const { id, dcsUrl } = await upload(name, bytes)
    expect(dcsUrl).toBe(`/api/ce-digital/dsf/file/${id}?preview=1`)
    expect((await transform(id)).data).toEqual({ url: dcsUrl })
    const got = await isMade(dcsUrl)
    expect(got.bytes.equals(made.pdf)).toBe(true)
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(made.pdf.length),
      'content-disposition': expect.stringMatching(/^inline.*\.pdf/),
    })
    // Once, whoever looks at it and how often; and as it came.
    await isMade(dcsUrl)
    expect(toPdf).toHaveBeenCalledExactlyOnceWith({ fileExt: name.slice(2), bytes })
    expect((await server().get(dcsUrl, withKey('other'))).status).toBe(404)
  })

  it('that is slow to convert is uploaded at once, and its preview is reported as pending', async () => {
    const finish = convertLater()
    const { dcsUrl, url } = await upload()
    expect(codeOf((await server().get(dcsUrl, headers)).bytes)).toBe(uploadErrors.PreviewPending.code)
    expect((await server().get(url, headers)).bytes.equals(docx)).toBe(true)
    finish()
    await isMade(dcsUrl)
  })

  it('that cannot be converted is uploaded all the same, and its preview is not requested again', async () => {
    const toPdf = convertBy(async () => null)
    const { dcsUrl } = await upload()
    await waitFor(async () =>
      expect(codeOf((await server().get(dcsUrl, headers)).bytes)).toBe(uploadErrors.PreviewFailed.code),
    )
    expect(toPdf).toHaveBeenCalledTimes(1)
  })

  it('that was read before its conversion came to its end is not converted again', async () => {
    const toPdf = convertBy(async () => made.pdf)
    const { id, dcsUrl } = await upload()
    await isMade(dcsUrl)
    const { database, providers } = server()
    const [file] = await findFiles(database.db, [id])
    if (!file) throw new Error('the file is not there')
    startPreview({ ...database, providers }, { ...file, previewSize: null })
    await isMade((await upload()).dcsUrl)
    expect(toPdf).toHaveBeenCalledTimes(2)
  })

  it('without a response of the service is uploaded all the same', async () => {
    convertBy(() => Promise.reject(new Error('no answer')))
    const { dcsUrl, url } = await upload()
    await waitFor(async () =>
      expect(codeOf((await server().get(dcsUrl, headers)).bytes)).toBe(uploadErrors.PreviewFailed.code),
    )
    expect((await server().get(url, headers)).status).toBe(200)
  })

  it('is converted only for a widget that shows it', async () => {
    const toPdf = convertBy(async () => made.pdf)
    const { id, dcsUrl } = await upload('合同.docx', docx, { isTransform: '' })
    expect([dcsUrl, toPdf.mock.calls.length]).toEqual(['', 0])
    await isMade(`/api/ce-digital/dsf/file/${id}?preview=1`)
  })

  it('that is deleted takes its preview along, also one that is made meanwhile', async () => {
    const { providers } = server()
    const { storage } = providers
    const done: string[] = []
    providers.storage = {
      ...storage,
      open: (...input) => storage.open(...input),
      put: (key, ...rest) => storage.put(key, ...rest).then(() => void done.push(`put ${key}`)),
      remove: (key) => storage.remove(key).then(() => void done.push(`remove ${key}`)),
    }
    const remove = (id: string) =>
      server().app.inject({ method: 'POST', url: `/api/ce-digital/dsf/file/deletFile?filePath=${id}`, headers })
    convertBy(async () => made.pdf)
    const { id, dcsUrl } = await upload()
    await isMade(dcsUrl)
    await remove(id)
    expect(done.slice(-2)).toEqual([`remove ${id}.docx`, `remove ${id}.preview.pdf`])

    const finish = convertLater()
    const late = await upload()
    await finish.begun()
    await remove(late.id)
    finish()
    const last = [`put ${late.id}.preview.pdf`, `remove ${late.id}.preview.pdf`]
    await waitFor(() => expect(done.slice(-2)).toEqual(last))
    providers.storage = storage
  })
})
