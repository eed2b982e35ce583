import { expect, it } from 'vitest'
import { effectOf } from './effect'

it.each([
  ['registration', 'approve', 'exhibitorCompany', 'review', 'approve'],
  ['registration', 'approve', 'buyer', 'review', 'approveBuyer'],
  ['registration', 'undo', 'exhibitorCompany', 'approved', 'undo'],
  ['registration', 'undo', 'buyer', 'approved', 'undoBuyer'],
  // No account works and no exhibitor was made.
  ['registration', 'undo', 'exhibitorCompany', 'rejected', 'undoRefused'],
  ['registration', 'undo', 'buyer', 'changes', 'undoRefused'],
] as const)('of a %s, %s by a %s that is %s, says "%s"', (_, action, kind, state, effect) => {
  expect(effectOf({ subject: 'registration', kind, state }, action)).toBe(`effect.registration.${effect}`)
})

it('of a sign-up says its own', () => {
  expect(effectOf({ subject: 'enrollment', kind: 'group', state: 'rejected' }, 'undo')).toBe('effect.enrollment.undo')
})

it('of a demand says its own', () => {
  expect(effectOf({ subject: 'demand', kind: 'named', state: 'review' }, 'approve')).toBe('effect.demand.approve')
})
