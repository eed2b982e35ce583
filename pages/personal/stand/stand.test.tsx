import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { listContent } from '#contract/fair/content/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { type MockObject, mockObjects } from '#src/mocks/fair/content/objects.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { boothRows } from '#src/mocks/fair/booths/booths.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
beforeEach(() => signInAs(userTypes.exhibitor))

/** An exhibit of the signed-in exhibitor's, so that tests leave the others as they were. */
function addExhibit(title: string, over: Partial<MockObject> = {}): MockObject {
  const like = mockObjects.exhibit.find(({ id }) => id === 1)
  if (!like) throw new Error('the mock fair shows no exhibits')
  const document = { ...like.draft, name: { zh: title, en: title }, exhibitor: 1 }
  const object: MockObject = {
    ...like,
    id: 1_000 + mockObjects.exhibit.length,
    draft: document,
    published: document,
    submittedAt: null,
    opinion: '',
    changes: [],
    updatedAt: new Date().toISOString(),
    ...over,
  }
  mockObjects.exhibit.push(object)
  return object
}
const open = ({ id }: MockObject) => openPage(`/personal.html#/stand/exhibits/${id}`)
const nameBox = () => screen.findByRole('textbox', { name: '名称（中文）' })

test('the stand says how complete it is, what to do next, what waits and what came back', async () => {
  const profile = mockObjects.exhibitor.find(({ id }) => id === 1)
  const object = addExhibit('还在等的', { submittedAt: new Date().toISOString() })
  addExhibit('退回来的', { opinion: '请写明尺寸。' })
  await openPage('/personal.html#/stand')
  const steps = await screen.findByRole('region', { name: '展台完整度' })
  expect(within(steps).getByRole('progressbar', { name: '展台完整度' })).toBeTruthy()
  expect(within(steps).getByText('写一段企业简介').closest('li')?.dataset['done']).toBe('true')
  const waiting = await screen.findByRole('region', { name: '等待审核' })
  expect((await within(waiting).findByRole('link', { name: '还在等的' })).getAttribute('href')).toBe(
    `#/stand/exhibits/${object.id}`,
  )
  const returned = screen.getByRole('region', { name: '已退回' })
  expect(await within(returned).findByText('请写明尺寸。')).toBeTruthy()
  // Another's is another's.
  expect(screen.queryByText('宋锦团花披肩')).toBeNull()
  expect(screen.getByRole('link', { name: /^查看公开页面/ }).getAttribute('href')).toBe(
    './exhibitors.html#/Detail?id=1',
  )
  expect(profile?.draft['templateName']).toBeTruthy()
  expect(screen.getByRole('region', { name: '展台外观' }).textContent).toContain('保存后点“预览”')
})

test('of a profile that lacks something the next step leads to it', async () => {
  const profile = mockObjects.exhibitor.find(({ id }) => id === 1)
  if (!profile) throw new Error('no exhibitor')
  const { draft } = profile
  profile.draft = { ...draft, introduction: { zh: '', en: '' } }
  await openPage('/personal.html#/stand')
  const next = await screen.findByRole('link', { name: '写一段企业简介' })
  profile.draft = draft
  expect(next.getAttribute('href')).toBe('#/stand/profile')
  expect(next.closest('li')?.getAttribute('aria-current')).toBe('step')
})

test('who has no exhibitor yet is notified when the stand opens', async () => {
  server.use(mock(listContent, () => refuse('NotAllowed')))
  await openPage('/personal.html#/stand')
  expect(await screen.findByRole('heading', { name: '还没有展台' })).toBeTruthy()
})

test('a buyer has no stand in the menu', async () => {
  signInAs(userTypes.buyer)
  await openPage('/personal.html')
  const menu = await screen.findByRole('navigation', { name: '个人中心栏目' })
  expect(within(menu).queryByRole('button', { name: '展台与服务' })).toBeNull()
  expect(within(menu).queryByRole('link', { name: '我的展台' })).toBeNull()
})

test('the own exhibits alone stand in the table; several are submitted together', async () => {
  const [one, other] = [addExhibit('提交一', { published: null }), addExhibit('提交二', { published: null })]
  const seen = addExhibit('已在展出')
  const user = await openPage('/personal.html#/stand/exhibits?sort=-updatedAt')
  await user.click(await screen.findByRole('checkbox', { name: '选择 提交一' }))
  await user.click(screen.getByRole('checkbox', { name: '选择 提交二' }))
  await user.click(screen.getByRole('checkbox', { name: '选择 已在展出' }))
  expect(screen.queryByRole('checkbox', { name: '选择 宋锦团花披肩' })).toBeNull()
  // What organizers alone set is alike for all of one's own.
  expect(screen.getByRole('columnheader', { name: '类别' })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: '展商' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: '推荐标签' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '提交所选' }))
  const dialog = await screen.findByRole('dialog', { name: '提交所选' })
  await user.click(within(dialog).getByRole('button', { name: '提交所选' }))
  await waitFor(() => expect([one, other].every(({ submittedAt }) => submittedAt !== null)).toBe(true))
  // Visitors see it as it is: there is nothing to submit.
  expect(seen.submittedAt).toBeNull()
})

test('the table is filtered by what waits, in its address', async () => {
  addExhibit('筛选退回', { opinion: '请换一张图。' })
  addExhibit('筛选等待', { submittedAt: new Date().toISOString() })
  await openPage('/personal.html#/stand/exhibits?review=returned')
  expect(await screen.findByRole('checkbox', { name: '选择 筛选退回' })).toBeTruthy()
  expect(screen.getByText('请换一张图。')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: '选择 筛选等待' })).toBeNull()
})

