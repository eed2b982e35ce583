import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openReader, type Reader } from '#bench/chat/reader.ts'
import { startProgram } from '#bench/lib/programs.ts'

const READERS = 10
const MESSAGES = 60
const KILL_AFTER = 20

it('kill -9 while people talk: what was acknowledged is read by all of them, once and in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yunzhan-talk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const environment = {
    DATA_DIR: folder,
    TOKENS: join(folder, 'tokens.json'),
    PEOPLE: String(READERS),
    RATE_LIMIT: '0',
  }
  const serve = (port = '') =>
    startProgram(['--import', 'tsx', 'bench/programs/serve-chat.ts'], { ...environment, PORT: port })
  let server = await serve()
  const { origin } = server
  const known: { tokens: string[]; liveId: number } = JSON.parse(readFileSync(environment.TOKENS, 'utf8'))
  const heard = known.tokens.map((): string[] => [])
  const people: Reader[] = await Promise.all(
    known.tokens.map((token, i) =>
      openReader({
        origin: () => origin,
        token,
        groupId: `LIVE-${known.liveId}`,
        onMessage: ({ payload }) => heard[i]?.push(payload.text ?? ''),
      }),
    ),
  )
  const acknowledged: string[] = []
  let restarted: Promise<void> | undefined
  const restart = async () => {
    await server.kill()
    server = await serve(new URL(origin).port)
  }
  await Promise.all(
    Array.from({ length: MESSAGES }, async (_, i) => {
      const text = `message ${i}`
      if (await people[i % READERS]?.send(text, `crash-client-${i}`)) acknowledged.push(text)
      if (acknowledged.length === KILL_AFTER) restarted = restart()
    }),
  )
  await restarted
  expect(acknowledged).toHaveLength(MESSAGES)
  const ours = () => heard.map((list) => list.filter((text) => text.startsWith('message ')))
  await expect.poll(() => ours().map((list) => list.length), { timeout: 20_000 }).toEqual(heard.map(() => MESSAGES))
  const [first] = ours()
  expect(new Set(first).size).toBe(MESSAGES)
  for (const list of ours()) expect(list).toEqual(first)
  for (const person of people) person.close()
  await server.stop()
}, 120_000)
