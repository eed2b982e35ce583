import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/operations/figures/endpoints.ts'
import { FIGURES_EVERY_MS } from '#contract/operations/figures/limits.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { fairFiguresIn } from '#src/mocks/operations/figures/fair.ts'
import { server } from '#src/mocks/node.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { hoursSoFar } from './hours'
import { en } from '#tests/setup/english.ts'

overMocks()

const NUMBERS = '/organizer.html#/numbers'

test('the day is beside the day before, in groups, charts and tables', async () => {
  signInAs(userTypes.organizer)
  await openPage(NUMBERS)
  const visits = within(await screen.findByRole('region', { name: '访问' }))
  expect(visits.getByText('访客').nextSibling?.textContent).toBe('3,248')
  expect(visits.getByText('访客').parentElement?.textContent).toContain('+33%')
  expect(screen.getByText('近 5 分钟 128 人在线')).toBeTruthy()
  const hours = screen.getByRole('figure', { name: '每小时访客' })
  expect(within(hours).getAllByRole('row')).toHaveLength(25)
  expect(screen.getByRole('figure', { name: '没有结果的词' }).textContent).toContain('榫卯（0 条结果）')
  expect(screen.getByRole('figure', { name: '登录访客的国家或地区' }).textContent).toContain('未填写')
})

test('every figure has its definition, which opens by keyboard', async () => {
  signInAs(userTypes.organizer)
  await openPage('/organizer.html?lang=en-US#/numbers')
  const visits = within(await screen.findByRole('region', { name: 'Visits' }))
  expect(screen.getAllByRole('button', { name: /^Definition: / })).toHaveLength(
    document.querySelectorAll('dt').length + 1,
  )
  act(() => visits.getByRole('button', { name: 'Definition: Visits' }).focus())
  expect((await screen.findByRole('tooltip')).textContent).toContain('ends after 30 minutes')
})

test('it asks anew by itself, and for another day as the address says', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  signInAs(userTypes.organizer)
  const requests: unknown[] = []
  server.use(
    mock(contract.getFairFigures, ({ input, language }) => {
      requests.push(input)
      return { ...fairFiguresIn(language, input), now: 100 + requests.length }
    }),
  )
  await openPage(`${NUMBERS}?day=2026-03-01&against=2026-02-27`)
  expect(await screen.findByText('近 5 分钟 101 人在线')).toBeTruthy()
  expect(requests).toEqual([{ day: '2026-03-01', against: '2026-02-27' }])
  await vi.advanceTimersByTimeAsync(FIGURES_EVERY_MS)
  vi.useRealTimers()
  expect(await screen.findByText('近 5 分钟 102 人在线')).toBeTruthy()
})

test('the large screen shows neither money nor what was typed, and leads back', async () => {
  signInAs(userTypes.supervisor)
  await openPage('/organizer.html?lang=en-US#/numbers/wall')
  expect(await screen.findByText(en('figures:wall.now'))).toBeTruthy()
  const main = document.body.textContent ?? ''
  expect(main).toContain('Visitors')
  expect(main).not.toContain(en('figures:figure.paidFen'))
  expect(main).not.toContain('joinery')
  expect(screen.getByRole('link', { name: 'Back to the dashboard' }).getAttribute('href')).toBe('#/numbers')
})

test('a failed reading offers to try again', async () => {
  signInAs(userTypes.organizer)
  server.use(mock(contract.getFairFigures, () => refuse('Internal', { requestId: 'r' })))
  await openPage(NUMBERS)
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
})

test('who reviews alone has no dashboard', async () => {
  signInAs(userTypes.reviewer)
  await openPage(NUMBERS)
  await waitFor(() => expect(screen.queryByRole('link', { name: '数据看板' })).toBeNull())
  expect(screen.queryByRole('heading', { name: '数据看板' })).toBeNull()
})

test('of a day that is over all hours are drawn', () => {
  const { day } = fairFiguresIn('zh-CN', { day: '2026-03-01' })
  expect(hoursSoFar(day)).toHaveLength(24)
})