test('a new exhibit is a draft of one’s own, in one’s own hall', async () => {
  const user = await openPage('/personal.html#/stand/exhibits/new')
  fill(await nameBox(), '新烧的盏')
  await user.click(screen.getByRole('button', { name: '保存草稿' }))
  await waitFor(() => expect(window.location.hash).toMatch(/^#\/stand\/exhibits\/\d+$/))
  expect(await screen.findByRole('heading', { name: '新烧的盏' })).toBeTruthy()
  const added = mockObjects.exhibit[0]
  expect(added?.draft).toMatchObject({ exhibitor: 1, hall: 1, name: { zh: '新烧的盏' } })
})

test('what is submitted is stored first and waits; it is withdrawn by a press', async () => {
  const object = addExhibit('待提交')
  const user = await open(object)
  fill(await nameBox(), '待提交之二')
  await user.click(screen.getByRole('button', { name: '提交审核…' }))
  const dialog = await screen.findByRole('dialog', { name: '提交审核' })
  await user.click(within(dialog).getByRole('button', { name: '提交' }))
  await waitFor(() => expect(object.submittedAt).not.toBeNull())
  expect(object.draft).toMatchObject({ name: { zh: '待提交之二' } })
  expect(object.published).toMatchObject({ name: { zh: '待提交' } })
  const panel = await screen.findByRole('region', { name: '待审核' })
  expect(within(panel).queryByRole('button', { name: '通过并发布' })).toBeNull()
  await user.click(within(panel).getByRole('button', { name: '撤回' }))
  await waitFor(() => expect(object.submittedAt).toBeNull())
  await waitFor(() => expect(screen.queryByRole('region', { name: '待审核' })).toBeNull())
})

test('what was returned says why; what organizers set is read and not written', async () => {
  const object = addExhibit('退回之作', { opinion: '照片太暗。' })
  await open(object)
  const panel = await screen.findByRole('region', { name: '已退回' })
  expect(within(panel).getByText('照片太暗。')).toBeTruthy()
  const fixed = screen.getByRole('region', { name: '由主办方设置' })
  expect(within(fixed).getByText('推荐权重')).toBeTruthy()
  expect(screen.queryByRole('spinbutton', { name: '推荐权重' })).toBeNull()
  expect(screen.queryByRole('button', { name: '发布…' })).toBeNull()
})

test('the own exhibitor is neither withdrawn nor deleted by its people', async () => {
  await openPage('/personal.html#/stand/profile')
  expect(await screen.findByRole('textbox', { name: '企业名称（中文）' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '撤下' })).toBeNull()
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull()
})

test('another’s exhibit is not there', async () => {
  const sent = nextCall('/content/detail')
  await openPage('/personal.html#/stand/exhibits/5')
  await sent
  expect(await screen.findByRole('heading', { name: '此内容不存在' })).toBeTruthy()
})

test('what was decided since an earlier visit is read anew', async () => {
  const object = addExhibit('再来看看', { submittedAt: new Date().toISOString() })
  const user = await open(object)
  await screen.findByRole('region', { name: '待审核' })
  await user.click(screen.getByRole('link', { name: '返回展品' }))
  await screen.findByRole('heading', { name: '我的展品' })
  Object.assign(object, { revision: object.revision + 1, submittedAt: null, opinion: '请补充尺寸。' })
  await user.click(await screen.findByRole('link', { name: '再来看看' }))
  const panel = await screen.findByRole('region', { name: '已退回' })
  expect(within(panel).getByText('请补充尺寸。')).toBeTruthy()
})

test('the booth at the venue is shown with its size and its place on the map', async () => {
  await openPage('/personal.html#/stand')
  const booth = await screen.findByRole('region', { name: '线下展位' })
  const row = boothRows.find(({ exhibitorId }) => exhibitorId === 1)
  expect(await within(booth).findByText(row?.number ?? '')).toBeTruthy()
  expect(within(booth).getByText(/^3 × 3 米，9 m²/)).toBeTruthy()
  expect((await within(booth).findByRole('link', { name: '在平面图上查看' })).getAttribute('href')).toContain(
    `booth=${row?.number}`,
  )
})

test('the booth at the venue is ordered by who has none', async () => {
  const own = boothRows.findIndex(({ exhibitorId }) => exhibitorId === 1)
  const removed = boothRows.splice(own, 1)
  try {
    await openPage('/personal.html#/stand')
    const booth = await screen.findByRole('region', { name: '线下展位' })
    const way = await within(booth).findByRole('link', { name: '订购展位' })
    expect(way.getAttribute('href')).toBe('./resourceOrdering.html')
  } finally {
    boothRows.push(...removed)
  }
})

test('a booth that was ordered and is not paid yet is named with its order, and until when it is held', async () => {
  const before = [...boothRows]
  const own = boothRows.find(({ exhibitorId }) => exhibitorId === 1)
  const order = orders.find(({ stored, exhibitorId }) => stored === 'pending' && exhibitorId === 1)
  if (!own || !order) throw new Error('no booth and no open order')
  Object.assign(own, { status: 'held', orderId: order.id })
  try {
    await openPage('/personal.html#/stand')
    const booth = within(await screen.findByRole('region', { name: '线下展位' }))
    expect(await booth.findByText(new RegExp(`展位 ${own.number}（订单 ${order.number}）`))).toBeTruthy()
    expect(booth.getByText(/^待主办方确认，为您保留至 .+ GMT\+8。$/)).toBeTruthy()
    expect(booth.getByRole('link', { name: '查看订单' }).getAttribute('href')).toContain(`order?id=${order.id}`)
  } finally {
    Object.assign(own, { status: 'assigned' })
    delete own.orderId
    boothRows.splice(0, boothRows.length, ...before)
  }
})
