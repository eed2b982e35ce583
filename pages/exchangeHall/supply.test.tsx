import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { addOffer } from '#contract/trade/offers/endpoints.ts'
import { dateIn } from '#src/mocks/core/time.ts'
import { demands } from '#src/mocks/trade/demands/demands.ts'
import { rememberTrade } from '#src/mocks/trade/offers/restore.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
afterEach(rememberTrade())

async function openSupply(id: number) {
  signInAs(userTypes.exhibitor, { exhibitorId: 1 })
  return openPage(`/exchangeHall.html#/supply?id=${id}`)
}

/** Days are typed as a paste does, and taken as the field is left. */
async function day(user: Awaited<ReturnType<typeof openPage>>, name: string, value: string) {
  const field = screen.getByRole('textbox', { name: new RegExp(name) })
  await user.click(field)
  fill(field, value)
  await user.tab()
}

test('whoever cannot offer learns who can', async () => {
  signInAs(userTypes.buyer)
  await openPage('/exchangeHall.html#/supply?id=4')
  expect(await screen.findByRole('heading', { name: '您的账号不能报价' })).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
  signInAs(userTypes.exhibitor, { exhibitorId: null })
  await openPage('/exchangeHall.html#/supply?id=4')
  expect(await screen.findByText(/还没有关联展商/)).toBeTruthy()
})

test('what is wrong is reported by the field, and nothing is sent', async () => {
  const user = await openSupply(4)
  await user.click(await screen.findByRole('button', { name: /提交报价$/ }))
  expect(await screen.findByText('请填写数量')).toBeTruthy()
  expect(await screen.findByText('请填写单价')).toBeTruthy()
  expect(await screen.findByText('报价有效期须为今天起 90 天内的日期')).toBeTruthy()
  expect(requestedPaths.filter((path) => path.includes('verifyDemandStatus'))).toEqual([])
})

test('a demand that has changed is refreshed while what is typed stays, and is then offered to', async () => {
  const user = await openSupply(4)
  await user.type(await screen.findByRole('spinbutton', { name: /可供数量/ }), '100')
  await user.type(screen.getByRole('spinbutton', { name: /单价/ }), '150.5')
  expect(await screen.findByText('比所需少 20 套')).toBeTruthy()
  expect(screen.getByText('合计 ¥15,050')).toBeTruthy()
  await day(user, '报价有效期至', dateIn(10))
  const changed = demands.find(({ id }) => id === 4)
  if (!changed?.shown) throw new Error('no such demand')
  changed.shown = { ...changed.shown, version: 2, document: { ...changed.shown.document, quantity: 100 } }
  await user.click(await screen.findByRole('button', { name: /提交报价$/ }))
  const alert = within(
    await screen.findByText('订单数据已过期，请刷新。已填写的内容会保留。').then((text) => {
      const found = text.closest('[role="alert"]')
      if (!(found instanceof HTMLElement)) throw new Error('no alert')
      return found
    }),
  )
  expect(requestedPaths.filter((path) => path === `/api${addOffer.path}`)).toEqual([])
  await user.click(alert.getByRole('button', { name: '刷新' }))
  expect(await screen.findByText('已刷新。请核对旁边的需求后再提交。')).toBeTruthy()
  expect(await screen.findByText('正好是所需数量')).toBeTruthy()
  const sent = nextCall(addOffer.path)
  await user.click(await screen.findByRole('button', { name: /提交报价$/ }))
  expect(await (await sent).json()).toMatchObject({
    demandId: 4,
    demandVersion: 2,
    terms: { quantity: 100, price: 150.5, validUntil: dateIn(10), exhibitIds: [] },
  })
  expect(await screen.findByText('报价已提交')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看我的报价' }).getAttribute('href')).toBe('./personal.html#/offers')
})

test('exhibits of the own exhibitor are found by their names and sent', async () => {
  const user = await openSupply(8)
  const box = await screen.findByRole('combobox', { name: '相关展品' })
  await user.click(box)
  const offered = { selector: '.ant-select-item-option-content' }
  expect(await screen.findByText('影青刻花梅瓶', offered)).toBeTruthy()
  // Of others there is none.
  expect(screen.queryByText('宋锦团花披肩', offered)).toBeNull()
  await user.click(screen.getByText('影青刻花梅瓶', offered))
  await user.type(screen.getByRole('spinbutton', { name: /可供数量/ }), '10')
  await user.type(screen.getByRole('spinbutton', { name: /单价/ }), '20')
  await day(user, '报价有效期至', dateIn(5))
  const sent = nextCall(addOffer.path)
  await user.click(await screen.findByRole('button', { name: /提交报价$/ }))
  expect(await (await sent).json()).toMatchObject({ terms: { exhibitIds: [1] } })
  expect(await screen.findByText('报价已提交')).toBeTruthy()
})

test('an offer that stands is shown in place of the form, changed, and withdrawn after a question', async () => {
  const user = await openSupply(1)
  expect(await screen.findByText('您的企业已对此需求报价，等待采购商选择。')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '修改报价' }))
  const price = await screen.findByRole('spinbutton', { name: /单价/ })
  expect(price).toHaveProperty('value', '1150.00')
  await user.clear(price)
  await user.type(price, '1100')
  const changed = nextCall('/supplier/order/update')
  await user.click(await screen.findByRole('button', { name: /保存修改$/ }))
  expect(await (await changed).json()).toMatchObject({ id: 1, version: 2, terms: { price: 1100, exhibitIds: [1, 3] } })
  expect(await screen.findByText('¥1,100')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '撤回报价' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '撤回报价' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // It can be offered to again.
  expect(await screen.findByRole('button', { name: /提交报价$/ })).toBeTruthy()
})

test('a demand that has ended takes none', async () => {
  await openSupply(11)
  expect(await screen.findByText('这条需求已过有效期，不再接受报价。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /提交报价$/ })).toBeNull()
})
