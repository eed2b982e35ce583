import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { confirmOrder, declineOrder } from '#contract/commerce/orders/endpoints.ts'
import * as contract from '#contract/commerce/services/endpoints.ts'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { mappedHalls } from '#src/mocks/fair/floor-plan/plans.ts'
import { hallRows } from '#src/mocks/fair/halls/halls.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { services } from '#src/mocks/commerce/services/services.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

let restore: () => void
beforeEach(() => {
  restore = rememberOrders()
  signInAs(userTypes.staff)
})
afterEach(() => restore())

const open = (part = '') => openPage(`/organizer.html#/services${part ? `?part=${part}` : ''}`)
const dialog = async () => within(await screen.findByRole('dialog'))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const numberOf = (id: number) => orders.find((one) => one.id === id)?.number ?? ''

it('is for those who manage services', async () => {
  signInAs(userTypes.financeStaff)
  await openPage('/organizer.html#/services')
  expect(await screen.findByRole('heading', { name: '您没有此栏目的权限' })).toBeTruthy()
})

it('a hall that visitors no longer see is named in its service, and not offered to others', async () => {
  const hall = hallRows.find(({ id }) => !mappedHalls.some((one) => one === id))
  const booths = services.find(({ kind }) => kind === 'booth')
  if (!hall || !booths) throw new Error('no hidden hall and no booths')
  booths.hallId = hall.id
  const user = await open('catalogue')
  await user.click(await screen.findByRole('button', { name: `修改：${booths.name.zh}` }))
  const form = await dialog()
  expect(await form.findByText(`${hall.name[0]}（未展示）`)).toBeTruthy()
  await user.click(form.getByRole('button', { name: /取\s?消/ }))
  await gone()
  const other = services.find(({ kind }) => kind === 'template')
  await user.click(screen.getByRole('button', { name: `修改：${other?.name.zh}` }))
  await dialog()
  expect(screen.queryByText(/（未展示）$/)).toBeNull()
})

describe('orders that wait', () => {
  it('are confirmed as they are shown', async () => {
    const user = await open()
    expect(await screen.findAllByRole('timer')).toHaveLength(3)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: `确认订单 ${numberOf(15)}` }))
    const input = await dialog()
    expect(await input.findByText(/直播时长 · 10 小时/)).toBeTruthy()
    const call = nextCall(confirmOrder.path)
    await user.click(input.getByRole('button', { name: /^确\s?认$/ }))
    expect(await (await call).json()).toEqual({ id: 15, version: 1 })
    await gone()
    await waitFor(() => expect(screen.getAllByRole('timer')).toHaveLength(2))
  })

  it('are declined with a reason', async () => {
    const user = await open()
    await user.click(await screen.findByRole('button', { name: `谢绝订单 ${numberOf(16)}` }))
    const input = await dialog()
    await input.findByText('园林月门')
    await user.click(input.getByRole('button', { name: /^谢\s?绝$/ }))
    expect(await input.findByText('请填写意见')).toBeTruthy()
    fill(input.getByRole('textbox'), '模板正在更新')
    const call = nextCall(declineOrder.path)
    await user.click(input.getByRole('button', { name: /谢\s?绝$/ }))
    expect(await (await call).json()).toEqual({ id: 16, version: 1, reason: '模板正在更新' })
    await gone()
  })

  it('notifies who comes second', async () => {
    const user = await open()
    await user.click(await screen.findByRole('button', { name: `确认订单 ${numberOf(15)}` }))
    const input = await dialog()
    await input.findByText(/10 小时/)
    const order = orders.find(({ id }) => id === 15)
    if (order) order.version = 2
    await user.click(input.getByRole('button', { name: /^确\s?认$/ }))
    expect((await input.findByRole('alert')).textContent).toContain('订单数据已过期')
  })
})

