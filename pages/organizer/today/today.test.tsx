import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getToday } from '#contract/operations/today/endpoints.ts'
import type { Today } from '#contract/operations/today/schemas.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
beforeEach(() => signInAs(userTypes.organizer))

const quiet: Today = {
  queues: [{ name: 'registrations', count: 0, oldest: null }],
  program: [],
  figures: null,
  alerts: [],
  activity: [],
  setup: null,
}
const answer = (of: Partial<Today>) => server.use(mock(getToday, () => ({ ...quiet, ...of })))
const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the home of the console', () => {
  test('leads to each queue that has open work, with the age of its oldest', async () => {
    await openPage('/organizer.html#/')
    const waiting = await section('待处理')
    const links = waiting.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#/registrations',
      '#/sign-ups',
      '#/demands',
      '#/content',
      '#/orders?state=refundFailed',
      '#/messages',
      '#/reports',
    ])
    expect(links[0]?.textContent).toContain('6注册待审核最早： 2 天前，已等候超过 48 小时')
    await waitFor(() => expect(document.title).toContain('今日'))
    await expectAccessible()
  })

  test('shows key figures beside yesterday, the program of the day, alerts and what was done last', async () => {
    await openPage('/organizer.html#/')
    const figures = await section('关键数据')
    expect(figures.getByText('访客').parentElement?.textContent).toMatch(/^访客[\d,]+昨日 [\d,]+$/)
    const program = await section('今日日程')
    expect(program.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/主论坛：手艺的当代生活直播中$/),
      expect.stringMatching(/青瓷修复工作坊活动$/),
    ])
    const alerts = within(screen.getByRole('list', { name: '提醒' }))
    expect(alerts.getByRole('link', { name: '查看发件箱' }).getAttribute('href')).toBe('#/outbox?state=failed')
    const activity = await section('最近操作')
    // Steps of other tests may be listed too: each link leads to its record.
    for (const link of activity.getAllByRole('link')) {
      const number = /#(\d+)$/.exec(link.textContent ?? '')?.[1]
      expect(link.getAttribute('href')).toMatch(number ? new RegExp(`^#/registrations/${number}$`) : /^#\/\w+\/\w+/)
    }
  })

  test('shows a reviewer their queues, and no figures or alerts', async () => {
    signInAs(userTypes.reviewer)
    await openPage('/organizer.html#/')
    const waiting = await section('待处理')
    expect(waiting.getAllByRole('link')).toHaveLength(4)
    expect(screen.queryByRole('region', { name: '关键数据' })).toBeNull()
    expect(screen.queryByRole('list', { name: '提醒' })).toBeNull()
  })

  test('says so where nothing is open or scheduled', async () => {
    answer({})
    await openPage('/organizer.html#/')
    expect(await screen.findByText(/^全部处理完毕/)).toBeTruthy()
    expect(screen.getByText('今天没有安排。')).toBeTruthy()
    expect(screen.queryByRole('region', { name: '最近操作' })).toBeNull()
  })

  test('is requested again by who comes back to it', async () => {
    const user = await openPage('/organizer.html#/imports')
    const navigation = within(await screen.findByRole('navigation', { name: '工作台栏目' }))
    expect(await navigation.findByRole('button', { name: /^贸易 2/ })).toBeTruthy()
    answer({ queues: [{ name: 'demands', count: 5, oldest: null }] })
    await user.click(navigation.getByRole('link', { name: '今日' }))
    expect(await navigation.findByRole('button', { name: '贸易 5 项待办' })).toBeTruthy()
  })

  test('can be requested again after a failure', async () => {
    const user = await openPage('/organizer.html?scenario=getToday:networkx2#/')
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByRole('region', { name: '待处理' })).toBeTruthy()
  })
})

test('a fair of which a part is published is led to the next; what is done says so', async () => {
  answer({
    setup: [
      { kind: 'expo', done: true },
      { kind: 'hall', done: false },
      { kind: 'category', done: false },
    ],
  })
  await openPage('/organizer.html#/')
  const steps = await section('开展前需要准备')
  const items = steps.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['展会：名称与日期 已发布', '一个展馆', '一个展品分类'])
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(steps.getByRole('link', { name: '一个展馆' }).getAttribute('href')).toContain('/content/hall/new')
})
