import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetLanguage, getLanguage, languageOfAddress, onLanguage, setLanguage } from './language'

describe('the language that an address asks for', () => {
  it.each([
    ['/index.html', undefined],
    ['/index.html?lang=zh-CN', 'zh-CN'],
    ['/index.html?lang=en-US', 'en-US'],
    ['/index.html?lang=fr', 'en-US'],
    ['/index.html?lang=', 'en-US'],
    ['/index.html?lang=zh-CN#/about', 'zh-CN'],
    ['/index.html#/about?lang=en-US', 'en-US'],
    ['/index.html?id=3&lang=zh-CN#/x?page=2', 'zh-CN'],
    ['/index.html?id=3#/x?page=2&lang=zh-CN', 'zh-CN'],
    ['/index.html?language=zh-CN', undefined],
    ['/index.html#/lang=zh-CN', undefined],
  ])('%s: %s', (address, language) => {
    expect(languageOfAddress(address)).toBe(language)
  })
})

describe('the reader’s language', () => {
  beforeEach(() => forgetLanguage())
  afterEach(() => {
    forgetLanguage()
    window.history.replaceState(null, '', '/')
  })

  it('is Chinese at first', () => {
    expect(getLanguage()).toBe('zh-CN')
    localStorage.setItem('langs', 'klingon')
    forgetLanguage()
    expect(getLanguage()).toBe('zh-CN')
  })

  it('is the stored one, and stored when chosen', () => {
    localStorage.setItem('langs', 'en-US')
    expect(getLanguage()).toBe('en-US')
    const listener = vi.fn<(language: string) => void>()
    const stop = onLanguage(listener)
    setLanguage('zh-CN')
    expect(listener).toHaveBeenCalledExactlyOnceWith('zh-CN')
    expect(localStorage.getItem('langs')).toBe('zh-CN')
    stop()
    setLanguage('en-US')
    expect(listener).toHaveBeenCalledOnce()
  })

  it('is the one of the address before the stored one, and is kept', () => {
    localStorage.setItem('langs', 'zh-CN')
    window.history.replaceState(null, '', '/index.html?lang=en')
    expect(getLanguage()).toBe('en-US')
    expect(localStorage.getItem('langs')).toBe('en-US')
  })
})
