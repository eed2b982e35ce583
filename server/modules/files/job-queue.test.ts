import { expect, it } from 'vitest'
import { jobQueue } from './job-queue'

it('runs two at a time, in order, and goes on after a failure', async () => {
  const inTurn = jobQueue(2)
  let running = 0
  let most = 0
  const started: number[] = []
  const jobs = Array.from({ length: 8 }, (_, i) =>
    inTurn(async () => {
      started.push(i)
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
      if (i === 3) throw new Error('broken')
      return i
    }),
  )
  const results = await Promise.allSettled(jobs)
  expect(most).toBe(2)
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(results.map(({ status }) => status)).toEqual(results.map((_, i) => (i === 3 ? 'rejected' : 'fulfilled')))
})
