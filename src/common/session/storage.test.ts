import { describe, expect, it, vi } from 'vitest'
import { local, session } from './storage'

describe('stored values', () => {
  it('come back as they were stored', () => {
    local.set('token', '123')
    local.set('userInfo', { userId: 'u1', userName: 'Li' })
    session.set('hallData', { hidePavilionColumn: 0, vrUrl: '/vr' })
    expect(local.get('token')).toBe('123')
    expect(localStorage.getItem('token')).toBe('123')
    expect(local.get('userInfo')?.userName).toBe('Li')
    expect(session.get('hallData')?.vrUrl).toBe('/vr')
  })

  it('are undefined when missing or unreadable', () => {
    localStorage.setItem('userInfo', '{broken')
    expect(local.get('userInfo')).toBeUndefined()
    expect(local.get('token')).toBeUndefined()
  })

  it('do without a storage that is forbidden', () => {
    const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(() => local.set('token', 't')).not.toThrow()
    expect(local.get('token')).toBeUndefined()
    expect(() => local.remove('token')).not.toThrow()
    forbidden.mockRestore()
  })
})
