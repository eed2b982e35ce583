import { expect, it } from 'vitest'
import { landmarkKinds } from '#contract/fair/floor-plan/rules.ts'
import { findStage } from './stage'

const mark = (id: string, kind: (typeof landmarkKinds)[number], name = '') => ({ id, kind, name, x: 0, y: 0 })
const entrance = mark('south', 'entrance')

it('is the only stage where the place is empty or called a stage', () => {
  const landmarks = [entrance, mark('stage', 'stage', 'World stage')]
  for (const place of ['', ' ', 'Stage, north side', '二层讲台', '主舞台'])
    expect(findStage({ landmarks }, place)).toBe('stage')
  expect(findStage({ landmarks: [mark('stage', 'stage')] }, '')).toBe('stage')
})

it('is not the only stage where the place is another one of the hall', () => {
  const landmarks = [entrance, mark('stage', 'stage', 'Reading bay')]
  for (const place of ['Press Hall Listening Room', '对接厅 B', 'Backstage door']) {
    expect(findStage({ landmarks }, place)).toBeUndefined()
  }
  expect(findStage({ landmarks }, 'The reading BAY of the hall')).toBe('stage')
})

it('is the one of several with the longest name that the place has in it', () => {
  const landmarks = [mark('a', 'stage', 'Stage 1'), mark('b', 'stage', 'Small stage 1'), mark('c', 'stage')]
  expect(findStage({ landmarks }, 'Small Stage 1, north')).toBe('b')
  expect(findStage({ landmarks }, 'stage 1')).toBe('a')
  for (const place of ['Stage 12', 'Stage', 'Meeting room B', ''])
    expect(findStage({ landmarks }, place)).toBeUndefined()
})

it('is never an entrance', () => {
  expect(findStage({ landmarks: [entrance] }, 'South entrance')).toBeUndefined()
})
