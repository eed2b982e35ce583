import { expect, test } from 'vitest'
import { fail } from './fail'

test('a refusal does not look where it was thrown, and what is thrown after it does', () => {
  expect(fail('TooManyRequests').stack).not.toContain('\n    at ')
  expect(new Error('a fault').stack).toContain('\n    at ')
})
