import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { cancelOrder } from '#contract/commerce/orders/endpoints.ts'
import { getPayMethods } from '#contract/commerce/payments/endpoints.ts'
import { getTransferAccount, submitTransfer } from '#contract/commerce/transfers/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { dateIn } from '#src/mocks/core/time.ts'
import { addMockFile } from '#src/mocks/foundation/files/files.ts'
import { server } from '#src/mocks/node.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
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
  restore = rememberOrders()
  signInAs(userTypes.exhibitor)
})
afterEach(() => restore())

const CONFIRMING = 14
const CONFIRMED = 17
const RETURNED = 18
const APPROVED = 22
const DECLINED = 26
const UNCONFIRMED = 27

const open = (id: number) => openPage(`/invoiceHall.html#/order?id=${id}`)
const headed = async (name: string) =>
  (await screen.findByRole('heading', { level: 1, name })).parentElement?.textContent
const button = (name: string) => screen.queryByRole('button', { name })

describe('an order of services', () => {
  it('waits for the organizer first, and cannot be paid until then', async () => {
    await open(CONFIRMING)
    expect(await headed('待确认')).toMatch(/等待主办方确认.*09:59:\d\d/)
    expect(screen.getByRole('region', { name: '订购内容' }).textContent).toMatch(/广告位 · 首页轮播 · .*（3 天）/)
    expect(await screen.findByRole('button', { name: '取消订单' })).toBeTruthy()
    expect(button('微信支付')).toBeNull()
    expect(button('银行转账')).toBeNull()
  })

  it('can be given up while it waits', async () => {
    const user = await open(CONFIRMING)
    await user.click(await screen.findByRole('button', { name: '取消订单' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/所订日期与资源立即释放/)).toBeTruthy()
    const call = nextCall(cancelOrder.path)
    await user.click(dialog.getByRole('button', { name: '取消订单' }))
    expect(await (await call).json()).toEqual({ id: CONFIRMING, version: 1 })
    expect(await headed('交易关闭')).toContain('所订资源已释放')
    expect(screen.getByRole('link', { name: '返回资源订购' }).getAttribute('href')).toBe('./resourceOrdering.html')
  })

  it('is followed while the reader looks on: once it is confirmed it can be paid', async () => {
    await open(CONFIRMED)
    expect(await headed('待支付')).toMatch(/主办方已确认.*剩余 1 天 23:59|剩余 2 天/)
    expect(await screen.findByRole('button', { name: '微信支付' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: '银行转账' })).toBeTruthy()
  })

  it('says why the organizer did not accept it, or that nobody confirmed it in time', async () => {
    await open(DECLINED)
    expect(await headed('交易关闭')).toContain('原因：该时段广告位用于主办方专题推广')
    await open(UNCONFIRMED)
    expect(await headed('交易关闭')).toContain('主办方未能在时限内确认')
  })

  it('leads to what it holds once it is paid', async () => {
    await open(APPROVED)
    expect(await headed('交易成功')).toContain('服务已生效')
    const lines = within(screen.getByRole('region', { name: '订购内容' }))
    expect(lines.getByText('有效')).toBeTruthy()
    expect(lines.getByRole('link', { name: '去管理：首页轮播广告位' }).getAttribute('href')).toBe(
      './personal.html#/services',
    )
  })
})

describe('a bank transfer', () => {
  it('is reported with its proof; the order waits while it is checked', async () => {
    const user = await open(CONFIRMED)
    await user.click(await screen.findByRole('button', { name: '银行转账' }))
    const dialog = within(await screen.findByRole('dialog', { name: '银行转账' }))
    expect(dialog.getByText('3500 4001 0400 0812 3')).toBeTruthy()
    expect(dialog.getByText('¥1,440')).toBeTruthy()
    expect(dialog.getByText(orders.find(({ id }) => id === CONFIRMED)?.number ?? '')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: '提交凭证' }))
    expect(await dialog.findByText('请填写付款户名')).toBeTruthy()
    expect(await dialog.findByText('请上传转账凭证')).toBeTruthy()
    fill(dialog.getByRole('textbox', { name: /付款户名/ }), '青禾陶瓷')
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')
    if (!input) throw new Error('no file input')
    await user.upload(input, new File(['%PDF-1.4'], '回单.pdf', { type: 'application/pdf' }))
    await dialog.findByText(/回单\.pdf/)
    const call = nextCall(submitTransfer.path)
    await user.click(dialog.getByRole('button', { name: /提交凭证$/ }))
    expect(await (await call).json()).toMatchObject({
      orderId: CONFIRMED,
      payer: '青禾陶瓷',
      paidOn: dateIn(0),
      proofs: [expect.stringContaining('mock-upload-')],
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('转账凭证已提交，财务核对期间订单为您保留。')).toBeTruthy()
    expect(within(screen.getByRole('region', { name: '转账记录' })).getByText('核对中')).toBeTruthy()
    for (const name of ['微信支付', '银行转账', '取消订单']) expect(button(name)).toBeNull()
  })

  it('that was returned says why, and can be reported again by the same payer', async () => {
    const user = await open(RETURNED)
    expect(await screen.findByText('退回原因：凭证金额与订单金额不一致，请核对后重新上传')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: '重新提交凭证' }))
    const dialog = within(await screen.findByRole('dialog', { name: '银行转账' }))
    expect(dialog.getByRole('textbox', { name: /付款户名/ })).toHaveProperty('value', '景德镇青禾陶瓷艺术有限公司')
  })

  it('is not offered where the fair has no account', async () => {
    server.use(mock(getTransferAccount, () => null))
    await open(CONFIRMED)
    expect(await screen.findByRole('button', { name: '微信支付' })).toBeTruthy()
    expect(button('银行转账')).toBeNull()
  })
})

it('an order that cannot be paid in any way leads to the organizer', async () => {
  server.use(mock(getTransferAccount, () => null))
  server.use(mock(getPayMethods, () => ({ wechat: false, sandbox: false })))
  await open(CONFIRMED)
  expect((await screen.findByRole('link', { name: '联系主办方' })).getAttribute('href')).toBe('./concact.html#/')
  expect(button('微信支付')).toBeNull()
})
