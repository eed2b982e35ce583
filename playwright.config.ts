import { defineConfig } from '@playwright/test'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { EngineOptions } from './e2e/engines/test'
import type { Options } from './e2e/fixtures/test'
import { ports } from './e2e/fixtures/ports'
import { TURN_SECRET } from './e2e/fixtures/turn'
import { UNKNOWN_PERSON } from './e2e/fixtures/witness'

const MOCK_DIST = process.env['MOCK_DIST'] ?? 'dist-mock'

const commandLine = process.argv.join(' ')
const runs = (project: string) => !commandLine.includes('--project') || commandLine.includes(project)

/** The journeys and the other engines are run on the real server. */
const needsServer = runs('stack') || runs('engines')

/** As a server is ended: with its database, which would outlive a kill. */
const gracefulShutdown = { signal: 'SIGTERM', timeout: 20_000 } as const

/** ms that a server may take to start: the demo fair is made first, on a busy machine. */
const START_MS = 180_000

/** The journeys begin in a fair that was opened for them. */
const dataDir = join(import.meta.dirname, '.cache/e2e-data')
if (process.env['TEST_WORKER_INDEX'] === undefined && needsServer) rmSync(dataDir, { recursive: true, force: true })

const executablePath = process.env['CHROMIUM_PATH']
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A window that opens goes on with what the one before it compiled.
  '--process-per-site',
]

export default defineConfig<Options, EngineOptions>({
  testDir: 'e2e',
  // Of two, each waits for the other side now and then and leaves a core to nobody.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test waits for states; how long they take is the machine's affair.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    // What waits this long for a button says which one it is, before its test ends without a word.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // A page that moves is drawn sixty times a second, and what is pressed may have moved on before it is let go.
    // A test that is about motion asks for it: `page.emulateMedia`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'mock',
      testDir: 'e2e/mock',
      outputDir: 'test-results/mock',
      use: {
        baseURL: `http://127.0.0.1:${ports.mock}`,
        apart: false,
      },
    },
    {
      name: 'stack',
      testDir: 'e2e/stack',
      outputDir: 'test-results/stack',
      use: { baseURL: `http://127.0.0.1:${ports.stack}`, serviceWorkers: 'block' },
    },
    // One worker each, so that an engine starts once; the two run next to each other.
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: `engines-${engine}`,
      testDir: 'e2e/engines',
      outputDir: `test-results/engines-${engine}`,
      fullyParallel: false,
      use: { baseURL: `http://127.0.0.1:${ports.stack}`, engine },
    })),
  ],
  webServer: [
    ...(runs('mock')
      ? [
          {
            command: `node node_modules/vite/bin/vite.js preview --mode mock --outDir ${MOCK_DIST} --host 127.0.0.1 --port ${ports.mock} --strictPort`,
            port: ports.mock,
            timeout: START_MS,
          },
        ]
      : []),
    ...(runs('stack') && process.env['REDIS_URL']
      ? [
          {
            // A second server on the same PostgreSQL: rooms reach over both.
            command: 'node dist/server/main.js',
            port: ports.second,
            timeout: START_MS,
            gracefulShutdown,
            env: {
              PORT: String(ports.second),
              DATA_DIR: `${dataDir}-second`,
              DEMO: '0',
              MIGRATE: 'auto',
              LOG_LEVEL: 'warn',
              RATE_LIMIT: '0',
            },
          },
        ]
      : []),
    ...(needsServer
      ? [
          {
            command: 'node --import ./e2e/programs/witness.mjs dist/server/main.js',
            port: ports.stack,
            timeout: START_MS,
            gracefulShutdown,
            env: {
              PORT: String(ports.stack),
              WITNESS_PORT: String(ports.witness),
              UNKNOWN_PERSON,
              ICE_SERVERS: `turn:127.0.0.1:${ports.turn}?transport=udp`,
              TURN_SECRET,
              IDENTITY_URL: `http://127.0.0.1:${ports.witness}/identity`,
              DATA_DIR: dataDir,
              DEMO: '1',
              MIGRATE: 'auto',
              LOG_LEVEL: 'warn',
              RATE_LIMIT: '0',
            },
          },
        ]
      : []),
  ],
})
