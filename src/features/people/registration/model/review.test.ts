import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { getMaterials } from '#contract/foundation/files/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { reviewPictures } from './review'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  server.resetHandlers()
})
afterAll(() => server.close())

/** Answers one list of statuses after the other, the last one for ever; counts the questions. */
function reviews(...answers: (number | undefined)[][]) {
  const requested = { times: 0 }
  server.use(
    mock(getMaterials, ({ input }) => {
      const statuses = answers[Math.min(requested.times, answers.length - 1)] ?? []
      requested.times += 1
      return input.ids.flatMap((id, i) => {
        const checkStatus = statuses[i]
        return checkStatus === undefined ? [] : [{ id, checkStatus }]
      })
    }),
  )
  return requested
}

async function settled<T>(work: Promise<T>): Promise<T> {
  const state = { isDone: false }
  const watched = work.finally(() => (state.isDone = true))
  while (!state.isDone) await vi.advanceTimersByTimeAsync(500)
  return watched
}

it('asks nothing where there is nothing to review', async () => {
  const input = reviews([])
  expect(await reviewPictures([])).toEqual({ kind: 'passed' })
  expect(input.times).toBe(0)
})

it('waits until every picture has passed', async () => {
  const input = reviews([-1, 0], [-1, 0], [3, 0])
  expect(await settled(reviewPictures(['a', 'b']))).toEqual({ kind: 'passed' })
  expect(input.times).toBe(3)
})

it.each([1, 2, 4])('status %d of the second picture fails it', async (status) => {
  reviews([-1, status])
  expect(await settled(reviewPictures(['a', 'b']))).toEqual({ kind: 'failed', index: 2 })
})

it('a picture that is gone is named', async () => {
  reviews([0, undefined, 0])
  expect(await settled(reviewPictures(['a', 'b', 'c']))).toEqual({ kind: 'missing', index: 2 })
})

it('gives up after 120 s of requests every 2 s', async () => {
  const input = reviews([-1])
  expect(await settled(reviewPictures(['a']))).toEqual({ kind: 'timeout' })
  // At 0, 2, … 120 s, less what the answers themselves take.
  expect(input.times).toBeGreaterThan(20)
  expect(input.times).toBeLessThanOrEqual(61)
})
