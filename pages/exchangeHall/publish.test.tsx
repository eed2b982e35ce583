import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { addDemand, saveDemand, translateOrder } from '#contract/trade/demands/endpoints.ts'
import { dateIn } from '#src/mocks/core/time.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { demands } from '#src/mocks/trade/demands/demands.ts'
import { server } from '#src/mocks/node.ts'
import { rememberTrade } from '#src/mocks/trade/offers/restore.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
afterEach(rememberTrade())

async function openPublish(query = '') {
  signInAs(userTypes.buyer, { personName: '陈采薇', mobile: '13800138006' })
  return openPage(`/exchangeHall.html#/publish${query}`)
}

type User = Awaited<ReturnType<typeof openPage>>

async function choose(user: User, name: RegExp, option: string) {
  await user.click(screen.getByRole('combobox', { name }))
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }))
}

async function day(user: User, name: RegExp, value: string) {
  const field = screen.getByRole('textbox', { name })
  await user.click(field)
  fill(field, value)
  await user.tab()
}

test('whoever may not publish learns who may', async () => {
  signInAs(userTypes.exhibitor, { exhibitorId: 1 })
  await openPage('/exchangeHall.html#/publish')
  expect(await screen.findByText('采购需求由采购商、境外采购商与采购团发布。')).toBeTruthy()
})

test('a guest is prompted to log in', async () => {
  const user = await openPage('/exchangeHall.html#/publish')
  expect(await screen.findByText('登录采购商账号后即可发布采购需求')).toBeTruthy()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '关闭' }))
  expect(await screen.findByRole('heading', { name: '发布需求前请先登录' })).toBeTruthy()
})

test('what is missing is reported by the field before a demand is submitted, and nothing is sent', async () => {
  const user = await openPublish()
  expect(await screen.findByRole('textbox', { name: /联系人/ })).toHaveProperty('value', '陈采薇')
  await user.click(await screen.findByRole('button', { name: /提交审核$/ }))
  expect(await screen.findByText('请填写中文或英文标题')).toBeTruthy()
  expect(await screen.findByText('请选择展品类别')).toBeTruthy()
  expect(await screen.findByText('请填写数量')).toBeTruthy()
  expect(await screen.findByText('有效期须为今天起第 7 至 90 天')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(requestedPaths.filter((path) => path.includes('/demand/order/add'))).toEqual([])
})

test('a draft may be unfinished, is kept once, and is then written over', async () => {
  const user = await openPublish()
  fill(await screen.findByRole('textbox', { name: '标题（中文）' }), '竹编收纳篮')
  const added = nextCall(addDemand.path)
  await user.click(await screen.findByRole('button', { name: /保存草稿$/ }))
  expect(await (await added).json()).toMatchObject({
    submit: false,
    document: { title: { zh: '竹编收纳篮', en: '' }, quantity: null, categoryId: null },
  })
  await waitFor(() => expect(window.location.hash).toMatch(/#\/publish\?id=\d+$/))
  fill(screen.getByRole('textbox', { name: '标题（英文）' }), 'Bamboo baskets')
  const saved = nextCall(saveDemand.path)
  await user.click(await screen.findByRole('button', { name: /保存草稿$/ }))
  expect(await (await saved).json()).toMatchObject({ version: 1, document: { title: { en: 'Bamboo baskets' } } })
})

test('a demand is submitted after a question, and its writer learns what comes next', async () => {
  const user = await openPublish()
  fill(await screen.findByRole('textbox', { name: '标题（中文）' }), '竹编收纳篮')
  await choose(user, /品类/, '生活器物')
  await user.type(screen.getByRole('spinbutton', { name: /采购数量/ }), '120.5')
  await choose(user, /单位/, '件')
  await day(user, /报价截止日/, dateIn(30))
  await user.click(await screen.findByRole('button', { name: /提交审核$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('这条需求面向所有展商，通过审核后在供需大厅公开展示。')).toBeTruthy()
  // Whoever thinks better of it has sent nothing.
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requestedPaths.filter((path) => path.includes('/demand/order/add'))).toEqual([])
  await user.click(await screen.findByRole('button', { name: /提交审核$/ }))
  const sent = nextCall(addDemand.path)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '提交' }))
  expect(await (await sent).json()).toMatchObject({
    submit: true,
    document: { categoryId: 8, quantity: 120.5, unit: 'piece', price: null, validUntil: dateIn(30) },
  })
  expect(await screen.findByText('需求已提交审核')).toBeTruthy()
  expect(screen.getByRole('link', { name: '我的采购需求' }).getAttribute('href')).toBe('./personal.html#/demands')
  await user.click(screen.getByRole('link', { name: '再发布一条' }))
  expect(await screen.findByRole('textbox', { name: '标题（中文）' })).toHaveProperty('value', '')
})

test('one that came back says why, and one under review cannot be written', async () => {
  await openPublish('?id=16')
  expect(await screen.findByText('请补充材料的安全标准与适用年龄。')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: '标题（中文）' })).toHaveProperty('value', '幼儿园剪纸材料包')
  await openPublish('?id=15')
  expect(await screen.findByText('这条需求正在审核，撤回后才能修改。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /保存草稿$/ })).toBeNull()
})

test('what another window has changed is not written over unseen: it is refreshed, and what is typed stays', async () => {
  const user = await openPublish('?id=18')
  const title = await screen.findByRole('textbox', { name: '标题（中文）' })
  const one = demands.find(({ id }) => id === 18)
  if (!one) throw new Error('no such demand')
  one.version = 7
  fill(title, '定格动画偶租借与搭建')
  await user.click(await screen.findByRole('button', { name: /保存草稿$/ }))
  expect(await screen.findByText(/这条需求在别处有过变动/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '刷新' }))
  await waitFor(() => expect(screen.queryByText(/这条需求在别处有过变动/)).toBeNull())
  const saved = nextCall(saveDemand.path)
  await user.click(await screen.findByRole('button', { name: /保存草稿$/ }))
  expect(await (await saved).json()).toMatchObject({ version: 7, document: { title: { zh: '定格动画偶租借与搭建' } } })
  await screen.findByText('草稿已保存')
})

