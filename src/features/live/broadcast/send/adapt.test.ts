import { expect, it } from 'vitest'
import { adaptPace, type Pace, SHARES } from './adapt'

const run = (waits: readonly [waitingMs: number, at: number][], from: Pace = { step: 0, since: -10_000 }) =>
  waits.reduce((pace, [waitingMs, at]) => adaptPace(pace, waitingMs, at), from).step

it('lowers the bit rate step by step while segments wait', () => {
  expect(run([[2_900, 0]])).toBe(0)
  expect(run([[3_100, 0]])).toBe(1)
  // The step has had no time to show its effect.
  expect(
    run([
      [3_100, 0],
      [4_000, 4_000],
    ]),
  ).toBe(1)
  expect(
    run([
      [3_100, 0],
      [4_000, 5_000],
    ]),
  ).toBe(2)
  expect(
    run([
      [3_100, 0],
      [4_000, 5_000],
      [9_000, 60_000],
    ]),
  ).toBe(SHARES.length - 1)
})

it('raises it again after half a minute of a clear line', () => {
  expect(run([[0, 29_000]], { step: 2, since: 0 })).toBe(2)
  expect(run([[0, 30_000]], { step: 2, since: 0 })).toBe(1)
  // What waited in between begins the half minute again.
  expect(
    run(
      [
        [2_000, 20_000],
        [0, 30_000],
      ],
      { step: 2, since: 0 },
    ),
  ).toBe(2)
  expect(
    run(
      [
        [2_000, 20_000],
        [0, 50_000],
      ],
      { step: 2, since: 0 },
    ),
  ).toBe(1)
})
