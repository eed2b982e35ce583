import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startProgram } from '#bench/lib/programs.ts'
import { connectDatabase } from '#server/platform/db/database.ts'
import { failures, underFault } from '#tests/setup/faults/outside.ts'
import { isPostgresInstalled, startPair } from '#tests/setup/faults/postgres-pair.ts'

describe.skipIf(!isPostgresInstalled())('the database fails over to its standby', () => {
  it('reads wait or are refused for seconds, no acknowledged order is lost, and the servers go on by themselves', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'yunzhan-failover-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const pair = await startPair()
    onTestFinished(() => pair.stop())
    const settings = {
      DATABASE_URL: pair.url,
      DATA_DIR: folder,
      DEMO: '1',
      MIGRATE: 'auto',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'silent',
    }
    const server = await startProgram(['dist/server/main.js'], settings)
    onTestFinished(() => server.stop())
    const database = await connectDatabase(pair.url)
    onTestFinished(() => database.close())
    let tookMs = 0
    const outcome = await underFault('failover', { origins: [server.origin], database }, async () => {
      await wait(2_000)
      const began = performance.now()
      // The address moves two seconds later, as it takes those who watch a primary to be sure.
      await pair.failOver(2_000)
      tookMs = performance.now() - began
    })
    console.info(`the failover itself took ${Math.round(tookMs)} ms`)
    expect(outcome).toMatchObject({ lost: 0, doubled: 0 })
    expect(outcome.acknowledged).toBeGreaterThan(5)
    // Pages and lists from memory are answered all the time; whatever fails is refused with 503.
    expect(failures(outcome).filter((one) => !one.endsWith(' 503'))).toEqual([])
    expect(outcome.counts).not.toHaveProperty('page 503')
    const isReady = async () => (await fetch(`${server.origin}/api/health/ready`)).status
    await expect.poll(isReady, { timeout: 30_000 }).toBe(200)
  }, 300_000)
})
