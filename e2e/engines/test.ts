import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { expect, test as base } from '@playwright/test'
import { XVFB } from './drivers/display'
import type { Driver } from './drivers/driver'
import { startErrorProxy } from './drivers/error-proxy'
import { FIREFOX, startFirefox } from './drivers/firefox'
import { startWebKit, WEBKIT } from './drivers/webkit'
import { Tab } from './tab'

export interface EngineOptions {
  engine: 'firefox' | 'webkit'
}

const programs = { firefox: [FIREFOX], webkit: [WEBKIT, XVFB] }

/** Dialogs that open by themselves for a new visitor would lie over the pages. */
const QUIET = `(() => {
  localStorage.setItem('langs', 'en-US')
  localStorage.setItem('openedItself', JSON.stringify({ day: '9999-12-31', which: 'signUp' }))
  sessionStorage.setItem('tourOpened', 'true')
})()`

async function start(engine: EngineOptions['engine'], server: string): Promise<{ driver: Driver; origin: string }> {
  if (engine === 'firefox') return { driver: await startFirefox(), origin: server }
  const [webkit, proxy] = await Promise.all([startWebKit(), startErrorProxy(server)])
  const close = async () => {
    await webkit.close()
    await proxy.close()
  }
  return { driver: { ...webkit, errors: proxy.errors, forgetErrors: proxy.forgetErrors, close }, origin: proxy.origin }
}

/** A tab that lasts for all tests of an engine: starting one takes longer than most of them. */
export const test = base.extend<{ tab: Tab }, EngineOptions & { opened: Tab | undefined }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  opened: [
    async ({ engine }, use, { project }) => {
      if (!programs[engine].every((program) => existsSync(program))) return use(undefined)
      const { driver, origin } = await start(engine, String(project.use.baseURL))
      try {
        const tab = new Tab(driver, origin)
        await tab.open('/about.html')
        // A page that is left while it loads reports the scripts that did not come.
        await tab.see({ css: 'main h1' })
        await tab.evaluate(QUIET)
        await use(tab)
      } finally {
        await driver.close()
      }
    },
    { scope: 'worker' },
  ],
  tab: async ({ opened, engine }, use, testInfo) => {
    test.skip(!opened, `${programs[engine].join(' and ')}: not installed`)
    if (!opened) return
    const before = opened.errors().length
    await use(opened)
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('screen.png'), await opened.screenshot())
    expect(opened.errors().slice(before), 'console errors and exceptions').toEqual([])
  },
})

export { expect }
