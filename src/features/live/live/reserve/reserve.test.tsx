import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listReserves, reserveLive } from '#contract/live/live/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { liveIn, liveRows } from '#src/mocks/live/live/lives.ts'
import { server } from '#src/mocks/node.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

const BUYER = 6

overMocks()

it('a session that is booked before the list of bookings has come is shown as booked', async () => {
  const isBooked = new Set<number>()
  let requests = 0
  let answerFirst = () => {}
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  server.use(
    mock(reserveLive, ({ input }) => {
      isBooked.add(input.id)
      return { reserveId: `of-${input.id}` }
    }),
    mock(listReserves, async ({ input, language }) => {
      requests += 1
      const rows = liveRows
        .filter(({ id }) => isBooked.has(id))
        .map((row) => ({ ...liveIn(language, row), reserveId: `of-${row.id}`, reminded: false }))
      if (requests === 1) await held
      return paginate(rows, input)
    }),
  )
  signInAs(BUYER)
  const user = await openPage('/activity.html')
  await user.click(await screen.findByRole('button', { name: '预约《非遗之夜》' }))
  await waitFor(() => expect(isBooked.size).toBe(1))
  expect(await screen.findByRole('dialog', { name: '预约' })).toBeTruthy()
  answerFirst()
  expect(await screen.findByRole('button', { name: '已预约 · 查看《非遗之夜》' })).toBeTruthy()
})
