import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { startTexts } from '../../../common/i18n/texts'
import { fill } from '../../../../tests/setup/in-page'
import { type Order, toOrderCard } from './card-content'
import { CustomCard } from './custom-card'
import { OrderDialog } from './order-dialog'

const onOrder = vi.fn<(order: Order) => void>()
afterEach(() => onOrder.mockReset())

it('takes an inquiry without a price, and says so on its card', async () => {
  await startTexts('conversations')
  const user = userEvent.setup()
  render(<OrderDialog name="青瓷碗" coverUrl="" onOrder={onOrder} onClose={() => undefined} />)
  const price = screen.getByLabelText(/^期望单价/)
  fill(screen.getByLabelText(/^采购数量/), '20')
  fill(price, '-1')
  await user.click(screen.getByRole('button', { name: '发送订购意向' }))
  expect((await screen.findByText(/请填写不小于 0 的金额/)).textContent).toBeTruthy()
  expect(onOrder).not.toHaveBeenCalled()
  fill(price, '')
  await user.click(screen.getByRole('button', { name: '发送订购意向' }))
  const order = { name: '青瓷碗', number: 20, price: null, exhibitsCoverUrl: '' }
  await waitFor(() => expect(onOrder).toHaveBeenCalledExactlyOnceWith(order))
  render(<CustomCard message={{ payload: { data: 'order', description: toOrderCard(order) } }} />)
  expect(screen.getByText('面议')).toBeTruthy()
})