describe('adverts', () => {
  it('that wait are counted at their tab, whatever part is open', async () => {
    const user = await open()
    const tab = () => screen.getByRole('link', { name: /^广告审核/ })
    await waitFor(() => expect(tab().textContent).toBe('广告审核2'))
    await user.click(tab())
    await user.click(await screen.findByRole('button', { name: '通过：一页：小印量的书' }))
    await waitFor(() => expect(tab().textContent).toBe('广告审核1'))
  })

  it('are approved, or given back with a reason', async () => {
    const user = await open('adverts')
    const first = nextCall(contract.decideBookedAdvert.path)
    await user.click(await screen.findByRole('button', { name: '通过：一页：小印量的书' }))
    expect(await (await first).json()).toMatchObject({ approve: true, version: 1 })
    await waitFor(() => expect(screen.queryByRole('article', { name: '一页：小印量的书' })).toBeNull())
    await user.click(screen.getByRole('button', { name: '退回：水墨定格动画展映' }))
    const input = await dialog()
    await user.click(input.getByRole('button', { name: /^退\s?回$/ }))
    expect(await input.findByText('请填写意见')).toBeTruthy()
    fill(input.getByRole('textbox'), '图片模糊')
    const second = nextCall(contract.decideBookedAdvert.path)
    await user.click(input.getByRole('button', { name: /退\s?回$/ }))
    expect(await (await second).json()).toMatchObject({ approve: false, reason: '图片模糊' })
    await gone()
    expect(await screen.findByRole('heading', { name: '没有符合条件的广告' })).toBeTruthy()
  })
})

describe('the catalogue', () => {
  it('takes a new service, which has what its kind has', async () => {
    const user = await open('catalogue')
    await user.click(await screen.findByRole('button', { name: '新增服务' }))
    const input = await dialog()
    await user.click(input.getByRole('button', { name: /^保\s?存$/ }))
    expect(await input.findByText('请选择广告位置')).toBeTruthy()
    expect(await input.findByText('请填写中文和英文名称')).toBeTruthy()
    fill(input.getByRole('textbox', { name: '名称 (中文)' }), '直播加时')
    fill(input.getByRole('textbox', { name: '名称 (英文)' }), 'More live hours')
    await user.click(input.getByRole('combobox', { name: '类型' }))
    await user.click(await screen.findByTitle('直播时长'))
    await waitFor(() => expect(input.queryByRole('combobox', { name: /广告位置/ })).toBeNull())
    fill(input.getByRole('spinbutton', { name: /每小时价格/ }), '99.5')
    const call = nextCall(contract.saveService.path)
    await user.click(input.getByRole('button', { name: /保\s?存$/ }))
    expect(await (await call).json()).toMatchObject({
      id: null,
      version: null,
      service: { kind: 'live', fen: 9_950, place: null, template: null, ticketTypeId: null, refundUntil: null },
    })
    await gone()
    expect(services.some(({ name }) => name.zh === '直播加时')).toBe(true)
  })

  it.each([
    ['popup', '弹窗', '图片 1200 × 800 像素'],
    ['login', '登录页', '图片 1200 × 675 像素'],
  ])('sells the place %s, and says which pictures it shows', async (place, label, hint) => {
    const user = await open('catalogue')
    await user.click(await screen.findByRole('button', { name: '新增服务' }))
    const input = await dialog()
    await user.click(input.getByRole('combobox', { name: /广告位置/ }))
    await user.click(await screen.findByTitle(label))
    expect(await input.findByText(hint)).toBeTruthy()
    fill(input.getByRole('textbox', { name: '名称 (中文)' }), '新广告位')
    fill(input.getByRole('textbox', { name: '名称 (英文)' }), 'A new space')
    fill(input.getByRole('spinbutton', { name: /每天价格/ }), '800')
    const call = nextCall(contract.saveService.path)
    await user.click(input.getByRole('button', { name: /^保\s?存$/ }))
    expect(await (await call).json()).toMatchObject({ service: { kind: 'advert', place, fen: 80_000 } })
    await gone()
  })

  it('sells the booths of a hall by the square metre, once', async () => {
    const user = await open('catalogue')
    await user.click(await screen.findByRole('button', { name: '新增服务' }))
    const input = await dialog()
    await user.click(input.getByRole('combobox', { name: '类型' }))
    await user.click(await screen.findByTitle('展位'))
    fill(input.getByRole('textbox', { name: '名称 (中文)' }), '展位')
    fill(input.getByRole('textbox', { name: '名称 (英文)' }), 'Booth')
    fill(input.getByRole('spinbutton', { name: /每平方米价格/ }), '680')
    fill(input.getByRole('spinbutton', { name: '角位加价' }), '15')
    await user.click(input.getByRole('button', { name: /^保\s?存$/ }))
    expect(await input.findByText('请选择展馆')).toBeTruthy()
    const choose = async (nth: 0 | 1) => {
      await user.click(input.getByRole('combobox', { name: /^展馆/ }))
      await user.click(await screen.findByTitle(byIdOf(hallRows, mappedHalls[nth] ?? 0)?.name[0] ?? ''))
    }
    // The first hall is sold already.
    await choose(0)
    await user.click(input.getByRole('button', { name: /^保\s?存$/ }))
    expect(await input.findByText('该展馆已有上架的展位服务，请修改原有服务')).toBeTruthy()
    await choose(1)
    const call = nextCall(contract.saveService.path)
    await user.click(input.getByRole('button', { name: /保\s?存$/ }))
    expect(await (await call).json()).toMatchObject({
      service: { kind: 'booth', fen: 68_000, hallId: 2, cornerPercent: 15 },
    })
    await gone()
  })

  it('keeps what was ordered what it is', async () => {
    const user = await open('catalogue')
    await user.click(await screen.findByRole('button', { name: '修改：首页轮播广告位' }))
    const input = await dialog()
    expect(input.getByText('已有订单，类型和位置不能再更改')).toBeTruthy()
    expect(input.getByRole('combobox', { name: '类型' })).toHaveProperty('disabled', true)
  })

  it('asks before a service is taken off', async () => {
    const user = await open('catalogue')
    await user.click(await screen.findByRole('button', { name: '下架：布展证' }))
    const call = nextCall(contract.removeService.path)
    await user.click((await dialog()).getByRole('button', { name: /^下\s?架$/ }))
    expect(await (await call).json()).toEqual({ id: 11, version: 1 })
    await gone()
    await waitFor(() => expect(screen.queryByRole('button', { name: '下架：布展证' })).toBeNull())
  })
})

