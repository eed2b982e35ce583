import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { confirmQuotation, getQuotationPaper, issueQuotation } from '#contract/trade/offers/endpoints.ts'
import * as saving from '#src/common/app/save-file.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { quotations } from '#src/mocks/trade/offers/quotations.ts'
import { rememberTrade } from '#src/mocks/trade/offers/restore.ts'
import { nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

vi.mock('#src/common/app/save-file.ts', () => ({ saveFile: vi.fn<() => void>() }))

overMocks()
afterEach(rememberTrade())

const inRow = async (name: RegExp) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr')
  if (!row) throw new Error('no such row')
  return within(row)
}
const dialogOf = async (name: RegExp) => within(await screen.findByRole('dialog', { name }))

async function openOffers() {
  signInAs(userTypes.exhibitor, { exhibitorId: 1 })
  return openPage('/personal.html#/offers')
}

async function openDemand(id: number) {
  signInAs(userTypes.buyer)
  return openPage(`/personal.html#/demands/${id}`)
}

test('an exhibitor reads what a quotation will say, issues it once, and has it as a PDF in either language', async () => {
  const user = await openOffers()
  // Nobody has shortlisted the others.
  expect(await screen.findAllByRole('button', { name: /出具报价单/ })).toHaveLength(1)
  await user.click((await inRow(/日用蓝白瓷餐具/)).getByRole('button', { name: '就“日用蓝白瓷餐具”出具报价单' }))
  const input = await dialogOf(/出具报价单/)
  expect(input.getByText(/出具即表示您确认以下条款/)).toBeTruthy()
  for (const text of ['€26', '€13,000', 'Marianne Cole · +12025550107', '可提供食品接触检测报告。']) {
    expect(input.getByText(text)).toBeTruthy()
  }
  const sent = nextCall(issueQuotation.path)
  await user.click(input.getByRole('button', { name: /确认并出具$/ }))
  expect(await (await sent).json()).toMatchObject({ id: 8, version: 2, key: expect.any(String) })
  const shown = await dialogOf(/报价单 Q\d{8}-000003/)
  expect(shown.getByText('待采购商确认')).toBeTruthy()
  expect(shown.getByText('尚未确认')).toBeTruthy()
  expect(shown.queryByRole('button', { name: /确认报价单$/ })).toBeNull()
  await user.click(shown.getByText('英文'))
  const fetched = nextCall(getQuotationPaper.path)
  await user.click(shown.getByRole('button', { name: /下载 PDF$/ }))
  expect((await fetched).url).toMatch(/id=3&language=en-US$/)
  await waitFor(() =>
    expect(saving.saveFile).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(/^Q\d{8}-000003\.pdf$/)),
  )
  await user.keyboard('{Escape}')
  const row = await inRow(/日用蓝白瓷餐具/)
  expect(await row.findByText('报价单待确认')).toBeTruthy()
  expect(row.queryByRole('button', { name: /出具报价单/ })).toBeNull()
})

test('a buyer confirms a quotation as it was seen, and reads who confirmed it when', async () => {
  const user = await openDemand(4)
  const row = await inRow(/茶山集/)
  expect(row.getByText('报价单待确认')).toBeTruthy()
  await user.click(row.getByRole('button', { name: /^确认 .* 的报价单$/ }))
  const dialog = await dialogOf(/报价单 Q/)
  expect(dialog.getByText(/报价单是意向文件，不是合同/)).toBeTruthy()
  const sent = nextCall(confirmQuotation.path)
  await user.click(dialog.getByRole('button', { name: /确认报价单$/ }))
  expect(await (await sent).json()).toEqual({ id: 1, version: 1 })
  expect(await dialog.findByText('双方已确认')).toBeTruthy()
  expect(dialog.queryByText('尚未确认')).toBeNull()
  expect(dialog.queryByRole('button', { name: /确认报价单$/ })).toBeNull()
  await user.keyboard('{Escape}')
  expect(await (await inRow(/茶山集/)).findByText('报价单已确认')).toBeTruthy()
  expect((await inRow(/茶山集/)).getByRole('button', { name: /^查看 .* 的报价单$/ })).toBeTruthy()
})

test('what has changed meanwhile is reported in the dialog, and what holds no more can be issued anew', async () => {
  const user = await openDemand(4)
  server.use(mock(confirmQuotation, () => refuse('QuotationChanged')))
  await user.click((await inRow(/茶山集/)).getByRole('button', { name: /报价单$/ }))
  const dialog = await dialogOf(/报价单 Q/)
  await user.click(dialog.getByRole('button', { name: /确认报价单$/ }))
  expect(await dialog.findByText('报价单刚刚有变动或已失效，请刷新后再操作')).toBeTruthy()
  const [one] = quotations
  if (!one) throw new Error('no quotation')
  quotations.push({ ...one, id: 9, offerId: 8, state: 'superseded', version: 2 })
  await openOffers()
  const row = await inRow(/日用蓝白瓷餐具/)
  expect(row.getByText('报价单已失效')).toBeTruthy()
  expect(row.getByRole('button', { name: /出具报价单/ })).toBeTruthy()
  await user.click(row.getByRole('button', { name: /查看“日用蓝白瓷餐具”的报价单/ }))
  expect((await dialogOf(/报价单 Q/)).getByText('所依据的报价已变动或不再有效。')).toBeTruthy()
})
