import { createServer } from 'node:net'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runProgram } from '../tests/setup/program'

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

/** Of a start that fails: how it ended, and the one line that it said. */
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
    ['an address that is not this machine’s', { HOST: '203.0.113.1' }, /^HOST: .*203\.0\.113\.1/],
    ['a database that is not there', { DATABASE_URL: nobodys }, /^DATABASE_URL: .*127\.0\.0\.1:1.*ECONNREFUSED.*start/],
    ['a database that breaks off', { DATABASE_URL: `postgres://x:s3cret@127.0.0.1:${taken}/x` }, /^DATABASE_URL: /],
    ['a data folder below /proc', { DATA_DIR: '/proc/yunzhan/data' }, /^DATA_DIR: .*\/proc\/yunzhan\/data.*write/],
    ['a data folder that is a file', { DATA_DIR: dataDir('a-file') }, /^DATA_DIR: .*a-file/],
    ['a Redis that is not there', { REDIS_URL: 'redis://:s3cret@127.0.0.1:1' }, /^REDIS_URL: .*127\.0\.0\.1:1.*start/],
    ['a setting that cannot be used', { PORT: '70000', DEMO: 'maybe' }, /PORT.*DEMO/],
  ])(
    '%s',
    async (name, environment, words) => {
      const said = await failedStart({ PORT: '0', DATA_DIR: dataDir(name), ...environment })
      expect(said).toMatch(words)
      expect(said).not.toContain('s3cret')
    },
    120_000,
  )
})