describe('contracts', () => {
  it.each([
    ['signed by today', '青禾', '已签订'],
    ['signed on a day to come', '光屿数字', '未生效'],
  ])('say where they stand: %s', async (_, word, state) => {
    const user = await open('contracts')
    await user.type(await screen.findByRole('searchbox'), `${word}{Enter}`)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    expect(within(screen.getByRole('table')).getByText(state)).toBeTruthy()
  })

  it('are found, written down and taken back', async () => {
    const user = await open('contracts')
    await user.click(await screen.findByRole('button', { name: '登记合同：鹿鸣动画工作室' }))
    const input = await dialog()
    await user.click(input.getByRole('button', { name: /^保\s?存$/ }))
    expect(await input.findByText('请填写合同编号')).toBeTruthy()
    fill(input.getByRole('textbox', { name: /合同编号/ }), 'YZ-2026-0107')
    const call = nextCall(contract.saveContract.path)
    await user.click(input.getByRole('button', { name: /保\s?存$/ }))
    expect(await (await call).json()).toMatchObject({
      exhibitorId: 7,
      version: null,
      contract: { number: 'YZ-2026-0107', until: null },
    })
    await gone()
    await user.click(await screen.findByRole('button', { name: '撤销合同：鹿鸣动画工作室' }))
    const removal = nextCall(contract.removeContract.path)
    await user.click((await dialog()).getByRole('button', { name: /^撤\s?销$/ }))
    expect(await (await removal).json()).toEqual({ exhibitorId: 7, version: 1 })
    await gone()
    const search = nextCall(contract.listContracts.path)
    await user.type(await screen.findByRole('searchbox'), '青禾{Enter}')
    expect(await (await search).json()).toMatchObject({ keyWord: '青禾', page: 1 })
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  })
})
