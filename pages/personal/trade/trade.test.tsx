import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { acceptOffer, declineOffer, listOwnOffers, shortlistOffer } from '#contract/trade/offers/endpoints.ts'
import { listOwnDemands } from '#contract/trade/demands/endpoints.ts'
import { offers } from '#src/mocks/trade/offers/offers.ts'
import { rememberTrade } from '#src/mocks/trade/offers/restore.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
afterEach(rememberTrade())

async function openDemands(route = '/demands', scenario = '') {
  signInAs(userTypes.buyer)
  return openPage(`/personal.html${scenario}#${route}`)
}

const inRow = async (name: RegExp) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr')
  if (!row) throw new Error('no such row')
  return within(row)
}

test('own demands say how each stands, and what can be done with it alone', async () => {
  await openDemands()
  const shown = await inRow(/酒店大堂青瓷花瓶/)
  expect(shown.getByText('60 件 · ¥1,200 / 件')).toBeTruthy()
  expect(shown.getByText('2 份报价')).toBeTruthy()
  expect(shown.getByRole('link', { name: '修改“酒店大堂青瓷花瓶”' }).getAttribute('href')).toContain('publish?id=1')
  expect(shown.getByRole('button', { name: '关闭“酒店大堂青瓷花瓶”' })).toBeTruthy()
  const waiting = await inRow(/民宿客房竹木灯具/)
  expect(waiting.queryByRole('link', { name: /修改/ })).toBeNull()
  expect(waiting.getByRole('button', { name: /撤回/ })).toBeTruthy()
  const returned = await inRow(/幼儿园剪纸材料包/)
  expect(returned.getByText('请补充材料的安全标准与适用年龄。')).toBeTruthy()
  expect(returned.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['幼儿园剪纸材料包', '修改'])
  expect(returned.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['删除'])
  expect(await screen.findByRole('link', { name: /^我的采购需求/ })).toBeTruthy()
})

test('own demands are filtered by what stands in the address', async () => {
  const input = nextCall(listOwnDemands.path)
  const user = await openDemands('/demands?state=ended')
  expect(await (await input).json()).toMatchObject({ state: 'ended', page: 1 })
  expect(await inRow(/脱胎漆盘/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '草稿' }))
  expect(await inRow(/定格动画偶租借/)).toBeTruthy()
  expect(window.location.hash).toBe('#/demands?state=draft')
})

test('who has none is led on, who may have none is notified, and a failure can be tried again', async () => {
  await openDemands('/demands', '?scenario=listOwnDemands:empty')
  expect(await screen.findByRole('heading', { name: '还没有采购需求' })).toBeTruthy()
  await openDemands('/demands', '?scenario=listOwnDemands:network')
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  signInAs(userTypes.exhibitor)
  await openPage('/personal.html#/demands')
  expect(await screen.findByRole('heading', { name: '只有采购商可以发布需求' })).toBeTruthy()
  signInAs(userTypes.buyer)
  await openPage('/personal.html#/offers')
  expect(await screen.findByRole('heading', { name: '只有展商可以报价' })).toBeTruthy()
})

