import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Finding } from '#server/doctor/finding.ts'
import { freePort } from '#tests/setup/faults/free-port.ts'
import { runProgram, startServer } from '#tests/setup/program.ts'

const folder = mkdtempSync(join(tmpdir(), 'yunzhan-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('npm run doctor beside a server finds nothing to mend but SMS, and fails where the server is gone', async () => {
  const port = await freePort()
  const settings = { DATA_DIR: folder, DEMO: '0', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }
  const { stop } = await startServer(settings)
  const found = await runProgram('doctor', settings, ['--json'])
  await stop()
  const findings: Finding[] = JSON.parse(found.stdout)
  expect(findings.filter(({ state }) => state === 'failed').map(({ name }) => name)).toEqual(['SMS'])
  expect(findings.filter(({ state }) => state === 'ok').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['settings', 'database', 'migrations', 'clock', 'storage', 'PUBLIC_URL', 'WebSocket']),
  )
  const alone = await runProgram('doctor', settings)
  expect(alone.status).toBe(1)
  expect(alone.stdout).toContain('✗ PUBLIC_URL')
})

it('settings that cannot be used are the one finding', async () => {
  const found = await runProgram('doctor', { PORT: '70000' })
  expect(found).toMatchObject({ status: 1, stdout: expect.stringMatching(/^✗ settings: .*PORT/) })
})
