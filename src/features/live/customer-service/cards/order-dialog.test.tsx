import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { addIntention } from '#contract/trade/intentions/endpoints.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import '#pages/connect-features.ts'
import { call } from '#src/common/request/call.ts'
import { refusedWith } from '#tests/setup/refused.ts'
import { fill } from '#tests/setup/in-page.ts'
import { type Order, toOrderCard } from './card-content'
import { CustomCard } from './custom-card'
import { OrderDialog } from './order-dialog'

vi.mock('#src/common/request/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
const onOrder = vi.fn<(order: Order) => void>()
afterEach(() => onOrder.mockReset())

it('keeps the intention order before its card is sent; one without a price says so', async () => {
  await startTexts('conversations')
  const user = userEvent.setup()
  const exhibit = { exhibitsInfoId: 1, exhibitsName: '青瓷碗', exhibitsCoverUrl: '' }
  render(<OrderDialog exhibit={exhibit} onOrder={onOrder} onClose={() => undefined} />)
  const price = screen.getByLabelText(/^期望单价/)
  fill(screen.getByLabelText(/^采购数量/), '20')
  fill(price, '-1')
  await user.click(screen.getByRole('button', { name: '发送意向订单' }))
  expect((await screen.findByText(/请填写不小于 0 的金额/)).textContent).toBeTruthy()
  expect(onOrder).not.toHaveBeenCalled()
  fill(price, '')
  const called = vi.mocked(call).mockRejectedValueOnce(refusedWith('ExhibitNotFound')).mockResolvedValue({ id: 7 })
  await user.click(screen.getByRole('button', { name: '发送意向订单' }))
  expect(await screen.findByText(/展品不存在或已下架/)).toBeTruthy()
  expect(onOrder).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '发送意向订单' }))
  const order = { intentionId: 7, name: '青瓷碗', number: 20, price: null, exhibitsCoverUrl: '' }
  await waitFor(() => expect(onOrder).toHaveBeenCalledExactlyOnceWith(order))
  const wish = { exhibitsInfoId: 1, quantity: 20, price: null, note: '' }
  expect(called).toHaveBeenLastCalledWith(addIntention, expect.objectContaining(wish), { alerts: false })
  const description = toOrderCard(order)
  render(<CustomCard message={{ payload: { data: 'order', description } }} />)
  expect(screen.getByText('面议')).toBeTruthy()
  expect(screen.getByRole('link', { name: /在个人中心查看/ }).getAttribute('href')).toContain('#/intentions')
})