test('a demand is closed after a question, and whoever leaves it has closed nothing', async () => {
  const user = await openDemands()
  await user.click((await inRow(/宋锦面料/)).getByRole('button', { name: /关闭/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/不再接受报价，未处理的报价也不能再接受/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click((await inRow(/宋锦面料/)).getByRole('button', { name: /关闭/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /关闭需求$/ }))
  await waitFor(async () => expect((await inRow(/宋锦面料/)).getByText('已关闭')).toBeTruthy())
})

test('offers stand next to each other with what each comes to and how it stands to what is requested', async () => {
  const user = await openDemands('/demands/1')
  const first = await inRow(/青禾陶瓷/)
  for (const text of ['¥1,150', '60 件', '正好是所需数量', '¥69,000']) expect(first.getByText(text)).toBeTruthy()
  expect((await inRow(/蓝砖社/)).getByText('比所需少 40 件')).toBeTruthy()
  expect(screen.getByText('尚需 60 件')).toBeTruthy()
  // What was withdrawn is decided no more, and who is blocked offers nothing.
  expect(screen.queryByRole('row', { name: /大漆工坊/ })).toBeNull()
  expect((await inRow(/锦上/)).queryByRole('button', { name: /接受|入围|不选/ })).toBeNull()
  expect(first.getByRole('link', { name: /咨询/ }).getAttribute('href')).toBe(
    './concact.html#/?exhibitorId=1&demandId=1',
  )
  await user.click(screen.getByRole('button', { name: /青禾陶瓷.*的详情与经过/ }))
  expect(await screen.findByText(/报价 · 60 件，单价 ¥1,180/)).toBeTruthy()
  expect(screen.getByText(/修改报价 · 60 件，单价 ¥1,150/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '影青刻花梅瓶' })).toBeTruthy()
  expect(screen.getByText('还没有展商看得到您的联系方式。')).toBeTruthy()
})

test('an offer is shortlisted after a question, and the dialog names who sees the contact', async () => {
  const user = await openDemands('/demands/1')
  await user.click((await inRow(/蓝砖社/)).getByRole('button', { name: /入围/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/将看到您的联系人与联系电话/)).toBeTruthy()
  const sent = nextCall(shortlistOffer.path)
  await user.click(dialog.getByRole('button', { name: /入围$/ }))
  expect(await (await sent).json()).toEqual({ id: 2, version: 1 })
  expect(await (await inRow(/蓝砖社/)).findByText('已入围')).toBeTruthy()
  expect(await screen.findByText(/里斯本蓝砖社，自 .* GMT\+8/)).toBeTruthy()
})

test('an offer is declined with a reason', async () => {
  const user = await openDemands('/demands/4')
  await user.click((await inRow(/茶山集/)).getByRole('button', { name: /不选/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fill(dialog.getByRole('textbox', { name: /说明/ }), ' 交期太长 ')
  const sent = nextCall(declineOffer.path)
  await user.click(dialog.getByRole('button', { name: /不选这份报价$/ }))
  expect(await (await sent).json()).toEqual({ id: 5, version: 2, reason: '交期太长' })
  expect(await (await inRow(/茶山集/)).findByText('未选中')).toBeTruthy()
})

test('an offer is accepted in part: no more than is offered and still requested', async () => {
  const user = await openDemands('/demands/1')
  await user.click((await inRow(/青禾陶瓷/)).getByRole('button', { name: /接受/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const quantity = dialog.getByRole('spinbutton', { name: /接受数量/ })
  expect(quantity).toHaveProperty('value', '60')
  await user.clear(quantity)
  await user.type(quantity, '61')
  await user.click(dialog.getByRole('button', { name: /确认接受$/ }))
  // As a hint, and as what is wrong.
  await waitFor(() => expect(dialog.getAllByText('最多 60 件')).toHaveLength(2))
  await user.clear(quantity)
  await user.type(quantity, '45')
  expect(await dialog.findByText('合计 ¥51,750')).toBeTruthy()
  const sent = nextCall(acceptOffer.path)
  await user.click(dialog.getByRole('button', { name: /确认接受$/ }))
  expect(await (await sent).json()).toEqual({ id: 1, version: 2, quantity: 45 })
  expect(await (await inRow(/青禾陶瓷/)).findByText('已接受')).toBeTruthy()
  expect(await screen.findByText('尚需 15 件')).toBeTruthy()
})

test('what has changed meanwhile is refused in words, in the dialog', async () => {
  const user = await openDemands('/demands/10')
  const button = (await inRow(/锦上丝织/)).getByRole('button', { name: /不选/ })
  const offer = offers.find(({ demandId }) => demandId === 10)
  if (!offer) throw new Error('no such offer')
  offer.version += 1
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /不选这份报价$/ }))
  expect(await dialog.findByText('请填写意见')).toBeTruthy()
  fill(dialog.getByRole('textbox', { name: /说明/ }), '交期太长')
  await user.click(dialog.getByRole('button', { name: /不选这份报价$/ }))
  expect(await dialog.findByText('报价刚刚有变动，请刷新后再操作')).toBeTruthy()
})

test('own offers say how each stands, give the contact once it is given, and are withdrawn after a question', async () => {
  signInAs(userTypes.exhibitor, { exhibitorId: 1 })
  const input = nextCall(listOwnOffers.path)
  const user = await openPage('/personal.html#/offers?state=standing')
  expect(await (await input).json()).toMatchObject({ state: 'standing' })
  const row = await inRow(/日用蓝白瓷餐具/)
  expect(row.getByText('已入围')).toBeTruthy()
  expect(row.getByRole('link', { name: '+12025550107' })).toBeTruthy()
  expect(row.getByRole('link', { name: '修改报价' }).getAttribute('href')).toContain('supply?id=9')
  await user.click(row.getByRole('button', { name: '撤回报价' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /撤回报价$/ }))
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /日用蓝白瓷餐具/ })).toBeNull())
})
