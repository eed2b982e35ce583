import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MISSING_CHARACTERS_HEADER } from '#contract/core/text/missing-characters.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getTicketPaper, nameTicket } from '#contract/commerce/tickets/endpoints.ts'
import * as files from '#src/common/app/save-file.ts'
import { setLanguage } from '#src/common/i18n/language.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { mock, mockBytes, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { descriptionOf, fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { en } from '#tests/setup/english.ts'

overMocks()

let restore: () => void
beforeEach(() => {
  restore = rememberOrders()
  signInAs(userTypes.buyer)
})
afterEach(() => restore())

const open = (id: number) => openPage(`/invoiceHall.html#/ticket?id=${id}`)
const state = () => within(screen.getByRole('article')).getByRole('status').textContent
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

it('shows its code, its days and for whom it is, with the number hidden', async () => {
  await open(7)
  await title('首日单日票')
  expect(await screen.findByRole('img', { name: /入场二维码/ })).toBeTruthy()
  expect(state()).toBe('未使用')
  expect(screen.getByText('身份证 11**************2X')).toBeTruthy()
  expect(screen.getByText('入场时请出示此二维码与证件原件。')).toBeTruthy()
})

it.each([
  [4, '未激活', '到首个有效日当天自动激活。', true],
  [5, '未激活', '请先补登实名信息，否则无法入场。', true],
  [8, '已使用', '感谢到访，期待再会。', false],
  [9, '已过期', '有效日期已过，不能再入场。', false],
  [12, '退款锁定', '退款处理中，门票暂时不能入场。', false],
  [13, '已退款', '此票已退，退款金额见订单。', false],
])('%i is %s: %s', async (id, name, hint, opens) => {
  await open(id)
  expect(await screen.findByText(hint)).toBeTruthy()
  expect(state()).toContain(name)
  expect(screen.queryAllByRole('button', { name: '下载 PDF' })).toHaveLength(opens ? 1 : 0)
})

it('is saved as PDF or as a picture in the language of the reader', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockReturnValue()
  const user = await open(4)
  setLanguage('en-US')
  const call = nextCall(getTicketPaper.path)
  await user.click(await screen.findByRole('button', { name: en('own-tickets:paper.png') }))
  const { searchParams } = new URL((await call).url)
  expect(Object.fromEntries(searchParams)).toEqual({ id: '4', form: 'png', language: 'en-US' })
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(/^[\w-]+\.png$/)))
  setLanguage('zh-CN')
})

it('names the characters that cannot be printed before it is saved', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockReturnValue()
  server.use(
    mockBytes(getTicketPaper, () => ({
      type: 'application/pdf',
      body: '%PDF',
      headers: { [MISSING_CHARACTERS_HEADER]: '1f300 e44' },
    })),
  )
  const user = await open(4)
  const download = await screen.findByRole('button', { name: '下载 PDF' })
  await user.click(download)
  const dialog = within(await screen.findByRole('dialog', { name: '有字符无法打印' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['🌀 (U+1F300)', 'ไ (U+0E44)'])
  await user.click(dialog.getByRole('button', { name: '取消' }))
  expect(saved).not.toHaveBeenCalled()
  await user.click(download)
  await user.click(await screen.findByRole('button', { name: '仍然下载' }))
  expect(saved).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(/\.pdf$/))
  expect(screen.queryByRole('dialog', { name: '有字符无法打印' })).toBeNull()
  server.resetHandlers()
})

it('is named by its owner, and corrected once', async () => {
  const user = await open(5)
  await user.click(await screen.findByRole('button', { name: '补登实名信息' }))
  const dialog = within(await screen.findByRole('dialog', { name: '补登实名信息' }))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  const number = dialog.getByRole('textbox', { name: '证件号码' })
  const name = dialog.getByRole('textbox', { name: '姓名' })
  await waitFor(() => expect(descriptionOf(name)).toBe('请输入持票人姓名'))
  expect(document.activeElement).toBe(name)
  fill(name, '苏青禾')
  // Somebody has a ticket of this type by this number.
  fill(number, '11010519491231002X')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(descriptionOf(number)).toContain('该证件已持有「三日通票」'))
  server.use(mock(nameTicket, () => refuse('HolderNotVerified', { field: 'holder' })))
  fill(number, '110105194912310046')
  expect(descriptionOf(number)).toBe('')
  await user.click(dialog.getByRole('button', { name: /保存$/ }))
  await waitFor(() => expect(descriptionOf(number)).toContain('证件号码未通过核验'))
  server.resetHandlers()
  await user.click(dialog.getByRole('button', { name: /保存$/ }))
  expect(await screen.findByText('实名信息已保存')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '更正实名信息' }))
  const again = within(await screen.findByRole('dialog', { name: '更正实名信息' }))
  expect(again.getByText(/只能更正一次/)).toBeTruthy()
  expect(again.getByRole('textbox', { name: '证件号码' })).toHaveProperty('value', '')
  fill(again.getByRole('textbox', { name: '证件号码' }), '110105194912310046')
  await user.click(again.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '更正实名信息' })).toBeNull())
})

it('that is not there leads to the own ones', async () => {
  await open(999)
  const missing = await title('门票不存在')
  expect(missing.parentElement?.querySelector('a')?.getAttribute('href')).toBe('./personal.html#/tickets')
})
