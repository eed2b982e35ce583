import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

const TOPIC = '/activity.html#/topic'

overMocks()

const main = () => within(screen.getByRole('main'))

it('a topic shows its words and its picks, each leading to its own page', async () => {
  await openPage(`${TOPIC}?id=1`)
  expect(await main().findByRole('heading', { level: 1, name: '一窑一色' })).toBeTruthy()
  expect(main().getByRole('heading', { name: '火与时间' })).toBeTruthy()
  const works = within(main().getByRole('region', { name: '相关展品' }))
  const hrefs = works.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('./exhibitss.html#/ExhibisDetail?id=1')
  expect(within(main().getByRole('region', { name: '相关直播' })).getAllByRole('article').length).toBe(2)
  expect(main().getByRole('region', { name: '延伸阅读' })).toBeTruthy()
  await waitFor(() => expect(document.title).toContain('一窑一色'))
})

it('what a topic does not have is not headed; what lacks English is in Chinese and marked as such', async () => {
  await openPage(`/activity.html?lang=en-US#/topic?id=2`)
  expect(await main().findByRole('heading', { level: 1, name: 'Landscapes on paper' })).toBeTruthy()
  expect(main().getByText('剪纸、年画与雕版的一次相遇。').getAttribute('lang')).toBe('zh-CN')
  expect(main().queryByRole('region', { name: 'Live sessions' })).toBeNull()
})

it.each([
  ['one that is not there', '?id=999', '专题不存在或已撤下'],
  ['an address without a number', '', '地址中没有专题编号'],
])('leads back from %s', async (_, query, words) => {
  await openPage(`${TOPIC}${query}`)
  expect(await main().findByText(words)).toBeTruthy()
  expect(main().getByRole('link', { name: '全部活动与直播' }).getAttribute('href')).toBe('./activity.html')
})

it('says what went wrong and tries again', async () => {
  const user = await openPage('/activity.html?scenario=getTopic:10500x1#/topic?id=1')
  const alert = await main().findByRole('alert')
  await user.click(within(alert).getByRole('button', { name: '重试' }))
  expect(await main().findByRole('heading', { level: 1, name: '一窑一色' })).toBeTruthy()
})

it('home and the results of a search lead to topics', async () => {
  await openPage('/index.html#/intelligentSearchDetails?keyWord=窑变')
  const found = await main().findAllByRole('heading', { level: 2 })
  const links = found.flatMap((heading) => within(heading).queryAllByRole('link'))
  expect(links.map((link) => link.getAttribute('href'))).toContain('./activity.html#/topic?id=1')
  await openPage('/index.html#/')
  const section = within(await main().findByRole('region', { name: '活动专题' }))
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('./activity.html#/topic?id=2')
})
