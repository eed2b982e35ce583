import { expect, it } from 'vitest'
import { landmarkKinds } from '#contract/fair/floor-plan/rules.ts'
import { findStage } from './stage'

const mark = (id: string, kind: (typeof landmarkKinds)[number], name = '') => ({ id, kind, name, x: 0, y: 0 })
const entrance = mark('south', 'entrance')

it('is the only stage, whatever the place of the event is called', () => {
  expect(findStage({ landmarks: [entrance, mark('stage', 'stage', 'Main stage')] }, 'Meeting room B')).toBe('stage')
  expect(findStage({ landmarks: [mark('stage', 'stage')] }, '')).toBe('stage')
})

it('is the one of several that the place names', () => {
  const landmarks = [mark('a', 'stage', 'Main stage'), mark('b', 'stage', 'Small stage'), mark('c', 'stage')]
  expect(findStage({ landmarks }, 'Small stage, north')).toBe('b')
  expect(findStage({ landmarks }, 'Meeting room B')).toBeUndefined()
})

it('is never an entrance', () => {
  expect(findStage({ landmarks: [entrance] }, 'South entrance')).toBeUndefined()
})
