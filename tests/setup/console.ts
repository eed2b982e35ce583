import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

/** An unexpected console error or warning fails the test; a test that expects one spies on it itself. */
const spies: MockInstance[] = []

beforeEach(() => {
  spies.splice(0)
  for (const method of ['error', 'warn'] as const) spies.push(vi.spyOn(console, method).mockImplementation(() => {}))
})

afterEach(() => {
  for (const spy of spies) expect(spy.mock.calls, `console.${spy.getMockName()}`).toEqual([])
})
