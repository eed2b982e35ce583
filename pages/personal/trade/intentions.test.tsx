import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { answerIntention } from '#contract/trade/intentions/endpoints.ts'
import { intentions } from '#src/mocks/trade/intentions/intentions.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { fill, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const own = (id: number) => {
  const found = intentions.find((one) => one.id === id)
  if (!found) throw new Error('the mock fair has no such intention order')
  return found
}
/** The row of the intention order with this state and step; one exhibit has several. */
const rowWith = async (...texts: string[]) => {
  const rows = await screen.findAllByRole('row')
  const row = rows.find((one) => texts.every((text) => one.textContent.includes(text)))
  if (!row) throw new Error(`no row with ${texts.join(', ')}`)
  return within(row)
}

test('an exhibitor counters, and what it names is on the table then', async () => {
  signInAs(userTypes.exhibitor)
  const user = await openPage('/personal.html#/intentions?state=sent')
  await screen.findByRole('table')
  const one = intentions.find(({ state }) => state === 'sent')
  await user.click((await rowWith('等待您答复')).getByRole('button', { name: '还价' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^还价/ }))
  fill(dialog.getByRole('spinbutton', { name: '采购数量' }), '')
  await user.click(dialog.getByRole('button', { name: '还价' }))
  expect(await dialog.findByText('请填写数量')).toBeTruthy()
  fill(dialog.getByRole('spinbutton', { name: '采购数量' }), '300')
  fill(dialog.getByRole('spinbutton', { name: '单价' }), '520')
  await user.click(dialog.getByRole('button', { name: '还价' }))
  await waitFor(() => expect(one).toMatchObject({ state: 'countered', quantity: 300, price: 520 }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an order leads to the lead that the buyer is', async () => {
  signInAs(userTypes.exhibitor)
  await openPage('/personal.html#/intentions?state=declined')
  const [link] = await screen.findAllByRole('link', { name: /的线索$/ })
  expect(link?.getAttribute('href')).toBe('./personal.html#/leads?id=6')
})

test('a buyer accepts a counter-offer, with the way there to be read', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage('/personal.html#/intentions?state=countered')
  await screen.findByRole('table')
  const row = await rowWith('等待您答复', '60')
  await user.click(row.getByRole('button', { name: /的经过$/ }))
  expect((await screen.findByRole('list', { name: '经过' })).textContent).toContain('六十件起订，含礼盒。')
  await user.click(row.getByRole('button', { name: '接受' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^接受意向订单/ }))
  await user.click(dialog.getByRole('button', { name: '接受' }))
  await waitFor(() => expect(own(2).state).toBe('accepted'))
})

test('declining needs a reason; a conflicting change is reported', async () => {
  signInAs(userTypes.exhibitor)
  server.use(mock(answerIntention, () => refuse('IntentionChanged')))
  Object.assign(own(1), { state: 'sent' })
  const user = await openPage('/personal.html#/intentions?state=sent')
  await screen.findByRole('table')
  await user.click((await rowWith('等待您答复')).getByRole('button', { name: '谢绝' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^谢绝意向订单/ }))
  await user.click(dialog.getByRole('button', { name: '谢绝' }))
  expect(await dialog.findByText('请填写意见')).toBeTruthy()
  fill(dialog.getByRole('textbox', { name: '原因' }), '该款已停产。')
  await user.click(dialog.getByRole('button', { name: '谢绝' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('意向订单刚刚有变动')
})

test('nothing yet, a failure with a way to try again, and who has none', async () => {
  signInAs(userTypes.overseasBuyer)
  await openPage('/personal.html#/intentions')
  expect(await screen.findByText('还没有意向订单')).toBeTruthy()
  signInAs(userTypes.exhibitor)
  await openPage('/personal.html?scenario=listReceivedIntentions:10500x1#/intentions')
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  signInAs(userTypes.tourist)
  await openPage('/personal.html#/intentions')
  expect(await screen.findByText('此处用于意向订单')).toBeTruthy()
})

test('on an exhibit a buyer sends one; who does not buy learns who may', async () => {
  signInAs(userTypes.exhibitor)
  const other = await openPage('/exhibitss.html#/ExhibisDetail?id=5')
  await other.click(await screen.findByRole('button', { name: '意向下单' }))
  expect(await screen.findByText(/意向订单由采购商发送/)).toBeTruthy()
  signInAs(userTypes.buyer)
  const user = await openPage('/exhibitss.html#/ExhibisDetail?id=5')
  const before = intentions.length
  await user.click(await screen.findByRole('button', { name: '意向下单' }))
  const dialog = within(await screen.findByRole('dialog', { name: '发送意向订单' }))
  fill(dialog.getByRole('spinbutton', { name: '采购数量' }), '40')
  await user.click(dialog.getByRole('button', { name: '发送' }))
  await waitFor(() => expect(intentions).toHaveLength(before + 1))
  expect(intentions.at(-1)).toMatchObject({ exhibitId: 5, quantity: 40, price: null, state: 'sent' })
})
