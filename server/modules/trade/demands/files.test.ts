import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/trade/demands/endpoints.ts'
import type { DemandDocument } from '#contract/trade/demands/rules.ts'
import { getCase } from '#contract/people/review/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { pdf } from '#tests/setup/file-bytes.ts'
import { useServer } from '#tests/setup/server.ts'
import * as trade from '#tests/setup/trade/trade.ts'
import { uploadedFile } from '#tests/setup/uploaded-file.ts'

const server = useServer('demo')
const { buyer, exhibitor, exhibitingDelegation, overseasBuyer, reviewer } = userTypes
const as = (userType: number) => signedInAs(server(), userType)
const upload = async (name = '尺寸图.pdf', bytes: Uint8Array = pdf) =>
  uploadedFile(server(), { name, bytes, headers: await as(buyer) })
const add = async (over: Partial<DemandDocument>) =>
  server().ask(
    contract.addDemand,
    { key: trade.tradeKey(), document: trade.wholeDemand(over), submit: false },
    { headers: await as(buyer) },
  )
const read = async (file: string, userType?: number) => {
  const headers = userType ? await as(userType) : {}
  return (await server().app.inject({ url: `/api/ce-digital/dsf/file/${file}`, headers })).statusCode
}
/** Who reads a file: nobody in particular, its buyer, another buyer, an exhibitor, another exhibitor, the reviewer. */
const readers = async (file: string) =>
  Promise.all(
    [undefined, buyer, overseasBuyer, exhibitor, exhibitingDelegation, reviewer].map(async (one) => read(file, one)),
  )
const [YES, NO] = [200, 404]
const seen = async (id: number) =>
  (await server().ask(contract.getDemand, { id }, { headers: await as(exhibitor) })).data

describe('the files of a demand', () => {
  it('are its buyer’s and the reviewer’s until it is approved, and everybody’s then', async () => {
    const file = await upload()
    const { id } = await trade.submitted(server(), { files: [file] })
    expect(await readers(file)).toEqual([NO, YES, NO, NO, NO, YES])
    const { data } = await server().ask(getCase, { subject: 'demand', id }, { headers: await as(reviewer) })
    expect(data.files).toMatchObject([{ id: file, role: 'document', fileName: '尺寸图.pdf' }])
    await trade.decide(server(), id, 'approve')
    expect(await readers(file)).toEqual([YES, YES, YES, YES, YES, YES])
    expect((await seen(id)).files).toMatchObject([{ id: file, fileName: '尺寸图.pdf', fileExt: 'pdf' }])
    // It may be closed again: nobody on the way keeps it.
    const { headers } = await server().app.inject({ url: `/api/ce-digital/dsf/file/${file}` })
    expect(headers['cache-control']).toBe('private, no-store')
    await trade.decide(server(), id, 'undo')
    expect(await readers(file)).toEqual([NO, YES, NO, NO, NO, YES])
  })

  it('that is for named exhibitors alone are read by their people and no others', async () => {
    const file = await upload()
    const { id } = await trade.submitted(server(), { files: [file], exhibitorIds: [1] })
    await trade.decide(server(), id, 'approve')
    expect(await readers(file)).toEqual([NO, YES, NO, YES, NO, YES])
    expect((await seen(id)).files).toHaveLength(1)
  })

  it('of an earlier version are closed once a later one without them is approved', async () => {
    const [first, second] = [await upload(), await upload('配置清单.pdf')]
    const { id, document } = await trade.approved(server(), { files: [first] })
    const { version } = (await server().ask(contract.getOwnDemand, { id }, { headers: await as(buyer) })).data
    const input = { id, version, document: { ...document, files: [second], exhibitorIds: [1] }, submit: true }
    expect((await server().ask(contract.saveDemand, input, { headers: await as(buyer) })).code).toBe(0)
    expect([await read(first), await read(second)]).toEqual([YES, NO])
    await trade.decide(server(), id, 'approve')
    expect([await read(first), await read(first, exhibitor)]).toEqual([NO, NO])
    expect([await read(second), await read(second, exhibitor)]).toEqual([NO, YES])
  })
})

describe('a file is refused by its field', () => {
  const refused = (field: string) => ({ fields: [{ field: `document.${field}` }] })

  it('that is another user’s, is not there or belongs to another demand already', async () => {
    const others = await uploadedFile(server(), { name: 'a.pdf', bytes: pdf, headers: await as(overseasBuyer) })
    const own = await upload()
    expect((await add({ files: [own] })).data.files).toMatchObject([{ id: own }])
    for (const file of [others, 'k'.repeat(16), own]) {
      expect(await add({ files: [file] })).toMatchObject({ code: errors.FileNotFound.code, data: { field: 'files' } })
    }
  })

  it('that is no document, though it is called one', async () => {
    const text = await upload('说明.txt', Buffer.from('说明'))
    expect(await add({ files: [text] })).toMatchObject({ code: errors.BadInput.code, data: refused('files') })
    // Nothing of it was claimed.
    expect(await read(text, reviewer)).toBe(NO)
  })

  it('where there are more than three', async () => {
    const files = [await upload(), await upload(), await upload(), await upload()]
    expect(await add({ files })).toMatchObject({ code: errors.BadInput.code, data: refused('files') })
    expect((await add({ files: files.slice(1) })).data.document.files).toEqual(files.slice(1))
  })
})
