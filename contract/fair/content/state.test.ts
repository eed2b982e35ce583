import { expect, it } from 'vitest'
import { stateOf } from './rules'

const at = new Date('2026-11-23T00:00:00Z')
const [before, after] = [new Date(at.getTime() - 1), new Date(at.getTime() + 1)]
const shown = { isDeleted: false, isPublished: true, shownFrom: before, shownUntil: null }

it.each([
  ['published', {}],
  ['published', { shownFrom: at }],
  ['published', { shownUntil: after }],
  ['scheduled', { shownFrom: after }],
  ['ended', { shownUntil: at }],
  ['ended', { shownUntil: before }],
  ['withdrawn', { shownFrom: null }],
  ['withdrawn', { shownFrom: null, shownUntil: before }],
  ['draft', { isPublished: false, shownFrom: null }],
  ['deleted', { isDeleted: true }],
  ['deleted', { isDeleted: true, isPublished: false }],
])('an object is %s where %o', (state, over) => {
  expect(stateOf({ ...shown, ...over }, at)).toBe(state)
})
