import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/operations/figures/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { standFiguresIn } from '#src/mocks/operations/figures/stand.ts'
import { server } from '#src/mocks/node.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const NUMBERS = '/personal.html#/numbers'

test('each figure is beside the median of the hall, and the days in the address', async () => {
  signInAs(userTypes.salesperson)
  const user = await openPage(NUMBERS)
  expect((await screen.findByText('答复用时（中位数）')).parentElement?.textContent).toBe(
    '答复用时（中位数）?1.6 小时同馆中位数 3.5 小时',
  )
  const days = screen.getByRole('figure', { name: '每日浏览与访客' })
  expect(within(days).getAllByRole('row')).toHaveLength(31)
  await user.click(screen.getByText('7 天'))
  await waitFor(() => expect(within(days).getAllByRole('row')).toHaveLength(8))
  expect(window.location.hash).toContain('days=7')
})

test('alone in a hall nothing is compared; an account without an exhibitor is notified', async () => {
  signInAs(userTypes.exhibitor)
  server.use(
    mock(contract.getStandFigures, ({ language }) => ({ ...standFiguresIn(language, 30), hall: null, hallSize: 1 })),
  )
  await openPage(NUMBERS)
  expect(await screen.findByText('所在展馆没有其他展商，暂无对比。')).toBeTruthy()
  expect(screen.queryByText(/同馆中位数/)).toBeNull()
})

test('an account without an exhibitor is notified', async () => {
  signInAs(userTypes.salesperson)
  server.use(mock(contract.getStandFigures, () => refuse('NoExhibitor')))
  await openPage(NUMBERS)
  expect(await screen.findByText('您的账户还没有关联展商')).toBeTruthy()
})

test('the page of an exhibitor says how soon it answers, where it has enough questions', async () => {
  await openPage('/exhibitors.html?lang=en-US#/Detail?id=1')
  expect(await screen.findByText('Usually answers within 2 hours · 95% answered')).toBeTruthy()
})
