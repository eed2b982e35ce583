import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, runAsAdmin } from '#tests/setup/database-template.ts'
import { runProgram, startServer } from '#tests/setup/program.ts'
import { openTestDatabase } from '#tests/setup/server.ts'

const name = `unmigrated_${process.pid}`
const folder = mkdtempSync(join(tmpdir(), 'yunzhan-migrate-'))
let beside: Awaited<ReturnType<typeof openTestDatabase>>
let settings: Record<string, string>

beforeAll(async () => {
  beside = await openTestDatabase('empty')
  await runAsAdmin(beside.url, `create database ${name}`)
  settings = { DATABASE_URL: addressOf(beside.url, name), DATA_DIR: folder, DEMO: '0' }
})
afterAll(async () => {
  await runAsAdmin(beside.url, `drop database ${name} with (force)`)
  await beside.close()
  rmSync(folder, { recursive: true, force: true })
})

it('a server on DATABASE_URL starts once npm run migrate has run, which may run again', async () => {
  const refused = await runProgram('main', { ...settings, PORT: '0' })
  expect(refused).toMatchObject({ status: 1, stderr: [expect.stringMatching(/0000_baseline.*npm run migrate/)] })

  const migrated = await runProgram('migrate', settings)
  expect(migrated).toMatchObject({ status: 0, stderr: [] })
  expect(migrated.stdout).toMatch(/^applied 0000_baseline\n(applied \w+\n)*\d+ migrations in \d+\.\d s\n$/)
  expect((await runProgram('migrate', settings)).stdout).toContain('Nothing to apply')

  const { address, stop } = await startServer(settings)
  try {
    const ready = await fetch(`${address}/api/health/ready`)
    expect({ status: ready.status, answer: await ready.json() }).toMatchObject({
      status: 200,
      answer: { data: { schema: 'current' } },
    })
  } finally {
    await stop()
  }
})
