import { and, count, eq, like } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { buyerRegister } from '#contract/people/registration/endpoints.ts'
import { buyerOf } from '#tests/setup/registrations.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { reviewEvents } from '#server/modules/foundation/history/history.schema.ts'
import { registrations } from '#server/modules/people/registration/registration.schema.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { projectRoot } from '#server/platform/project.ts'
import { readConfig } from '#server/config.ts'

const COUNT = 200

interface Ready {
  address: string
  sent: { email: string; code: string }[]
}

/** The server that DATA_DIR or DATABASE_URL names, in a process of its own. */
async function startProgram(environment: Record<string, string>) {
  const env = { ...process.env, RATE_LIMIT: '0', COUNT: String(COUNT), ...environment }
  const args = ['--import', 'tsx', 'tests/programs/registering.ts']
  const child = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) {
    const ready: Ready = JSON.parse(line)
    return { child, ...ready }
  }
  throw new Error('the program ended before it was ready')
}

it('kill -9 during 200 registrations: every acknowledged one is there, and no half one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'yunzhan-crash-'))
  const { child, address, sent } = await startProgram({ DATA_DIR: dataDir })
  const acknowledged: string[] = []
  const killed = once(child, 'exit')
  await Promise.allSettled(
    sent.map(async ({ email, code }, i) => {
      const record = buyerOf({
        email,
        code,
        phone: `1520000${String(i).padStart(4, '0')}`,
        number: `C${9_000_000 + i}`,
      })
      const response = await fetch(`${address}/api${buyerRegister.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(record),
      })
      const answer: { code: number } = await response.json()
      if (answer.code !== 0) throw new Error(`refused with ${answer.code}`)
      acknowledged.push(email)
      // In the midst of them.
      if (acknowledged.length === 40) child.kill('SIGKILL')
    }),
  )
  await killed
  expect(acknowledged.length).toBeGreaterThanOrEqual(40)
  expect(acknowledged.length).toBeLessThan(COUNT)

  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }))
  const { db } = database
  const ours = like(accounts.email, 'crash-%')
  const kept = await db
    .select({ email: accounts.email })
    .from(accounts)
    .innerJoin(registrations, eq(registrations.accountId, accounts.id))
    .innerJoin(
      reviewEvents,
      and(eq(reviewEvents.subjectId, registrations.id), eq(reviewEvents.subject, 'registration')),
    )
    .where(ours)
  const [all] = await db.select({ n: count() }).from(accounts).where(ours)
  const emails = new Set(kept.map(({ email }) => email))
  expect(acknowledged.filter((email) => !emails.has(email))).toEqual([])
  expect(all?.n).toBe(emails.size)
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
}, 120_000)
