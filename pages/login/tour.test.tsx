import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { demoRoles } from '#contract/people/session/rules.ts'
import { getSession } from '#src/common/session/session.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { watchLeaving } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
const left = watchLeaving()
const main = () => within(screen.getByRole('main'))

it('the login page of the demo fair links to its tour', async () => {
  await openPage('/login.html?scenario=listAdverts:empty')
  const link = await screen.findByRole('link', { name: '跟着五个故事逛一圈' })
  expect(link.getAttribute('href')).toBe('./login.html#/tour')
})

it('the login page of another fair does not', async () => {
  await openPage('/login.html?scenario=listAdverts:empty,getDemoTour:empty')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: '跟着五个故事逛一圈' })).toBeNull()
})

it.each([
  ['zh-CN', '演示导览', '以陈采薇登录并开始'],
  ['en-US', 'Tour of the demo', 'Log in as Chen Caiwei and start'],
])('has five stories with their steps in %s', async (language, title, button) => {
  await openPage(`/login.html?lang=${language}#/tour`)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(await screen.findByRole('button', { name: button })).toBeTruthy()
  expect(main().getAllByRole('article')).toHaveLength(demoRoles.length)
  for (const story of main().getAllByRole('article'))
    expect(within(story).getAllByRole('link').length).toBeGreaterThan(2)
  expect(main().getByText('Yunzhan#2026')).toBeTruthy()
  await expectAccessible()
})

it('one click logs in and opens the first step of the story', async () => {
  const user = await openPage('/login.html#/tour')
  await user.click(await screen.findByRole('button', { name: '以沈砚秋登录并开始' }))
  await waitFor(() => expect(left).toEqual(['./personal.html#/']))
  expect(getSession()?.user.userType).toBe(1)
})

it('says at the story why a login was refused', async () => {
  const user = await openPage('/login.html?scenario=logInToDemo:LoginLocked#/tour')
  await user.click(await screen.findByRole('button', { name: '以方圆登录并开始' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(screen.getByRole('button', { name: '以方圆登录并开始' })).toBeTruthy()
  expect(left).toEqual([])
})

it('says that there is no tour where this is not the demo fair', async () => {
  await openPage('/login.html?scenario=getDemoTour:empty#/tour')
  expect(await screen.findByRole('link', { name: '前往登录' })).toBeTruthy()
  expect(main().queryByRole('article')).toBeNull()
})

it('says that it could not be read, and reads it again', async () => {
  await openPage('/login.html?scenario=getDemoTour:10500#/tour')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(main().getByRole('button', { name: '重试' })).toBeTruthy()
})
