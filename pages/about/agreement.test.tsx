import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listAgreements } from '#contract/fair/agreements/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const main = () => within(screen.getByRole('main'))

it('is read with its version and since when it holds', async () => {
  await openPage('/about.html#/agreement?which=service')
  expect(await main().findByRole('heading', { level: 1, name: '用户服务协议' })).toBeTruthy()
  expect(main().getByText('第 3 版')).toBeTruthy()
  expect(main().getByText(/^自 .+ 起生效$/)).toBeTruthy()
  expect(main().getByRole('heading', { level: 2, name: '二、账号' })).toBeTruthy()
  await expectAccessible()
})

it('leads to the document of the site where the fair has written none', async () => {
  await openPage('/about.html#/agreement?which=privacy')
  const link = await main().findByRole('link', { name: /查看文本/ })
  expect(link.getAttribute('href')).toBe('/agreements/privacy-zh.pdf')
})

it('says what went wrong and asks again', async () => {
  const user = await openPage('/about.html?scenario=getAgreement:10500x1#/agreement?which=service')
  await user.click(within(await main().findByRole('alert')).getByRole('button', { name: '重试' }))
  expect(await main().findByRole('heading', { level: 1, name: '用户服务协议' })).toBeTruthy()
})

it('is none of another name', async () => {
  await openPage('/about.html#/agreement?which=cookies')
  expect(await main().findByRole('link', { name: '返回首页' })).toBeTruthy()
})

it('is what a login leads to once the fair has written it; the other stays the document', async () => {
  server.use(mock(listAgreements, () => [{ which: 'privacy' as const, version: 1, since: '2026-01-01T00:00:00.000Z' }]))
  await openPage('/login.html?scenario=listAdverts:empty')
  const address = (name: RegExp) => main().getByRole('link', { name }).getAttribute('href')
  await waitFor(() => expect(address(/隐私协议/)).toBe('./about.html?lang=zh-CN#/agreement?which=privacy'))
  expect(address(/用户服务协议/)).toBe('/agreements/service-zh.pdf')
})

it('groups are told the phone that is theirs', async () => {
  const user = await openPage('/login.html#/register')
  await user.click(await screen.findByRole('radio', { name: /政府或机构团组/ }))
  const link = await screen.findByRole('link', { name: '0571-8800 0018' })
  expect(link.getAttribute('href')).toBe('tel:057188000018')
})
