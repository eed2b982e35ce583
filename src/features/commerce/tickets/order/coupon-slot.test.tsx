import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Work } from '#src/common/work/work.tsx'
import type { CouponSlotProps } from './draft'
import { OrderForm } from './order-form'

const type = {
  id: 3,
  kind: 'child' as const,
  name: '儿童票',
  description: '',
  fen: 3_000,
  days: { from: '2026-11-26', until: '2026-11-28' },
  hours: { from: '09:00', until: '17:30' },
  saleFrom: '2026-11-01T02:00:00Z',
  saleUntil: '2026-11-28T08:00:00Z',
  sale: 'booking' as const,
  left: null,
  perOrder: 3,
  perPerson: 6,
  realName: false,
  refundUntil: null,
  refundFeePercent: 0,
  fallbackFields: [],
}

const Coupon = ({ lines, totalFen, chosen, onChoose }: CouponSlotProps) => (
  <button type="button" onClick={() => onChoose(chosen ? null : { id: 7, discountFen: 1_000 })}>
    {`券 ${lines.length} ${totalFen}`}
  </button>
)

it('takes a coupon where the page has a place for one, and sends it with what is left to pay', async () => {
  const place = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('out')))
  const user = userEvent.setup()
  render(
    <Work>
      <OrderForm
        types={[type]}
        initial={{ quantities: { 3: 2 }, holders: {}, contact: { name: '陈采薇', phone: '13800138006' } }}
        place={place}
        onPlaced={() => undefined}
        onClose={() => undefined}
        couponSlot={(props) => <Coupon {...props} />}
      />
    </Work>,
  )
  const form = within(await screen.findByRole('dialog', { name: '购票' }))
  await user.click(form.getByRole('button', { name: '下一步' }))
  await user.click(await form.findByRole('button', { name: '券 1 6000' }))
  expect(form.getByText('优惠').nextElementSibling?.textContent).toBe('−¥10')
  await user.click(form.getByRole('button', { name: '提交订单' }))
  await waitFor(() => expect(place).toHaveBeenCalledWith(expect.objectContaining({ couponId: 7, payableFen: 5_000 })))
  expect(await form.findByRole('alert')).toBeTruthy()
})
