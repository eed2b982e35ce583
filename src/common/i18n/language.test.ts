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

  it.each([
    [['en-GB', 'zh-CN'], 'en-US'],
    [['fr-FR', 'en'], 'en-US'],
    [['zh-TW', 'en'], 'zh-CN'],
    [['fr-FR'], 'zh-CN'],
    [[], 'zh-CN'],
  ])('is at first the one of our own that a browser in %o would rather have', (requested, expected) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(requested)
    expect(getLanguage()).toBe(expected)
    expect(localStorage.getItem('langs')).toBeNull()
  })

  it('is Chinese where what is stored is none', () => {
    localStorage.setItem('langs', 'klingon')
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
