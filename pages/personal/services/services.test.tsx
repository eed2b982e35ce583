import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { saveBookedAdvert } from '#contract/commerce/services/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

let restore: () => void
beforeEach(() => {
  restore = rememberOrders()
})
afterEach(() => restore())

const SERVICES = '/personal.html#/services'
const open = () => {
  signInAs(userTypes.exhibitor, { exhibitorId: 1 })
  return openPage(SERVICES)
}
// The toolbar's hint of the VR halls is a dialog as well.
const titled = { selector: '.ant-modal-title' }
async function dialog(name: string) {
  const over = (await screen.findByText(`广告内容：${name}`, titled)).closest<HTMLElement>('[role="dialog"]')
  if (!over) throw new Error(`no dialog of ${name}`)
  return within(over)
}
const gone = (name: string) => waitFor(() => expect(screen.queryByText(`广告内容：${name}`, titled)).toBeNull())
const cards = (name: string) => screen.findAllByRole('article', { name })

it('stands in the personal centre of exhibitors alone', async () => {
  signInAs(userTypes.buyer)
  await openPage('/personal.html#/orders')
  const nav = within(await screen.findByRole('navigation', { name: '个人中心栏目' }))
  expect(nav.queryByRole('link', { name: '我的服务' })).toBeNull()
  await open()
  expect(
    within(await screen.findByRole('navigation', { name: '个人中心栏目' })).getByRole('link', { name: '我的服务' }),
  ).toBeTruthy()
})

it('lists what was ordered, how it stands, and the hours that are left', async () => {
  const user = await open()
  const [own] = await cards('主题展馆横幅')
  expect(own?.textContent).toContain('退回原因：图片中的二维码请移除后重新提交')
  const shown = (await cards('首页轮播广告位')).find(({ textContent }) => textContent.includes('展示中'))
  expect(within(shown ?? document.body).getByRole('button', { name: '修改广告：首页轮播广告位' })).toBeTruthy()
  const [template] = await cards('灯会夜色')
  expect(
    within(template ?? document.body)
      .getByRole('link', { name: '查看 VR 展厅' })
      .getAttribute('href'),
  ).toBe('./vr.html#/booth?id=1')
  expect(await screen.findByText('剩余 5.5 小时')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看证件' }).getAttribute('href')).toBe('./personal.html#/tickets')
  await user.click(screen.getByRole('link', { name: '直播时长' }))
  await waitFor(() => expect(screen.queryByRole('article', { name: '灯会夜色' })).toBeNull())
})

it('what waits is not filled yet', async () => {
  await open()
  const held = (await cards('展品馆横幅')).find(({ textContent }) => textContent.includes('待生效'))
  expect(within(held ?? document.body).queryByRole('button')).toBeNull()
  expect(within(held ?? document.body).getByText('主办方确认并付款后生效。')).toBeTruthy()
})

it('an advert that was returned is changed and reviewed again', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: '修改广告：主题展馆横幅' }))
  const form = await dialog('主题展馆横幅')
  const [title] = form.getAllByRole('textbox', { name: /标题/ })
  if (!title) throw new Error('no title')
  fill(title, '')
  fill(form.getByRole('textbox', { name: /跳转链接/ }), 'javascript:alert(1)')
  await user.click(form.getByRole('button', { name: '提交审核' }))
  expect(await form.findByText('请填写广告的中文标题')).toBeTruthy()
  expect(await form.findByText('请输入正确的链接地址')).toBeTruthy()
  fill(title, '青禾开窑在即')
  fill(form.getByRole('textbox', { name: /跳转链接/ }), 'https://qinghe.example/kiln')
  const call = nextCall(saveBookedAdvert.path)
  await user.click(form.getByRole('button', { name: /提交审核$/ }))
  expect(await (await call).json()).toMatchObject({
    id: 29,
    version: 1,
    title: { zh: '青禾开窑在即' },
    jumpLink: 'https://qinghe.example/kiln',
  })
  await gone('主题展馆横幅')
  await waitFor(() => expect(screen.getByRole('article', { name: '主题展馆横幅' }).textContent).toContain('审核中'))
})

it('an advert without a picture is not sent, and what was changed meanwhile is told', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: '提交广告：参展商馆横幅' }))
  const empty = await dialog('参展商馆横幅')
  await user.click(empty.getByRole('button', { name: '提交审核' }))
  expect(await empty.findByText('请上传广告图片')).toBeTruthy()
  await user.click(empty.getByRole('button', { name: /^取\s?消$/ }))
  await gone('参展商馆横幅')
  server.use(mock(saveBookedAdvert, () => refuse('ServiceChanged')))
  await user.click(await screen.findByRole('button', { name: '修改广告：主题展馆横幅' }))
  const form = await dialog('主题展馆横幅')
  await user.click(form.getByRole('button', { name: '提交审核' }))
  expect((await form.findByRole('alert')).textContent).toBe('内容刚刚有变动，请核对后再操作')
})

it('leads to the catalogue where nothing was ordered', async () => {
  signInAs(userTypes.exhibitor, { exhibitorId: 1 })
  await openPage('/personal.html?scenario=listOwnBookings:empty#/services')
  expect(await screen.findByRole('heading', { name: '还没有订购服务' })).toBeTruthy()
})
