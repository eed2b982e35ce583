import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { blockBuyer, blockExhibitor } from '#contract/trade/blocks/endpoints.ts'
import { getMessaging } from '#contract/live/chat/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { blocks } from '#src/mocks/trade/blocks/blocks.ts'
import { offersTo } from '#src/mocks/trade/demands/demands.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/rows.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const blocksBefore = blocks.length
resetRows(blocks)
const asExhibitor = () => signInAs(userTypes.exhibitor, { exhibitorId: 1 })
const asBuyer = () => signInAs(userTypes.buyer)

test('an exhibitor blocks a lead after a question that says what it does, and lifts it where it was set', async () => {
  asExhibitor()
  const user = await openPage('/personal.html#/leads?id=6')
  await user.click(await screen.findByRole('button', { name: '屏蔽陈采薇' }))
  const dialog = within(await screen.findByRole('dialog', { name: '屏蔽陈采薇？' }))
  for (const part of [/不能报价、下意向订单、预约洽谈、交换名片或发送消息/, /已有的记录仍可查看/, /整个团队/])
    expect(dialog.getByText(part)).toBeTruthy()
  expect(dialog.queryByText(/外部服务/)).toBeNull()
  const call = nextCall('/sp/block/add')
  await user.click(dialog.getByRole('button', { name: /^屏\s?蔽$/ }))
  expect(await (await call).json()).toEqual({ id: 6 })
  expect(await screen.findByText('已屏蔽')).toBeTruthy()
  expect(blocks.some(({ accountId, side }) => accountId === 6 && side === 'exhibitor')).toBe(true)
  await user.click(screen.getByRole('button', { name: '解除屏蔽：陈采薇' }))
  expect(await screen.findByRole('button', { name: '屏蔽陈采薇' })).toBeTruthy()
  expect(blocks.some(({ accountId, side }) => accountId === 6 && side === 'exhibitor')).toBe(false)
})

test('a record asks for its own block alone', async () => {
  asExhibitor()
  const call = nextCall('/sp/block/list')
  await openPage('/personal.html#/leads?id=6')
  expect(await (await call).json()).toEqual({ ids: [6] })
})

