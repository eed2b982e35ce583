import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { connectBidi } from './bidi'
import { VIEWPORT, type Driver } from './driver'
import { endProcess, waitForLine } from './process'

export const FIREFOX = '/usr/bin/firefox-esr'

const Tabs = z.object({ contexts: z.tuple([z.object({ context: z.string() })], z.unknown()) })
const Evaluated = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.object({ value: z.string().optional() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])
const LogEntry = z.object({ level: z.string(), text: z.string().nullable() })
const Screenshot = z.object({ data: z.string() })

/** Starts Firefox. It speaks WebDriver BiDi itself, so no driver program is needed. */
export async function startFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'yunzhan-firefox-'))
  await writeFile(join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n')
  const browser = spawn(
    FIREFOX,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const bidi = await connectBidi(
    `${await waitForLine(browser, browser.stderr, /WebDriver BiDi listening on (ws:\S+)/)}/session`,
  )
  await bidi.send('session.new', { capabilities: {} })
  const [{ context }] = Tabs.parse(await bidi.send('browsingContext.getTree', {})).contexts
  const errors: string[] = []
  bidi.on('log.entryAdded', (params) => {
    const { level, text } = LogEntry.parse(params)
    // Layout goes on in the next frame: an error event by the standard, but no fault of a page.
    if (level === 'error' && !text?.includes('ResizeObserver loop')) errors.push(text ?? '')
  })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  await bidi.send('browsingContext.setViewport', { context, viewport: VIEWPORT })

  return {
    navigate: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const answer = Evaluated.parse(
        await bidi.send('script.evaluate', {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
          target: { context },
          awaitPromise: true,
        }),
      )
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value)
    },
    perform: async (actions) => void (await bidi.send('input.performActions', { context, actions })),
    screenshot: async () => {
      const { data } = Screenshot.parse(await bidi.send('browsingContext.captureScreenshot', { context }))
      return Buffer.from(data, 'base64')
    },
    errors: () => errors,
    forgetErrors: (from) => void errors.splice(from),
    close: async () => {
      await endProcess(browser)
      await rm(profile, { recursive: true, force: true })
    },
  }
}
