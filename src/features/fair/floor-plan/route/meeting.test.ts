import { expect, it } from 'vitest'
import type { Leg } from '#contract/fair/floor-plan/routing/plan-route.ts'
import { type Meeting, meetingsOnWay } from './meeting'

const moment = (clock: string) => `2026-12-01T${clock}:00.000Z`
const at = (number: string, start: string, end: string): Meeting => ({
  number,
  start: moment(start),
  end: moment(end),
})
/** 600 m are a walk of 9 minutes. */
const leg = (from: string, to: string): Leg => ({ from, to, metres: 600, points: [] })
const walk = [leg('door', 'stage'), leg('stage', 'A-01'), leg('A-01', 'A-02')]

/** The starts of the meetings that are marked. */
const lateIn = (legs: readonly Leg[], meetings: readonly Meeting[]) =>
  meetingsOnWay(legs, meetings)
    .flat()
    .flatMap(({ start, late }) => (late === undefined ? [] : [new Date(start).toISOString().slice(11, 16)]))

it('two events at one stage leave time for a meeting between them', () => {
  const events = [at('stage', '09:30', '10:30'), at('stage', '14:00', '15:00')]
  expect(lateIn(walk, [...events, at('A-01', '11:00', '11:30')])).toEqual([])
  expect(meetingsOnWay(walk, events).map((one) => one.length)).toEqual([2, 0, 0])
})

it('a meeting that ends too late for the way back to the stage marks the second event there', () => {
  const events = [at('stage', '09:30', '10:30'), at('stage', '14:00', '15:00')]
  expect(lateIn(walk, [...events, at('A-01', '13:30', '13:57')])).toEqual(['14:00'])
  expect(lateIn(walk, [...events, at('A-01', '10:33', '11:00')])).toEqual(['10:33'])
})

it('events at one stage that overlap mark each other nowhere', () => {
  expect(lateIn(walk, [at('stage', '09:30', '10:30'), at('stage', '10:00', '11:00')])).toEqual([])
})

it('stops on the way take their time, but not a second time', () => {
  const there = [at('stage', '09:00', '09:30'), at('A-02', '09:52', '10:20')]
  expect(lateIn(walk, there)).toEqual(['09:52'])
  expect(lateIn(walk, [at('stage', '08:00', '08:30'), ...there])).toEqual(['09:52'])
  expect(
    lateIn(walk, [at('A-02', '10:00', '10:20'), at('stage', '10:45', '11:00'), at('stage', '09:00', '09:30')]),
  ).toEqual([])
})

it('what is not on the walk marks nothing', () => {
  expect(
    lateIn(walk, [at('stage', '09:00', '09:30'), at('B-09', '09:10', '12:00'), at('A-01', '10:00', '10:20')]),
  ).toEqual([])
})
