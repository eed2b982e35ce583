import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { startServer } from '#tests/setup/program.ts'

const folder = mkdtempSync(join(tmpdir(), 'yunzhan-shutdown-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A call with half of its body sent; `end` sends the rest and returns the answer. */
async function beginCall(address: string): Promise<{ end: () => Promise<{ status: number; body: string }> }> {
  const body = JSON.stringify({ page: 1, limit: 5 })
  const call = request(`${address}/api${listExhibits.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  })
  const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
    call.once('error', reject)
    call.once('response', (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), reject)
    })
  })
  await new Promise((sent) => call.write(body.slice(0, 5), sent))
  return {
    end() {
      call.end(body.slice(5))
      return answered
    },
  }
}

const readiness = (address: string) =>
  fetch(`${address}/api/health/ready`).then(
    async (response) => `${response.status} ${JSON.stringify(await response.json())}`,
    () => 'refused',
  )

it('a server that is signalled to stop reports it, answers what is under way, and ends with 0', async () => {
  const { address, signal, ended } = await startServer({ DATA_DIR: folder, DEMO: '0', SHUTDOWN_DELAY: '1' })
  const call = await beginCall(address)
  expect(await readiness(address)).toContain('200')
  signal()
  await expect.poll(() => readiness(address), { interval: 20 }).toMatch(/503.*stopping/)
  await expect.poll(() => readiness(address), { timeout: 10_000, interval: 20 }).toBe('refused')
  expect(await call.end()).toMatchObject({ status: 200, body: expect.stringContaining('"code":0') })
  expect(await ended).toBe(0)
})

it('a second signal ends it at once', async () => {
  const { address, signal, ended } = await startServer({ DATA_DIR: folder, DEMO: '0', SHUTDOWN_DELAY: '300' })
  signal()
  await expect.poll(() => readiness(address), { interval: 20 }).toMatch(/503.*stopping/)
  // A signal that npm passes on within a second is the first one still.
  const repeated = setInterval(signal, 200)
  expect(await ended).toBe(1)
  clearInterval(repeated)
})
