import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

/** An unexpected console error or warning fails the test; a test that expects one spies on it itself. */
const spies: MockInstance[] = []

beforeEach(() => {
  spies.splice(0)
  for (const method of ['error', 'warn'] as const) spies.push(vi.spyOn(console, method).mockImplementation(() => {}))
})

/** The test's DOM does not know this element yet; every browser does. */
const isOfTheDom = ([text, tag]: unknown[]): boolean =>
  tag === 'search' && typeof text === 'string' && text.startsWith('The tag <%s> is unrecognized')

afterEach(() => {
  for (const spy of spies) {
    const calls = spy.mock.calls.filter((call: unknown[]) => !isOfTheDom(call))
    expect(calls, `console.${spy.getMockName()}`).toEqual([])
  }
})
