import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { issueInvoice, listInvoices } from '#contract/commerce/invoices/endpoints.ts'
import { addMockFile } from '#src/mocks/foundation/files/files.ts'
import { invoices } from '#src/mocks/commerce/invoices/invoices.ts'
import { rememberInvoices } from '#src/mocks/commerce/invoices/restore.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

// What is sent in parts does not pass through the mocks of the network here.
vi.mock('#src/common/request/send-large.ts', () => ({
  sendLarge: async (_endpoint: unknown, _fields: unknown, { file }: { file: File }) =>
    addMockFile(file.name, 'pdf', file.size).file,
}))

overMocks()

let restore: () => void
beforeEach(() => {
  restore = rememberInvoices()
})
afterEach(() => restore())

const SPECIAL = 4
const REVERSAL = 7
const AT_SERVICE = 9
const NOT_REVERSED = 10
const numberOf = (id: number): string => invoices.find((one) => one.id === id)?.number ?? ''
const drawer = async (id: number) => within(await screen.findByRole('dialog', { name: `发票申请 ${numberOf(id)}` }))
// Under test all of antd's dialogs are named by one id, the drawer's too.
const titled = { selector: '.ant-modal-title' }
async function dialog(name: string) {
  const over = (await screen.findByText(name, titled)).closest<HTMLElement>('[role="dialog"]')
  if (!over) throw new Error(`no dialog ${name}`)
  return within(over)
}
const closed = (name: string) => waitFor(() => expect(screen.queryByText(name, titled)).toBeNull())

async function open(userType: number = userTypes.financeStaff, address = '#/invoices') {
  signInAs(userType)
  return openPage(`/organizer.html${address}`)
}

/** One application, opened from the table. */
async function opened(id: number, userType?: number) {
  const user = await open(userType)
  await user.click(await screen.findByRole('button', { name: `查看：${numberOf(id)}` }))
  return { user, one: await drawer(id) }
}

