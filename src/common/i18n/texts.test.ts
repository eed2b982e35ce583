import i18next from 'i18next'
import { afterEach, expect, it } from 'vitest'
import { setLanguage } from './language'
import english from './locales/en-US/about.json'
import { startTexts } from './texts'

afterEach(() => setLanguage('zh-CN'))

it('a language chosen while texts of another are on their way is the one that is shown', async () => {
  setLanguage('en-US')
  await startTexts()
  setLanguage('zh-CN')
  await startTexts()
  // The English ones are here at once, the Chinese ones a moment later.
  i18next.addResourceBundle('en-US', 'about', english)
  i18next.removeResourceBundle('zh-CN', 'about')
  const started = startTexts('about')
  setLanguage('en-US')
  await started
  expect(i18next.language).toBe('en-US')
  expect(document.documentElement.lang).toBe('en-US')
})
