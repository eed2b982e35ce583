import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { listMatches, listMatchingDemands } from '#contract/trade/matches/endpoints.ts'
import { MATCHES_MAX } from '#contract/trade/matches/limits.ts'
import { nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

async function openOwn(scenario = '') {
  signInAs(userTypes.buyer)
  return openPage(`/personal.html${scenario}#/demands/1`)
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))

test('an own demand names the exhibitors that suit it, each with why and with its exhibits', async () => {
  const input = nextCall(listMatches.path)
  await openOwn()
  expect(await (await input).json()).toEqual({ id: 1 })
  const suiting = await part('合适的展商')
  const items = await suiting.findAllByRole('article')
  expect(items.length).toBeLessThanOrEqual(MATCHES_MAX)
  expect(suiting.getAllByText(/^同属“.+”品类$/).length).toBe(items.length)
  expect(suiting.getAllByRole('list', { name: '相近的展品' }).length).toBeGreaterThan(0)
})

test('what an exhibitor does not say is requested by a question that is written already', async () => {
  await openOwn()
  const link = (await (await part('合适的展商')).findAllByRole('link', { name: /^去询问：.+交货周期/ }))[0]
  const query = new URLSearchParams(link?.getAttribute('href')?.split('?')[1])
  expect(query.get('exhibitorId')).toMatch(/^\d+$/)
  expect(query.get('say')).toContain('酒店大堂青瓷花瓶')
  signInAs(userTypes.buyer)
  await openPage(`/concact.html#/?${query}`)
  const field = await screen.findByRole('textbox', { name: '输入消息' })
  await waitFor(() => expect(field).toHaveProperty('value', query.get('say')))
})

test('where none suits it says what helps, and a failure can be tried again', async () => {
  await openOwn('?scenario=listMatches:empty')
  const none = await part('合适的展商')
  expect(await none.findByRole('heading', { name: '暂未找到合适的展商' })).toBeTruthy()
  expect(none.getByRole('link', { name: '去补充' }).getAttribute('href')).toContain('publish?id=1')
  await openOwn('?scenario=listMatches:network')
  expect(await (await part('合适的展商')).findByRole('button', { name: '重试' })).toBeTruthy()
})

test('a demand that has ended asks for no exhibitors', async () => {
  signInAs(userTypes.buyer)
  await openPage('/personal.html#/demands?state=ended')
  const link = await screen.findByRole('link', { name: /脱胎漆盘/ })
  await openPage(`/personal.html${link.getAttribute('href')?.replace(/^[^#]*/, '')}`)
  expect(await screen.findByRole('heading', { name: /脱胎漆盘/ })).toBeTruthy()
  expect(screen.queryByRole('region', { name: '合适的展商' })).toBeNull()
})

test('an exhibitor reads which demands suit it, and goes to offer', async () => {
  signInAs(userTypes.exhibitor)
  const input = nextCall(listMatchingDemands.path)
  await openPage('/personal.html#/offers')
  await input
  const forYou = await part('适合您的采购需求')
  const [first] = await forYou.findAllByRole('article')
  if (!first) throw new Error('no demand suits')
  expect(
    within(first)
      .getByRole('link', { name: /^去报价：/ })
      .getAttribute('href'),
  ).toContain('supply?id=')
  expect(within(first).getByText(/^同属“.+”品类$/)).toBeTruthy()
  expect(forYou.queryByText('您已关注')).toBeNull()
})
