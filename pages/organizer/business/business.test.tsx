import { screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import * as contract from '#contract/trade/business/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { figuresTable } from './save-figures'

overMocks()

const BUSINESS = '/organizer.html#/business'

test('the figures stand in groups and charts, and the period in the address', async () => {
  signInAs(userTypes.organizer)
  const user = await openPage(BUSINESS)
  const offers = within(await screen.findByRole('region', { name: '报价' }))
  expect(offers.getByText('接受率').nextSibling?.textContent).toBe('46%')
  const days = screen.getByRole('figure', { name: '每日采购需求与报价' })
  expect(within(days).getAllByRole('row')).toHaveLength(31)
  const [halls] = screen.getAllByRole('figure', { name: '按展馆' })
  expect(halls?.textContent).toContain('¥286,400')
  await user.click(screen.getByText('7 天'))
  await waitFor(() => expect(window.location.hash).toContain('days=7'))
  await waitFor(() => expect(within(days).getAllByRole('row')).toHaveLength(8))
})

test('exhibitors are notified of a demand that waits after a question, once', async () => {
  signInAs(userTypes.organizer)
  const user = await openPage(BUSINESS)
  const [notify] = await screen.findAllByRole('button', { name: /^提醒展商：/ })
  if (!notify) throw new Error('nothing waits')
  await user.click(notify)
  const question = within(await screen.findByRole('tooltip'))
  await user.click(question.getByRole('button', { name: /确\s*定/ }))
  expect(await screen.findByText('已提醒 4 家展商')).toBeTruthy()
  expect(await screen.findByText(/已提醒 4 家$/)).toBeTruthy()
})

test('a read-only role cannot send notifications; a failure is shown with a retry button', async () => {
  signInAs(userTypes.supervisor)
  await openPage(BUSINESS)
  expect(await screen.findByRole('heading', { name: '等待报价的采购需求' })).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('table').length).toBeGreaterThan(4))
  expect(screen.queryByRole('button', { name: /^提醒展商/ })).toBeNull()
})

test('a failed reading offers to try again', async () => {
  signInAs(userTypes.organizer)
  server.use(mock(contract.getBusiness, () => refuse('Internal', { requestId: 'r' })))
  await openPage(BUSINESS)
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
})

test('the saved table has totals, days and amounts, with what is missing left empty', async () => {
  await startTexts('business')
  const of = { demands: { submitted: 2, shown: 1, answered: 0 }, offers: { offers: 3, accepted: 1, acceptance: 0.5 } }
  const talks = { talks: 1, met: 1, noShow: 0, talkHours: 2 }
  const intentions = { intentions: 0, intentionsAccepted: 0, intentionHours: null }
  const totals = { ...of.demands, answerHours: null, ...of.offers, ...intentions, ...talks }
  const amount = { name: '', currency: 'CNY' as const, amount: 5.5, talks: 1 }
  const days = [{ day: '2026-11-23', demands: 1, offers: 3, intentions: 0, talks: 1 }]
  const business = { from: '2026-11-23', until: '2026-11-23', totals, days, amounts: [amount] }
  const t = i18next.getFixedT('zh-CN', 'business')
  const table = figuresTable({ ...business, halls: [amount], countries: [] }, t)
  expect(table[0]).toEqual(['经营数据', '2026-11-23 – 2026-11-23 (GMT+8)'])
  expect(table).toContainEqual(['采购需求 · 首个报价用时（中位数） (小时)', ''])
  expect(table).toContainEqual(['2026-11-23', 1, 3, 0, 1])
  expect(table).toContainEqual(['未填写', 'CNY', 5.5, 1])
})
