import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getTranslation, translateTexts } from '#contract/foundation/translation/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { addTalk, talks } from '#src/mocks/trade/appointments/talks.ts'
import { fill, nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const LIST = '/personal.html#/appointments'
resetRows(talks)

const cardOf = async (text: string) => {
  const card = (await screen.findByText(text)).closest('article')
  if (!card) throw new Error(`no card of ${text}`)
  return within(card)
}

test('a buyer sees how each request stands, and what can be done about it', async () => {
  signInAs(userTypes.buyer)
  await openPage(LIST)
  const sent = await cardOf('洽谈明年春季茶器的采购数量与包装')
  expect(sent.getByText('已发送，展商未读')).toBeTruthy()
  expect(sent.getByRole('button', { name: /取消预约/ })).toBeTruthy()
  expect(sent.queryByRole('button', { name: /确认/ })).toBeNull()
  const proposed = await cardOf('讨论联合展览的档期')
  expect(proposed.getByText('对方提议改到：')).toBeTruthy()
  expect((await cardOf('参观展位')).getByText('您的说明：航班改期，抱歉')).toBeTruthy()
})

test('a buyer accepts another time, which is the talk’s then', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage(LIST)
  const proposed = await cardOf('讨论联合展览的档期')
  await user.click(proposed.getByRole('button', { name: /接受改期/ }))
  await waitFor(async () => expect((await cardOf('讨论联合展览的档期')).getByText('已确认')).toBeTruthy())
  expect((await cardOf('讨论联合展览的档期')).queryByText('对方提议改到：')).toBeNull()
})

test('refusing another time asks first and says what it does; nothing is done where it is left', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage(LIST)
  const refuse = async () => user.click((await cardOf('讨论联合展览的档期')).getByRole('button', { name: /^不接受：/ }))
  const requested = async () => within(await screen.findByRole('tooltip'))
  await refuse()
  const first = await requested()
  expect(first.getByText(/这一预约将就此结束/)).toBeTruthy()
  await user.click(first.getByRole('button', { name: '暂不' }))
  expect(talks[3]).toMatchObject({ state: 'proposed' })
  await refuse()
  await user.click((await requested()).getByRole('button', { name: '不接受' }))
  await waitFor(() => expect(talks[3]).toMatchObject({ state: 'declined', proposal: null }))
})

test('an absence is noted after a question that says what follows', async () => {
  signInAs(userTypes.exhibitor)
  const user = await openPage(`${LIST}?state=confirmed`)
  await user.click((await cardOf('交流陶瓷釉料的来源')).getByRole('button', { name: /^对方未到场：/ }))
  const input = within(await screen.findByRole('tooltip'))
  expect(input.getByText(/由主办方裁定/)).toBeTruthy()
  expect(talks[4]).toMatchObject({ state: 'confirmed' })
  await user.click(input.getByRole('button', { name: '对方未到场' }))
  await waitFor(() => expect(talks[4]).toMatchObject({ state: 'noShow', absent: 'buyer' }))
})

test('a talk leads to the lead, or to everything with the exhibitor', async () => {
  signInAs(userTypes.exhibitor)
  await openPage(LIST)
  const sent = await cardOf('洽谈明年春季茶器的采购数量与包装')
  expect(sent.getByRole('link', { name: '查看陈采薇的线索' }).getAttribute('href')).toBe('./personal.html#/leads?id=6')
  signInAs(userTypes.buyer)
  await openPage(LIST)
  const own = await cardOf('洽谈明年春季茶器的采购数量与包装')
  expect(own.getByRole('link', { name: /全部往来$/ }).getAttribute('href')).toBe('./personal.html#/dealings?id=1')
})

test('who cancels says why, and hears at the field what is missing', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage(LIST)
  await user.click((await cardOf('了解定制款的最低起订量')).getByRole('button', { name: /取消预约/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '取消预约' }))
  expect(await dialog.findByText('请填写意见')).toBeTruthy()
  fill(dialog.getByRole('textbox'), '行程有变')
  await user.click(dialog.getByRole('button', { name: '取消预约' }))
  await waitFor(async () => expect((await cardOf('了解定制款的最低起订量')).getByText('已取消')).toBeTruthy())
})