test('the other language is filled by translation; existing text needs confirmation', async () => {
  const user = await openPublish()
  const group = within(await screen.findByRole('group', { name: '翻译标题与补充说明' }))
  await user.click(group.getByRole('button', { name: /由中文译成英文$/ }))
  expect(await group.findByText('请先填写要翻译的文字。')).toBeTruthy()
  const [zh, en] = await screen.findAllByRole('textbox', { name: /标题/ })
  if (!zh || !en) throw new Error('no titles')
  fill(zh, '青瓷茶具')
  await user.click(group.getByRole('button', { name: /由中文译成英文$/ }))
  expect(await group.findByText('本展会未接入翻译服务，请自行填写。')).toBeTruthy()
  server.use(mock(translateOrder, () => ({ texts: ['Celadon tea sets'] })))
  const sent = nextCall(translateOrder.path)
  await user.click(group.getByRole('button', { name: /由中文译成英文$/ }))
  expect(await (await sent).json()).toEqual({ texts: ['青瓷茶具'], to: 'en-US' })
  await waitFor(() => expect(en).toHaveProperty('value', 'Celadon tea sets'))
  fill(en, 'My own words')
  await user.click(group.getByRole('button', { name: /由中文译成英文$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(en).toHaveProperty('value', 'My own words')
  await user.click(dialog.getByRole('button', { name: /替换$/ }))
  await waitFor(() => expect(en).toHaveProperty('value', 'Celadon tea sets'))
})

test('its documents stand in the form and can be left out; what the server says of them stands at their field', async () => {
  const user = await openPublish('?id=1')
  expect(await screen.findByText('花瓶尺寸与釉色要求.pdf')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '删除 各楼层摆放清单.xlsx' }))
  server.use(mock(saveDemand, () => refuse('FileNotFound', { field: 'files' })))
  const saved = nextCall(saveDemand.path)
  await user.click(await screen.findByRole('button', { name: /保存草稿$/ }))
  const { document } = await (await saved).json()
  expect(document.files).toEqual(['mock-5'])
  const field = screen.getByRole('button', { name: '附件：选择文件' }).closest<HTMLElement>('.ant-form-item')
  if (!field) throw new Error('the files have no field')
  expect(await within(field).findByText('文件不存在或已删除')).toBeTruthy()
})
