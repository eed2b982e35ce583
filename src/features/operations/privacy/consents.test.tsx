import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { listConsents } from '#contract/operations/privacy/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const section = async () => within(await screen.findByRole('region', { name: '同意过的协议' }))

test('the agreements stand with their version and when they were agreed to, and lead to what holds now', async () => {
  signInAs(userTypes.buyer)
  await openPage('/personal.html#/security')
  const shown = await section()
  const [service, site] = await shown.findAllByRole('listitem')
  expect(service?.textContent).toMatch(/用户服务协议编号 12，第 3 版 · .+ 同意/)
  expect(site?.textContent).toMatch(/隐私协议网站自带文本 · .+ 同意/)
  const link = shown.getByRole('link', { name: '阅读现行文本：隐私协议' })
  expect(link.getAttribute('href')).toMatch(/privacy-zh\.pdf$/)
})

test('an account opened by the organizer shows that none was agreed to', async () => {
  server.use(mock(listConsents, () => []))
  signInAs(userTypes.staff)
  await openPage('/personal.html#/security')
  expect(await (await section()).findByText(/账户由主办方开通/)).toBeTruthy()
})