test('finance finds an invoice by state and word', async () => {
  const user = await open(userTypes.financeDirector)
  expect(await screen.findByRole('heading', { level: 1, name: '发票' })).toBeTruthy()
  const parts = within(screen.getByRole('navigation', { name: '工作台栏目' })).getAllByRole('link')
  expect(parts.map(({ textContent }) => textContent)).toContain('发票')
  await user.click(await screen.findByRole('link', { name: '冲红中' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  await user.click(screen.getByRole('link', { name: '全部' }))
  const input = nextCall(listInvoices.path)
  await user.type(await screen.findByRole('searchbox'), 'Marianne{Enter}')
  expect(await (await input).json()).toMatchObject({ keyWord: 'Marianne' })
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  await expectAccessible()
})

test('who may not read finance is notified; who may only read finds no steps', async () => {
  await open(userTypes.reviewer)
  expect(await screen.findByText('您没有此栏目的权限')).toBeTruthy()
  const { one } = await opened(SPECIAL, userTypes.organizer)
  expect(one.getByText(/开具由财务人员处理/)).toBeTruthy()
  expect(one.queryByRole('button', { name: '登记开具' })).toBeNull()
})

test('each field is copied by itself, the sum as a number', async () => {
  const { user, one } = await opened(SPECIAL)
  await user.click(one.getByRole('button', { name: '复制纳税人识别号' }))
  expect(await navigator.clipboard.readText()).toBe('91350100M000100Y43')
  await user.click(one.getByRole('button', { name: '复制开票金额' }))
  expect(await navigator.clipboard.readText()).toBe('2800.00')
  await expectAccessible()
})

test('one is taken up and issued with its number and its document', async () => {
  const { user, one } = await opened(SPECIAL)
  await user.click(one.getByRole('button', { name: '开始开具' }))
  expect(await one.findByText('开具中')).toBeTruthy()
  await user.click(one.getByRole('button', { name: '登记开具' }))
  const form = await dialog('登记已开具的发票')
  await user.click(form.getByRole('button', { name: '登记开具' }))
  expect(await form.findByText('发票号码应为 6 至 30 位字母或数字')).toBeTruthy()
  expect(await form.findByText('请上传 PDF 或 OFD 格式的电子发票')).toBeTruthy()
  fill(form.getByRole('textbox', { name: '发票号码' }), '2633 2000 0000 8765 4321')
  const input = document.querySelector<HTMLInputElement>('.ant-modal input[type="file"]')
  if (!input) throw new Error('there is no input of files')
  await user.upload(input, new File(['%PDF-1.4'], '发票.pdf', { type: 'application/pdf' }))
  await form.findByText(/^发票\.pdf/)
  const sent = nextCall(issueInvoice.path)
  await user.click(form.getByRole('button', { name: '登记开具' }))
  expect(await (await sent).json()).toMatchObject({
    id: SPECIAL,
    version: 2,
    invoiceNumber: '2633 2000 0000 8765 4321',
    file: expect.stringMatching(/^mock-upload-/),
  })
  await closed('登记已开具的发票')
  expect(await one.findByText('已开具')).toBeTruthy()
  expect(one.getByText('26332000000087654321')).toBeTruthy()
})

test('one that cannot be issued says why', async () => {
  const { user, one } = await opened(SPECIAL)
  await user.click(one.getByRole('button', { name: '开具失败' }))
  const form = await dialog('登记开具失败')
  await user.click(form.getByRole('button', { name: '开具失败' }))
  expect(await form.findByText('请填写意见')).toBeTruthy()
  fill(form.getByRole('textbox', { name: '失败原因' }), '抬头与证件不符')
  await user.click(form.getByRole('button', { name: '开具失败' }))
  await closed('登记开具失败')
  expect(await one.findByText('抬头与证件不符')).toBeTruthy()
  expect(one.queryByRole('button', { name: '登记开具' })).toBeNull()
})

test.each([
  ['已冲红', '确认这张发票已冲红？', '已冲红'],
  ['未能冲红', '确认这张发票未能冲红？', '已开具'],
])('a reversal is noted as %s after a question', async (way, title, state) => {
  const { user, one } = await opened(REVERSAL)
  await user.click(one.getByRole('button', { name: way }))
  await user.click((await dialog(title)).getByRole('button', { name: way }))
  await closed(title)
  expect(await one.findByText(state)).toBeTruthy()
})

test('who comes second is told, and sees what the first did', async () => {
  const { user, one } = await opened(SPECIAL)
  const row = invoices.find(({ id }) => id === SPECIAL)
  Object.assign(row ?? {}, { state: 'failed', version: 2 })
  await user.click(one.getByRole('button', { name: '登记开具' }))
  await user.click((await dialog('登记已开具的发票')).getByRole('button', { name: '取消' }))
  await closed('登记已开具的发票')
  await user.click(one.getByRole('button', { name: '开始开具' }))
  expect(await one.findByText('这份申请刚刚有变化，已显示最新情况。')).toBeTruthy()
  expect(await one.findByText('已取消')).toBeTruthy()
  expect(one.queryByRole('button', { name: '开始开具' })).toBeNull()
})

test('what the invoice service is at has no steps', async () => {
  const { one } = await opened(AT_SERVICE)
  expect(one.getByText(/开票服务正在开具/)).toBeTruthy()
  expect(one.queryByRole('button', { name: /登记开具|开具失败/ })).toBeNull()
})

test('what the invoice service does not reverse says why, and finance notes its outcome', async () => {
  const { user, one } = await opened(NOT_REVERSED)
  expect(one.getByText(/未能冲红：购买方已确认用途/)).toBeTruthy()
  expect(one.getByRole('button', { name: /下载.*发票-26332000000012345678\.ofd/ })).toBeTruthy()
  expect(one.queryByRole('button', { name: /查看.*\.ofd/ })).toBeNull()
  await user.click(one.getByRole('button', { name: '已冲红' }))
  await user.click((await dialog('确认这张发票已冲红？')).getByRole('button', { name: '已冲红' }))
  await closed('确认这张发票已冲红？')
  expect(one.queryByText(/未能冲红：/)).toBeNull()
  await expectAccessible()
})
