import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getSystem, sendTestMessage } from '#contract/operations/system/endpoints.ts'
import { SYSTEM_EVERY_MS } from '#contract/operations/system/limits.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { stateOf } from '#src/mocks/operations/system/handlers.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { en } from '#tests/setup/english.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { bytesText } from './fact-texts'
import { isFailing } from './outcome'

overMocks()

const open = async (scenario = '') => {
  signInAs(userTypes.organizer)
  return openPage(`/organizer.html?lang=en-US${scenario}#/system`)
}
const table = async (key: string) => within(await screen.findByRole('table', { name: en(`system:${key}`) }))

test('the page shows servers, services and jobs, and which of them fail', async () => {
  await open()
  const servers = await table('servers')
  expect(servers.getAllByRole('row')).toHaveLength(3)
  expect(servers.getByText(en('system:offline'))).toBeTruthy()
  expect(servers.getByText(en('system:thisServer'))).toBeTruthy()
  const jobs = await table('jobs')
  const campaigns = within(jobs.getByRole('row', { name: new RegExp(en('system:job.campaigns')) }))
  expect(campaigns.getByText(en('system:outcome.failed'))).toBeTruthy()
  expect(campaigns.getByText('SMTP: ECONNREFUSED')).toBeTruthy()
  expect(jobs.getByRole('row', { name: new RegExp(en('system:job.word pairs')) }).textContent).toContain('–')
  const services = await table('services')
  expect(services.getAllByText(en('system:notSetUp'))).toHaveLength(2)
  await expectAccessible()
})

test('translations that are nearly used up are announced', async () => {
  await open()
  expect((await screen.findByRole('alert')).textContent).toBe(en('system:translation.nearEnd'))
  expect(screen.getByText('171,300 of 200,000 characters')).toBeTruthy()
})

test('a fair of which nothing has been recorded says so', async () => {
  await open('&scenario=getSystem:empty')
  expect(await screen.findByText(en('system:noServers'))).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a failed reading offers to try again', async () => {
  await open('&scenario=getSystem:Internalx1')
  await userEvent.click(await screen.findByRole('button', { name: en('common:state.retry') }))
  expect(await table('servers')).toBeTruthy()
})

test('it is requested again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  let count = 0
  server.use(
    mock(getSystem, () => {
      count += 1
      return stateOf()
    }),
  )
  await open()
  await table('servers')
  const before = count
  await vi.advanceTimersByTimeAsync(SYSTEM_EVERY_MS)
  vi.useRealTimers()
  await waitFor(() => expect(count).toBeGreaterThan(before))
})

test('a test message says where it went, or why it did not', async () => {
  await open()
  const services = await table('services')
  await userEvent.click(services.getByRole('button', { name: en('system:test.email') }))
  expect(await services.findByText(en('system:test.sent', { to: 'o***@demo.example' }))).toBeTruthy()
  server.use(mock(sendTestMessage, () => refuse('TestMessageFailed', { reason: 'Tencent SMS: answered 500' })))
  await userEvent.click(services.getByRole('button', { name: en('system:test.sms') }))
  expect((await services.findByRole('alert')).textContent).toContain('Tencent SMS: answered 500')
})

test('who is no organizer has no such section', async () => {
  signInAs(userTypes.staff)
  await openPage('/organizer.html?lang=en-US#/system')
  await screen.findByRole('navigation', { name: en('organizer:desk.parts') })
  expect(screen.queryByRole('link', { name: en('organizer:part.system') })).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

test.each([
  [0, '0 byte'],
  [1_536, '1.5 kB'],
  [1.4 * 1024 ** 3, '1.4 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes, 'en-US')).toBe(text)
})

test('work fails while its last failure is later than its last success', () => {
  const [early, late] = ['2026-11-01T00:00:00Z', '2026-11-01T00:00:01Z']
  expect(isFailing({ lastSuccessAt: early, lastFailureAt: late, failure: 'x' })).toBe(true)
  expect(isFailing({ lastSuccessAt: late, lastFailureAt: early, failure: 'x' })).toBe(false)
  expect(isFailing({ lastSuccessAt: null, lastFailureAt: null, failure: '' })).toBeUndefined()
})
