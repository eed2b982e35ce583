import './console'
import { cleanup, configure } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterAll, afterEach, vi } from 'vitest'
import { forgetLanguage } from '#src/common/i18n/language.ts'
import { closeAlert } from '#src/common/ui/notices/notices.ts'

// Tests wait for states; how long they take is the machine's affair.
configure({ asyncUtilTimeout: 20_000 })

/** Texts of every family in both languages, so that components draw what a visitor reads. */
const files = import.meta.glob<Record<string, unknown>>('../../src/common/i18n/locales/*/**/*.json', {
  import: 'default',
  eager: true,
})

const resources: Record<string, Record<string, Record<string, unknown>>> = {}
for (const [path, texts] of Object.entries(files)) {
  const [, language = '', family = ''] = /locales\/([^/]+)\/(?:[^/]+\/)*([^/]+)\.json$/.exec(path) ?? []
  resources[language] = { ...resources[language], [family]: texts }
}

// There is no socket behind the mocks; what is heard on it is a test's own affair.
vi.mock('#src/common/im/listen.ts', () => ({
  listenForNotices: vi.fn<() => () => void>(() => () => undefined),
  listenForOrders: vi.fn<() => () => void>(() => () => undefined),
  listenForOpenWork: vi.fn<() => () => void>(() => () => undefined),
}))

// Whoever reads here reads Chinese.
Object.defineProperty(navigator, 'languages', { configurable: true, get: () => ['zh-CN'] })

// The test's browser is idle at once; happy-dom has no such call.
window.requestIdleCallback ??= (done) => window.setTimeout(() => done({ didTimeout: false, timeRemaining: () => 0 }), 0)

await i18next.use(initReactI18next).init({
  lng: 'zh-CN',
  fallbackLng: false,
  defaultNS: 'common',
  resources,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
})

afterEach(async () => {
  cleanup()
  closeAlert()
  localStorage.clear()
  sessionStorage.clear()
  // The address names a language, which the next test would inherit.
  window.history.replaceState(null, '', '/')
  forgetLanguage()
  await i18next.changeLanguage('zh-CN')
})

// What a page began to fetch is here before the file's environment goes: half loaded it would fail the file that asks next.
afterAll(() => vi.dynamicImportSettled())
