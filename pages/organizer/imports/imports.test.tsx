import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/operations/imports/endpoints.ts'
import { IMPORT_CHUNK_BYTES } from '#contract/operations/imports/limits.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { imports } from '#src/mocks/operations/imports/imports.ts'
import { server } from '#src/mocks/node.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const kept = structuredClone(imports)
beforeEach(() => signInAs(userTypes.organizer))
afterEach(() => imports.splice(0, imports.length, ...structuredClone(kept)))

const open = (route: string) => openPage(`/organizer.html#${route}`)
const dialog = async () => within(await screen.findByRole('dialog'))

/** One that is larger than a piece; its bytes are never looked at. */
const table = () => new File([new Uint8Array(IMPORT_CHUNK_BYTES + 10)], '展品.csv')

/** antd has another after each choice. */
function picker(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('there is nothing to choose a file by')
  return input
}

describe('imports', () => {
  it('are listed with their outcome', async () => {
    await open('/imports')
    expect(await screen.findByRole('link', { name: '展商名录.csv' })).toBeTruthy()
    expect(screen.getByText('CSV 第 212 行附近的引号不成对')).toBeTruthy()
    await expectAccessible()
  })

  it('are for who edits content', async () => {
    signInAs(userTypes.reviewer)
    await open('/imports')
    expect(await screen.findByText('您没有此栏目的权限')).toBeTruthy()
  })

  it('go from the files over columns and dry run to what is written', async () => {
    const user = await open('/imports/new')
    const send = await screen.findByRole('button', { name: /^上\s?传$/ })
    await user.click(send)
    expect(await screen.findByText('请选择表格')).toBeTruthy()
    await user.upload(picker(), table())
    expect(await screen.findByText(/展品\.csv/)).toBeTruthy()
    const chunk = nextCall(contract.sendImportChunk.path)
    await user.click(send)
    expect((await chunk).url).toContain(contract.sendImportChunk.path)
    // The headings of the mock fair, of which the names of the form are known.
    const key = await screen.findByRole('combobox', { name: '“编号”对应的字段' }, { timeout: 8_000 })
    await waitFor(() => expect(within(key.closest('td') ?? document.body).getByText('编号')).toBeTruthy())
    const check = nextCall(contract.checkImport.path)
    await user.click(screen.getByRole('button', { name: '开始预检' }))
    expect(await (await check).json()).toMatchObject({ publish: true, mapping: ['key', '', '', '', '', '', ''] })
    await user.click(await screen.findByRole('button', { name: '写入 38 行' }, { timeout: 8_000 }))
    const input = await dialog()
    expect(input.getByText('被拒绝的 2 行不会写入。')).toBeTruthy()
    await user.click(input.getByRole('button', { name: /^写\s?入$/ }))
    expect(await screen.findByRole('progressbar', { name: '写入中' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: '撤销整个导入' }, { timeout: 12_000 })).toBeTruthy()
  }, 40_000)

  it('tell why rows are refused, and of each that has been written where it is', async () => {
    const user = await open('/imports/3')
    expect(await screen.findByText('不是数字')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: /^新增/ }))
    const link = await screen.findByRole('link', { name: '青瓷莲瓣碗 1' })
    expect(link.getAttribute('href')).toContain('#/content/exhibit/')
    await expectAccessible()
  })

  it('are taken back after a question, and what stays is listed', async () => {
    const user = await open('/imports/3')
    await user.click(await screen.findByRole('button', { name: '撤销整个导入' }))
    const undo = nextCall(contract.undoImport.path)
    await user.click((await dialog()).getByRole('button', { name: /^撤\s?销$/ }))
    expect(await (await undo).json()).toEqual({ id: 3, version: 7 })
    await open('/imports/5')
    await user.click(await screen.findByRole('link', { name: /^保留/ }))
    expect(await screen.findByText('导入后已被修改，保持现状')).toBeTruthy()
  })

  it('go on with the same files after the page was opened anew', async () => {
    const one = imports.find(({ id }) => id === 1)
    if (!one) throw new Error('the mock fair has no such import')
    const size = IMPORT_CHUNK_BYTES + 10
    Object.assign(one, { state: 'receiving', rows: { name: '展品.csv', size, received: IMPORT_CHUNK_BYTES } })
    const user = await open('/imports/1')
    expect(await screen.findByText(/将从断点继续/)).toBeTruthy()
    await user.upload(picker(), new File(['other'], '别的.csv'))
    expect(await screen.findByText('这不是开始时的文件，请选择 展品.csv')).toBeTruthy()
    await user.upload(picker(), table())
    // The first piece is not sent again: it would be refused, were it expected.
    await user.click(screen.getByRole('button', { name: '继续上传' }))
    expect(await screen.findByRole('combobox', { name: '“编号”对应的字段' }, { timeout: 8_000 })).toBeTruthy()
    expect(one.rows.received).toBe(size)
  })

  it('say what somebody else was first with', async () => {
    server.use(mock(contract.cancelImport, () => refuse('ImportNotNow')))
    const user = await open('/imports/2')
    await user.click(await screen.findByRole('button', { name: '停止导入' }))
    await user.click((await dialog()).getByRole('button', { name: /^停\s?止$/ }))
    expect(await screen.findByText('导入的状态已变化，无法如此操作，请刷新')).toBeTruthy()
  })
})

describe('where the table is', () => {
  it('another heading row and another sheet can be chosen', async () => {
    const user = await open('/imports/1')
    await user.click(await screen.findByRole('combobox', { name: '标题行' }))
    const input = nextCall(contract.chooseImportTable.path)
    await user.click(await screen.findByTitle(/^第 3 行：YZ-001/))
    expect(await (await input).json()).toEqual({ id: 1, version: 3, sheet: 1, headingLine: 3 })
    await user.click(await screen.findByRole('combobox', { name: '工作表' }))
    const other = nextCall(contract.chooseImportTable.path)
    await user.click(await screen.findByTitle('说明'))
    expect(await (await other).json()).toMatchObject({ id: 1, sheet: 0, headingLine: null })
  })

  it('the order of ambiguous dates is requested once, before the dry run', async () => {
    const user = await open('/imports/6')
    const start = await screen.findByRole<HTMLButtonElement>('button', { name: '开始预检' })
    const order = screen.getByRole('radio', { name: /日在前/ })
    await waitFor(() => expect(screen.queryByText(/请指明哪一列是编号|编号列/)).toBeNull())
    expect(start.disabled).toBe(true)
    await user.click(order)
    await waitFor(() => expect(start.disabled).toBe(false))
    const sent = nextCall(contract.checkImport.path)
    await user.click(start)
    expect(await (await sent).json()).toMatchObject({ id: 6, dayOrder: 'dayFirst' })
  })
})
