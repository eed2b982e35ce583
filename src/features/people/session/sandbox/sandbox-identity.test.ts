import { expect, it, vi } from 'vitest'
import { sandboxIdentity } from './sandbox-identity'

it('is made once for each kind and kept', () => {
  const made = sandboxIdentity('wechat')
  expect(made).toMatch(/^[\w-]{32,128}$/)
  expect(sandboxIdentity('wechat')).toBe(made)
  expect(localStorage.getItem('sandboxIdentity.wechat')).toBe(made)
  expect(sandboxIdentity('face')).not.toBe(made)
})

it('is made anew in place of what is no identity', () => {
  localStorage.setItem('sandboxIdentity.face', 'short')
  expect(sandboxIdentity('face')).toMatch(/^[\w-]{32,128}$/)
})

it('lasts as long as the page where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect(sandboxIdentity('face')).toMatch(/^[\w-]{32,128}$/)
})
