import react from '@vitejs/plugin-react'
import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

interface Tests {
  name: string
  environment: 'node' | 'happy-dom'
  /** The tests of these folders: those that are beside the code of these folders. */
  folders: string[]
  setupFiles: string[]
  globalSetup?: string[]
}

/** Tests after which others would meet modules put in the place of real ones, or a mock fair that somebody wrote in. */
const leavesTraces = (file: string) =>
  file.startsWith('src/mocks/') || /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'))

const testFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)

/** Servers that are killed again and again: `npm run faults`, and no part of what every change waits for. */
const FAULTS = 'server/faults'

/** What antd's parts look like is made as the pages are built; tests look at no styles. */
const noStyles = {
  name: 'no-work-styles',
  resolveId: (id: string) => (id === 'virtual:work-styles.css' ? '/no-work-styles.js' : undefined),
  load: (id: string) => (id === '/no-work-styles.js' ? '' : undefined),
}

const project = (isolate: boolean, include: string[], tests: Omit<Tests, 'folders'>) => ({
  plugins: [react(), noStyles],
  define: { __MOCKED__: 'false', __ENCRYPTED__: 'false' },
  test: {
    ...tests,
    include,
    isolate,
    // A process goes from file to file as long as the next is of its project: those apart would end it in between.
    sequence: { groupOrder: isolate ? 1 : 0 },
    restoreMocks: true,
    // Tests wait for states; how long they take is the machine's affair.
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})

/** Files share what was loaded before them, which takes longer than most of them; those that leave traces do not. */
function projects({ folders, ...tests }: Tests) {
  const files = folders.flatMap(testFiles).filter((file) => folders.includes(FAULTS) || !file.startsWith(`${FAULTS}/`))
  const apart = files.filter(leavesTraces)
  const together = files.filter((file) => !apart.includes(file))
  return [
    project(false, together, tests),
    ...(apart.length > 0 ? [project(true, apart, { ...tests, name: `${tests.name}-apart` })] : []),
  ]
}

export default defineConfig({
  test: {
    // Of its own it would leave a processor free, which of two is half.
    maxWorkers: '100%',
    projects: [
      ...projects({
        name: 'client',
        environment: 'happy-dom',
        folders: ['src', 'pages'],
        setupFiles: ['tests/setup/client.ts'],
      }),
      ...projects({
        name: 'contract',
        environment: 'node',
        folders: ['contract', 'tests'],
        setupFiles: ['tests/setup/console.ts'],
      }),
      ...projects({
        name: 'server',
        environment: 'node',
        folders: ['server'],
        setupFiles: ['tests/setup/console.ts'],
        globalSetup: ['tests/setup/server-built.ts', 'tests/setup/database-template.ts'],
      }),
      ...projects({
        name: 'faults',
        environment: 'node',
        folders: [FAULTS],
        setupFiles: ['tests/setup/console.ts'],
      }),
    ],
  },
})
