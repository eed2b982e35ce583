import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { local } from '#src/common/session/storage.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'

const FAIR = { level: 1, name: '云展·文化产业博览会' }

overMocks()

const topics = () => document.querySelectorAll('summary')
const alertOfPage = () => within(screen.getByRole('main')).findByRole('alert')

describe('about', () => {
  it('waits with a skeleton', async () => {
    await openPage('/about.html?scenario=getMainDetail:slow#/about')
    expect(screen.getByRole('main').querySelector('.yz-skeleton')).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    expect(await screen.findByRole('heading', FAIR)).toBeTruthy()
  })

  it('says what went wrong and asks again', async () => {
    const user = await openPage('/about.html?scenario=getMainDetail:10500#/about')
    const alert = await alertOfPage()
    expect(alert.textContent).toContain('请求失败')
    // The footer asks for the fair too, when it comes.
    expect(await screen.findByRole('contentinfo')).toBeTruthy()
    const calls = () => requestedPaths.filter((path) => path.includes('/expo/mainDetail')).length
    const before = calls()
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    await waitFor(() => expect(calls()).toBeGreaterThan(before))
    expect(await alertOfPage()).toBeTruthy()
  })

  it('shows itself when the second call succeeds', async () => {
    await openPage('/about.html?scenario=getMainDetail:networkx1#/about')
    expect(await screen.findByRole('heading', FAIR)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('explains a fair that is not there', async () => {
    await openPage('/about.html?scenario=getMainDetail:FairNotOpened#/about')
    expect(await within(screen.getByRole('main')).findByRole('link', { name: '返回首页' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('help', () => {
  it.each(['999', 'abc', ''])('shows all topics, closed, when requested "%s"', async (topic) => {
    await openPage(`/about.html#/helper?topic=${topic}`)
    await waitFor(() => expect(topics()).toHaveLength(4))
    expect(document.querySelector('details[open]')).toBeNull()
  })

  it('says so when there are no topics', async () => {
    await openPage('/about.html?scenario=listHelpTopics:empty#/helper')
    expect(await screen.findByRole('heading', { name: '帮助内容正在整理中' })).toBeTruthy()
  })

  it('says what went wrong and tries again', async () => {
    const user = await openPage('/about.html?scenario=listHelpTopics:10500x1#/helper')
    await user.click(within(await alertOfPage()).getByRole('button', { name: '重试' }))
    await waitFor(() => expect(topics()).toHaveLength(4))
  })
})

it('the header bears the logo that was seen last, then that of the fair', async () => {
  local.set('logoList', [{ logoType: 1, logoUrl: '/media/earlier.svg' }])
  await openPage('/about.html')
  const [brand] = screen.getAllByRole('link', { name: '云展' })
  const logo = () => brand?.querySelector('img')?.getAttribute('src')
  expect(logo()).toBe('/media/earlier.svg')
  await waitFor(() => expect(logo()).toBe('/brand.svg'))
})
