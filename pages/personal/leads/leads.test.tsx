import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getTranslation, translateTexts } from '#contract/foundation/translation/endpoints.ts'
import { listLeadTimeline, saveLead } from '#contract/trade/leads/endpoints.ts'
import type { TimelineEntry } from '#contract/trade/leads/schemas.ts'
import { leads } from '#src/mocks/trade/leads/leads.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { fill, nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const LIST = '/personal.html#/leads'
resetRows(leads)
const asExhibitor = () => signInAs(userTypes.exhibitor, { exhibitorId: 1 })

test('an exhibitor sees whom it has anything with, filters and orders them on the server, and saves what is seen', async () => {
  asExhibitor()
  const user = await openPage(`${LIST}?state=negotiating&sort=nextDay`)
  await screen.findByRole('link', { name: '陈采薇' })
  const row = within(screen.getByRole('row', { name: /陈采薇/ }))
  for (const text of ['采薇茶空间', '洽谈', '寄青瓷样品并报含税价', '沈砚秋', 'caiwei@buyer.example'])
    expect(row.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('link', { name: '玛丽安·科尔' })).toBeNull()
  expect(screen.getByRole('button', { name: '导出' })).toBeTruthy()
  const call = nextCall('/lead/list')
  fill(screen.getByRole('searchbox', { name: '搜索姓名、企业、下一步或备注' }), '青瓷')
  const filters = within(screen.getByRole('region', { name: '筛选' }))
  await user.click(filters.getByRole('button', { name: '搜索' }))
  expect(await (await call).json()).toMatchObject({ keyWord: '青瓷', state: 'negotiating', sort: 'nextDay' })
})

test('one lead has its contact, its notes and everything that happened, with more of it as it is requested', async () => {
  asExhibitor()
  await openPage(`${LIST}?id=6`)
  expect(await screen.findByRole('heading', { name: '陈采薇' })).toBeTruthy()
  const entries = within(await screen.findByRole('list', { name: '全部往来' }))
  expect(entries.getAllByRole('listitem')).toHaveLength(16)
  for (const text of ['确认洽谈', '样品今天寄出，单号稍后发您。', '关注了展商', '在展位会面并提供名片'])
    expect(entries.getByText(text)).toBeTruthy()
  expect(entries.getByText('记录洽谈结果，下一步：寄送样品')).toBeTruthy()
  expect(screen.getByText('偏好素色，价格可谈到 52 元。')).toBeTruthy()
  // A note of a colleague is not one's own to delete.
  expect(screen.getAllByRole('button', { name: '删除' })).toHaveLength(1)
})

test('the next step is saved; a colleague’s change is reported', async () => {
  asExhibitor()
  const user = await openPage(`${LIST}?id=6`)
  fill(await screen.findByRole('textbox', { name: '下一步' }), '签订合同')
  const call = nextCall('/lead/save')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await (await call).json()).toMatchObject({ id: 6, version: 3, nextStep: '签订合同', ownerId: 1 })
  await waitFor(() => expect(leads.find(({ id }) => id === 6)).toMatchObject({ nextStep: '签订合同', version: 4 }))
  server.use(mock(saveLead, () => refuse('LeadChanged')))
  fill(await screen.findByRole('textbox', { name: '下一步' }), '改期')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect((await screen.findByRole('alert')).textContent).toContain('同事刚刚修改了这条线索')
})

test('a note is added, judged at its field, and withdrawn after a question', async () => {
  asExhibitor()
  const user = await openPage(`${LIST}?id=7`)
  await user.click(await screen.findByRole('button', { name: '添加备注' }))
  expect(await screen.findByText('请填写备注内容')).toBeTruthy()
  fill(screen.getByRole('textbox', { name: '备注内容' }), '对白瓷感兴趣')
  await user.click(screen.getByRole('button', { name: '添加备注' }))
  expect(await screen.findByText('对白瓷感兴趣', { selector: 'li p' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '删除' }))
  const dialog = within(await screen.findByRole('dialog', { name: '删除这条备注？' }))
  await user.click(dialog.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(screen.queryByText('对白瓷感兴趣')).toBeNull())
})

test('a visitor who has withdrawn the card has no name; one that is not there leads back', async () => {
  asExhibitor()
  await openPage(`${LIST}?id=21`)
  expect(await screen.findByRole('heading', { name: '未提供姓名的观众' })).toBeTruthy()
  expect(screen.getByText(/对方还没有提供联系方式/)).toBeTruthy()
  await openPage(`${LIST}?id=999`)
  expect(await screen.findByText('没有与对方的往来记录')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})

test('nothing yet, a failure with a way to try again, and who has none', async () => {
  asExhibitor()
  await openPage('/personal.html?scenario=listLeads:empty#/leads')
  expect(await screen.findByText('还没有线索')).toBeTruthy()
  await openPage('/personal.html?scenario=listLeads:10500x1#/leads')
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  await openPage(`${LIST}?keyWord=nobody`)
  expect(await screen.findByText('没有符合条件的线索')).toBeTruthy()
  signInAs(userTypes.buyer)
  await openPage(LIST)
  expect(await screen.findByText('客户线索面向参展商')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '客户线索' })).toBeNull()
})

