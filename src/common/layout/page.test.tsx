import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { follow, openPage, overMocks } from '#tests/setup/open-page.tsx'
import { en } from '#tests/setup/english.ts'

overMocks()

const main = () => within(screen.getByRole('main'))

it('hides the halls if they were hidden last, where their column cannot be requested', async () => {
  sessionStorage.setItem('hallData', JSON.stringify({ hidePavilionColumn: 1, vrUrl: './vr.html#/' }))
  await openPage('/news.html?scenario=getHallColumn:10500')
  await main().findAllByRole('heading', { level: 3 })
  const links = within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['首页', '资讯', '展商', '展品'])
  expect(screen.queryByRole('link', { name: 'VR 展馆' })).toBeNull()
})

it('shows and stores the language that is requested in the address', async () => {
  await openPage('/about.html?lang=fr#/helper')
  expect(await screen.findByRole('heading', { level: 1, name: 'Help center' })).toBeTruthy()
  expect(localStorage.getItem('langs')).toBe('en-US')
  await openPage('/about.html#/helper')
  expect(await screen.findByRole('heading', { level: 1, name: 'Help center' })).toBeTruthy()
})

it('says of an address that is not found so in its title, in the reader’s language', async () => {
  await openPage('/index.html?lang=en-US#/nowhere')
  expect(await screen.findByRole('heading', { name: en('common:state.notFound') })).toBeTruthy()
  expect(document.title).toBe(`${en('common:state.notFound')} · Yunzhan`)
  await expectAccessible()
  const link = main().getByRole('link', { name: 'Back to home' })
  expect(link.getAttribute('href')).toMatch(/^\.\/index\.html/)
  await follow(link)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe(en('common:state.notFound'))
})

it('says of a record that is not found so in its title', async () => {
  await openPage('/exhibitss.html?lang=en-US#/ExhibisDetail')
  expect(await screen.findByRole('heading', { level: 1, name: en('exhibits:detail.missing') })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe(`${en('exhibits:detail.missing')} · Yunzhan`))
  await expectAccessible()
})

it('says of a module that it is under construction, in the reader’s language', async () => {
  const user = await openPage('/news.html?lang=en-US')
  const services = within(await screen.findByRole('navigation', { name: 'Quick services' }))
  await user.click(services.getByRole('button', { name: 'My exam' }))
  const name = '“My exam” is under construction. Please check back soon.'
  expect(await screen.findByRole('dialog', { name })).toBeTruthy()
})