test('who leaves the question has blocked nobody; a refusal stands in it', async () => {
  asExhibitor()
  const user = await openPage('/personal.html#/leads?id=6')
  await user.click(await screen.findByRole('button', { name: '屏蔽陈采薇' }))
  let dialog = within(await screen.findByRole('dialog', { name: '屏蔽陈采薇？' }))
  await user.click(dialog.getByRole('button', { name: /取\s?消/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(blocks).toHaveLength(blocksBefore)
  server.use(mock(blockBuyer, () => refuse('TooManyRequests')))
  await user.click(screen.getByRole('button', { name: '屏蔽陈采薇' }))
  dialog = within(await screen.findByRole('dialog', { name: '屏蔽陈采薇？' }))
  await user.click(dialog.getByRole('button', { name: /^屏\s?蔽$/ }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
})

test('where messages travel over an outside service the question says that they cannot be stopped', async () => {
  asExhibitor()
  server.use(mock(getMessaging, () => ({ driver: 'tencent' as const, sdkAppId: 1 })))
  const user = await openPage('/personal.html#/leads?id=6')
  await user.click(await screen.findByRole('button', { name: '屏蔽陈采薇' }))
  expect(await screen.findByText(/在线消息由外部服务传送/)).toBeTruthy()
})

test('the blocked of a team are listed with who did it, and lifted there', async () => {
  asExhibitor()
  const user = await openPage('/personal.html#/leads')
  await user.click(await screen.findByRole('link', { name: '已屏蔽' }))
  await screen.findByRole('button', { name: '解除屏蔽：未提供姓名的观众' })
  const table = within(screen.getByRole('table'))
  expect(table.getByText('陆知白')).toBeTruthy()
  expect(table.getByRole('link', { name: '未提供姓名的观众' })).toBeTruthy()
  await user.click(table.getByRole('button', { name: '解除屏蔽：未提供姓名的观众' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '未提供姓名的观众' })).toBeNull())
  expect(blocks.some(({ accountId }) => accountId === 21)).toBe(false)
})

test('a buyer blocks an exhibitor from its dealings; the list names those that are blocked, or that none is', async () => {
  asBuyer()
  const user = await openPage('/personal.html#/dealings')
  const [first] = within(await screen.findByRole('table')).getAllByRole('link')
  const name = first?.textContent ?? ''
  if (first) await user.click(first)
  await user.click(await screen.findByRole('button', { name: `屏蔽${name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `屏蔽${name}？` }))
  expect(dialog.queryByText(/整个团队/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: /^屏\s?蔽$/ }))
  expect(await screen.findByText('已屏蔽')).toBeTruthy()
  await openPage('/personal.html#/dealings?part=blocked')
  expect(await screen.findByRole('link', { name })).toBeTruthy()
  blocks.splice(0, blocks.length)
  signInAs(userTypes.overseasBuyer)
  await openPage('/personal.html#/dealings?part=blocked')
  expect(await screen.findByText('没有屏蔽任何展商')).toBeTruthy()
})

test('the list that fails is requested again', async () => {
  asBuyer()
  await openPage('/personal.html?scenario=listBlockedExhibitors:10500x1#/dealings?part=blocked')
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
})

test('a buyer blocks an exhibitor from a talk; the exhibitor finds no such way there', async () => {
  asBuyer()
  const user = await openPage('/personal.html#/appointments')
  const [way] = await screen.findAllByRole('button', { name: /^屏蔽/ })
  const call = nextCall('/web/block/add')
  if (way) await user.click(way)
  const dialog = within(await screen.findByRole('dialog', { name: /^屏蔽/ }))
  await user.click(dialog.getByRole('button', { name: /^屏\s?蔽$/ }))
  expect(await (await call).json()).toEqual({ id: expect.any(Number) })
  expect((await screen.findAllByText('已屏蔽')).length).toBeGreaterThan(0)
  asExhibitor()
  await openPage('/personal.html#/appointments')
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /^屏蔽/ })).toBeNull()
})

test('who blocks an exhibitor no longer reads its offer that was not shortlisted', async () => {
  asBuyer()
  const user = await openPage('/personal.html#/demands/1')
  const ways = await screen.findAllByRole('button', { name: /^举报.+的报价$/ })
  const standing = offersTo(1).find(
    ({ exhibitorId, shortlisted, state }) => exhibitorId !== 3 && !shortlisted && state === 'standing',
  )
  const name = exhibitorRows.find(({ id }) => id === standing?.exhibitorId)?.company[0] ?? ''
  await user.click(await screen.findByRole('button', { name: `屏蔽${name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `屏蔽${name}？` }))
  expect(dialog.getByText(/您看不到也不会收到对方对您采购需求的报价/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /^屏\s?蔽$/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: `举报${name}的报价` })).toBeNull())
  expect(screen.getAllByRole('button', { name: /^举报.+的报价$/ })).toHaveLength(ways.length - 1)
})

test('among the offers to a demand one is reported and its exhibitor blocked', async () => {
  asBuyer()
  server.use(mock(blockExhibitor, () => ({})))
  const user = await openPage('/personal.html#/demands/1')
  // The first of them is in an open case of this buyer already.
  const report = (await screen.findAllByRole('button', { name: /^举报.+的报价$/ })).at(-1)
  expect((await screen.findAllByRole('button', { name: /^屏蔽/ })).length).toBeGreaterThan(1)
  if (report) await user.click(report)
  const dialog = within(await screen.findByRole('dialog', { name: '举报报价' }))
  await user.type(dialog.getByRole('textbox', { name: /情况说明/ }), '附言要求先付全款到个人账户，并拒绝签订合同。')
  await user.type(dialog.getByRole('textbox', { name: /联系方式/ }), '13800138006')
  const call = nextCall('/supplier/order/report')
  await user.click(dialog.getByRole('button', { name: '提交' }))
  expect(await (await call).json()).toMatchObject({
    offerId: expect.any(Number),
    imageUrlList: [],
    contact: '13800138006',
  })
  expect(await dialog.findByText(/受理编号/)).toBeTruthy()
})
