import { afterEach, expect, it, vi } from 'vitest'
import { goToLogin } from './go-to-login'
import { session } from './storage'

afterEach(() => window.history.replaceState(null, '', '/'))

it('remembers the way back', () => {
  window.history.replaceState(null, '', '/exhibitss.html?lang=en#/ExhibisDetail?id=3')
  const go = vi.fn<(address: string) => void>()
  goToLogin(go)
  expect(go).toHaveBeenCalledOnce()
  expect(session.get('returnPath')).toBe('/exhibitss.html?lang=en#/ExhibisDetail?id=3')
})

it('does not come back to a register path', () => {
  window.history.replaceState(null, '', '/index.html#/register')
  goToLogin(() => {})
  expect(session.get('returnPath')).toBeUndefined()
})
