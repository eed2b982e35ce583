import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { startDisplay } from './display'
import { VIEWPORT, type Driver } from './driver'
import { findFreePort } from './free-port'
import { endProcess } from './process'
import { callWebDriver, openSession, type Call } from './webdriver'

export const WEBKIT = '/usr/bin/WebKitWebDriver'

const Rect = z.object({ width: z.number(), height: z.number() })
const POLL_MS = 50
const RESIZES_MAX = 20

/** The window of MiniBrowser is its viewport and a toolbar of unknown height. */
async function resizeViewport(call: Call): Promise<void> {
  const script = 'return { width: innerWidth, height: innerHeight }'
  for (let n = 0; n < RESIZES_MAX; n++) {
    const inner = Rect.parse(await call('POST', '/execute/sync', { script, args: [] }))
    const [wider, higher] = [VIEWPORT.width - inner.width, VIEWPORT.height - inner.height]
    if (wider === 0 && higher === 0) return
    const outer = Rect.parse(await call('GET', '/window/rect'))
    await call('POST', '/window/rect', { width: outer.width + wider, height: outer.height + higher })
  }
  throw new Error('The window of WebKit does not take the size of the viewport')
}

/** Starts WebKitGTK's MiniBrowser by its WebDriver, on a display of its own. */
export async function startWebKit(): Promise<Omit<Driver, 'errors' | 'forgetErrors'>> {
  const display = await startDisplay()
  const config = await mkdtemp(join(tmpdir(), 'yunzhan-webkit-'))
  await mkdir(join(config, 'gtk-3.0'))
  // What WebKitGTK reports as prefers-reduced-motion.
  await writeFile(join(config, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const port = await findFreePort()
  const program = spawn(WEBKIT, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: config,
      // Its sandbox needs user namespaces, which containers lack; it opens nothing but the fair.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  const isReady = () =>
    callWebDriver(origin, 'GET', '/status').then(
      () => true,
      () => false,
    )
  while (!(await isReady())) {
    if (program.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${program.exitCode}`)
    await setTimeout(POLL_MS)
  }
  const call = await openSession(origin, { browserName: 'MiniBrowser' })
  await resizeViewport(call)

  return {
    navigate: async (url) => void (await call('POST', '/url', { url })),
    evaluate: (expression) => call('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    perform: async (actions) => void (await call('POST', '/actions', { actions })),
    screenshot: async () => Buffer.from(z.string().parse(await call('GET', '/screenshot')), 'base64'),
    close: async () => {
      await call('DELETE', '')
      await endProcess(program)
      await display.close()
      await rm(config, { recursive: true, force: true })
    },
  }
}