test('an exhibitor reads a request, which is seen then, and confirms it with a colleague', async () => {
  signInAs(userTypes.exhibitor)
  const user = await openPage(LIST)
  const sent = await cardOf('洽谈明年春季茶器的采购数量与包装')
  expect(sent.getByText('新预约')).toBeTruthy()
  await user.click(sent.getByRole('button', { name: '查看经过' }))
  expect(await sent.findByText('待您答复')).toBeTruthy()
  await user.click(sent.getByRole('button', { name: /^确认：/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const call = nextCall('/appointment/confirm')
  // Until it is known who may talk nothing can be sent.
  await dialog.findByRole('combobox')
  await user.click(dialog.getByRole('button', { name: '确认' }))
  expect(await (await call).json()).toEqual({ id: 1, memberId: 1 })
  expect(await sent.findByText('已确认')).toBeTruthy()
})

test('several are confirmed in one press, and each failure shows its reason', async () => {
  signInAs(userTypes.exhibitor)
  const user = await openPage(LIST)
  await cardOf('Wholesale terms for tea sets in Europe')
  // Somebody else has ended one meanwhile.
  Object.assign(talks[7] ?? {}, { state: 'cancelled' })
  await user.click(screen.getByRole('button', { name: '选择本页全部待答复' }))
  await user.click(screen.getByRole('button', { name: /^确认所选（4）/ }))
  expect(await screen.findByText('玛丽安·科尔：该预约此时已取消，无法这样操作')).toBeTruthy()
  expect((await cardOf('Packaging for sea freight')).getByText('已确认')).toBeTruthy()
})

test('an exhibitor sets time, judged by the field, over what a colleague has not changed', async () => {
  signInAs(userTypes.exhibitor)
  const user = await openPage(`${LIST}?part=availability`)
  expect(await screen.findByText('共 5 天，每天 12 个时段')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: '展位' }))
  await user.click(screen.getByRole('checkbox', { name: '线上' }))
  await user.click(screen.getByRole('button', { name: '保存可约时间' }))
  expect(await screen.findByText('请至少选择一种方式')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: '洽谈桌' }))
  const call = nextCall('/appointment/availability')
  await user.click(screen.getByRole('button', { name: '保存可约时间' }))
  expect(await (await call).json()).toMatchObject({ places: ['table'], tables: 2, slotMinutes: 30, version: 1 })
})

test('other users see an explanation; empty lists and failures show a message', async () => {
  signInAs(userTypes.tourist)
  await openPage(LIST)
  expect(await screen.findByText('洽谈预约面向采购商与参展商')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '洽谈预约' })).toBeNull()
  signInAs(userTypes.buyer)
  await openPage('/personal.html?scenario=listAppointments:empty#/appointments')
  expect(await screen.findByText('还没有洽谈预约')).toBeTruthy()
  await openPage('/personal.html?scenario=listAppointments:network#/appointments')
  expect(await screen.findByRole('button', { name: /重试|再试/ })).toBeTruthy()
})

test('one call translates what others wrote of the meetings of a page, and one press shows it as it was written', async () => {
  server.use(mock(getTranslation, () => ({ available: true })))
  const service = vi.fn(({ input }: { input: { texts: string[] } }) => ({
    texts: input.texts.map((text) => ({ text: `译：${text.length}`, differences: [] })),
  }))
  server.use(mock(translateTexts, service))
  const [start] = talks.map((talk) => talk.start)
  addTalk({
    buyerId: 7,
    state: 'declined',
    start: start ?? '',
    purpose: 'Tea caddies',
    more: { reason: 'We are closed', endedBy: 'buyer' },
  })
  signInAs(userTypes.exhibitor)
  const user = await openPage(`${LIST}?state=declined`)
  await user.click(await screen.findByRole('button', { name: '翻译' }))
  const card = await cardOf('译：11')
  expect(card.getByText('译：11').lang).toBe('zh-CN')
  expect(service.mock.calls.map(([{ input }]) => input.texts)).toEqual([
    expect.arrayContaining(['A visit to the workshop', 'Tea caddies', 'We are closed']),
  ])
  await user.click(screen.getByRole('button', { name: '显示原文' }))
  expect(await screen.findByText('Tea caddies')).toBeTruthy()
})

test('a buyer is offered no translation of their own words', async () => {
  server.use(mock(getTranslation, () => ({ available: true })))
  const service = vi.fn(({ input }: { input: { texts: string[] } }) => ({
    texts: input.texts.map(() => ({ text: '抱歉，当天闭馆', differences: [] })),
  }))
  server.use(mock(translateTexts, service))
  const [start] = talks.map((talk) => talk.start)
  const more = { reason: 'We are closed', endedBy: 'exhibitor' } as const
  addTalk({ state: 'declined', start: start ?? '', purpose: 'Tea caddies', more })
  signInAs(userTypes.buyer)
  const user = await openPage(`${LIST}?state=declined`)
  await user.click(await screen.findByRole('button', { name: '翻译' }))
  expect(await screen.findByText(/抱歉，当天闭馆/)).toBeTruthy()
  expect(service.mock.calls.map(([{ input }]) => input.texts)).toEqual([['We are closed']])
})

test('a reason that the card does not show is not translated', async () => {
  server.use(mock(getTranslation, () => ({ available: true })))
  const [start] = talks.map((talk) => talk.start)
  const more = { reason: 'I was there', contested: true, absent: null }
  addTalk({ state: 'met', start: start ?? '', purpose: 'Tea caddies', more })
  signInAs(userTypes.buyer)
  await openPage(`${LIST}?state=met`)
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0))
  expect(screen.queryByRole('button', { name: '翻译' })).toBeNull()
})
