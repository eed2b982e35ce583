import { createServer } from 'node:net'
import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, it, onTestFailed } from 'vitest'
import { runProgram } from '#tests/setup/program.ts'
import { buildClusterPath } from '#server/platform/embedded/cluster.ts'
import { projectRoot } from '#server/platform/project.ts'

const folder = mkdtempSync(join(tmpdir(), 'yunzhan-start-'))
const server = createServer((socket) => socket.destroy())
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const taken = typeof address === 'object' && address ? String(address.port) : ''
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Of a start that fails: its exit code, and its one line of output. */
async function failedStart(environment: Record<string, string>) {
  const { status, stderr } = await runProgram('main', { DEMO: '0', ...environment })
  expect({ status, lines: stderr.length }, stderr.join('\n')).toEqual({ status: 1, lines: 1 })
  return stderr[0] ?? ''
}

const dataDir = (name: string) => join(folder, name)
writeFileSync(dataDir('a-file'), '')
const nobodys = 'postgres://fair:s3cret@127.0.0.1:1/fair'

describe('a start that fails says in one line what is wrong and what to do:', () => {
  it.each([
    ['a port in use', { PORT: taken }, /^PORT: .*in use.*(stop|set)/],
    [
      'an address that is not this machine’s',
      { HOST: '203.0.113.1', PUBLIC_URL: 'https://fair.example' },
      /^HOST: .*203\.0\.113\.1/,
    ],
    ['a database that is not there', { DATABASE_URL: nobodys }, /^DATABASE_URL: .*127\.0\.0\.1:1.*ECONNREFUSED.*start/],
    ['a database that breaks off', { DATABASE_URL: `postgres://x:s3cret@127.0.0.1:${taken}/x` }, /^DATABASE_URL: /],
    ['a data folder below /proc', { DATA_DIR: '/proc/yunzhan/data' }, /^DATA_DIR: .*\/proc\/yunzhan\/data.*write/],
    ['a data folder that is a file', { DATA_DIR: dataDir('a-file') }, /^DATA_DIR: .*a-file/],
    ['a Redis that is not there', { REDIS_URL: 'redis://:s3cret@127.0.0.1:1' }, /^REDIS_URL: .*127\.0\.0\.1:1.*start/],
    ['a setting that cannot be used', { PORT: '70000', DEMO: 'maybe' }, /PORT.*DEMO/],
  ])(
    '%s',
    async (name, environment, words) => {
      const message = await failedStart({ PORT: '0', DATA_DIR: dataDir(name), ...environment })
      expect(message).toMatch(words)
      expect(message).not.toContain('s3cret')
    },
    120_000,
  )
})

// On Windows npm ends its whole tree.
describe.skipIf(process.platform === 'win32')('a server that npm runs', () => {
  it('ends with its database when the shell between them is ended', async () => {
    const own = dataDir('npm')
    const program = join(projectRoot, 'dist/server/main.js')
    const { PATH = '', HOME = '' } = process.env
    const settings = { PORT: '0', DEMO: '0', LOG_LEVEL: 'silent', DATA_DIR: own, npm_lifecycle_event: 'start' }
    const shell = spawn('/bin/sh', ['-c', '"$0" "$1" & echo "pid $!"; wait', process.execPath, program], {
      env: { PATH, HOME, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: shell.stdout })
    let pid = 0
    const isReady = new Promise((resolve) =>
      lines.on('line', (line) => {
        pid = Number(/^pid (\d+)$/.exec(line)?.[1] ?? pid)
        if (line === 'ready') resolve(true)
      }),
    )
    // The server's own end of it is the last.
    const isOver = once(lines, 'close')
    await Promise.race([isReady, isOver])
    const pidFile = join(buildClusterPath(own), 'postmaster.pid')
    const [postmaster] = readFileSync(pidFile, 'utf8').split('\n')
    onTestFailed(() => void process.kill(pid, 'SIGTERM'))
    shell.kill('SIGTERM')
    await isOver
    expect(existsSync(pidFile)).toBe(false)
    expect(() => process.kill(Number(postmaster), 0)).toThrow('ESRCH')
  }, 120_000)
})
