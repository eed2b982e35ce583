import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { updatePasswordForEmail } from '#contract/people/reset/endpoints.ts'
import { runProgram, startServer } from '#tests/setup/program.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'yunzhan-organizer-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const COMMAND = 'organizer'
const settings = { DATA_DIR: dataDir, DEMO: '0' }

it('npm run organizer makes the first account of a fair, and the server accepts its link', async () => {
  const made = await runProgram(COMMAND, settings, ['--email', 'lin@museum.example', '--language', 'en-US'])
  expect(made).toMatchObject({ status: 0, stderr: [] })
  expect(made.stdout).toContain('http://127.0.0.1:8080/organizer.html')
  const uuid = /uuid=([\w-]+)/.exec(made.stdout)?.[1] ?? ''
  const { address, stop } = await startServer(settings)
  try {
    const response = await fetch(`${address}/api${updatePasswordForEmail.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ uuid, email: 'lin@museum.example', password: 'Museum#2026' }),
    })
    expect(await response.json()).toMatchObject({ code: 0 })
  } finally {
    await stop()
  }
}, 120_000)

it.each([
  [[], /^Usage: npm run organizer/],
  [['--email', 'lin'], /^Usage/],
  [['--email', 'a@b.example', '--language', 'fr'], /^Usage/],
  [['--mail', 'a@b.example'], /^Usage/],
])(
  'npm run organizer -- %o says how it is used',
  async (args, words) => {
    const { status, stderr } = await runProgram(COMMAND, settings, args)
    expect({ status, lines: stderr.length }).toEqual({ status: 1, lines: 1 })
    expect(stderr[0]).toMatch(words)
  },
  60_000,
)