test('a buyer reads everything with one exhibitor, from the list of them or from an order', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage('/personal.html#/dealings')
  const table = within(await screen.findByRole('table'))
  const [first] = table.getAllByRole('link')
  if (first) await user.click(first)
  const entries = within(await screen.findByRole('list', { name: '全部往来' }))
  expect(entries.getByText('发布采购需求“青瓷茶具采购”')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看展商' })).toBeTruthy()
  await openPage('/personal.html#/dealings?id=77')
  expect(await screen.findByText('没有与对方的往来记录')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  signInAs(userTypes.overseasBuyer)
  await openPage('/personal.html#/dealings')
  expect(await screen.findByText('还没有往来的展商')).toBeTruthy()
  signInAs(userTypes.tourist)
  await openPage('/personal.html#/dealings')
  expect(await screen.findByText('往来展商面向采购商')).toBeTruthy()
})

const happened = { at: new Date().toISOString(), by: 'Erika Vogel' }
const byBuyer = { ...happened, side: 'buyer', own: false } as const
const talk = { appointmentId: 1, start: null, about: null } as const
const messageOf = (text: string, translation: string | null = null): TimelineEntry => ({
  ...byBuyer,
  kind: 'message',
  id: 1,
  text,
  translation,
})
/** A timeline of these, and a service that has words for every text; what it was sent. */
function translating(list: TimelineEntry[]) {
  server.use(mock(listLeadTimeline, () => ({ list, next: '' })))
  server.use(mock(getTranslation, () => ({ available: true })))
  const service = vi.fn(({ input }: { input: { texts: string[]; writers?: (number | null)[] } }) => ({
    texts: input.texts.map((text) => ({ text: `译：${text.length}`, differences: [] })),
  }))
  server.use(mock(translateTexts, service))
  return service
}

test('one call translates what others wrote in a timeline, naming who wrote a message; a press shows the originals', async () => {
  const service = translating([
    { ...byBuyer, kind: 'demand', id: 2, demandId: 1, title: 'Oak chairs' },
    messageOf('Can you send a sample?'),
    { ...byBuyer, ...talk, kind: 'appointment', id: 3, action: 'decline', note: 'I have no time' },
    {
      ...happened,
      ...talk,
      side: 'exhibitor',
      own: true,
      kind: 'appointment',
      id: 4,
      action: 'cancel',
      note: 'Closed',
    },
  ])
  asExhibitor()
  const user = await openPage(`${LIST}?id=6`)
  const section = within(await screen.findByRole('region', { name: '全部往来' }))
  await user.click(await section.findByRole('button', { name: '翻译' }))
  for (const shown of ['译：22', '译：14']) expect((await section.findByText(shown)).lang).toBe('zh-CN')
  expect(section.getByText(/译：10/)).toBeTruthy()
  expect(section.getByText('Closed')).toBeTruthy()
  const texts = ['Oak chairs', 'Can you send a sample?', 'I have no time']
  const inputs = service.mock.calls.map(([{ input }]) => ({ ...input, texts: input.texts.toSorted() }))
  expect(inputs).toMatchObject([{ texts: texts.toSorted(), to: 'zh-CN' }])
  const [{ input }] = service.mock.calls[0] ?? [{ input: { texts: [], writers: [] } }]
  expect(Object.fromEntries(input.texts.map((text, at) => [text, input.writers?.[at]]))).toEqual({
    'Oak chairs': null,
    'Can you send a sample?': 6,
    'I have no time': null,
  })
  await user.click(section.getByRole('button', { name: '显示原文' }))
  expect(await section.findByText('Can you send a sample?')).toBeTruthy()
})

test('a message that came with a translation is read by it without a service; where figures differ, the original first', async () => {
  const service = translating([messageOf('200 pieces, please', '请备 200 件')])
  asExhibitor()
  const user = await openPage(`${LIST}?id=6`)
  expect(await screen.findByText('请备 200 件')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '显示原文' }))
  expect(screen.getByText('200 pieces, please')).toBeTruthy()
  server.use(mock(listLeadTimeline, () => ({ list: [messageOf('200 pieces, please', '请备 300 件')], next: '' })))
  await openPage(`${LIST}?id=6`)
  expect(await screen.findByText('200 pieces, please')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '显示译文' }))
  expect(screen.getByText('请备 300 件')).toBeTruthy()
  expect(service).not.toHaveBeenCalled()
})
