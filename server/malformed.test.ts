import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '#contract/catalog/endpoints.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import { permissions, userTypes } from '#contract/core/permissions.ts'
import { type Audit, openAudit, withoutCounters } from '#tests/attacks/audit.ts'
import { choose, seeded } from '#tests/attacks/random.ts'
import { type Attack, attacksOn, toRequest } from '#tests/attacks/requests.ts'
import { FRESH_KEY, rightInput } from '#tests/attacks/right-inputs.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { type AccountBackup, backUpAccounts } from '#tests/attacks/account-backup.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'

/**
 * Requests that no page sends, made from each call's schema: none is answered with 500, none that is refused has changed
 * anything, and none of a call that reads; a refusal does not reveal the schema. MALFORMED says how many for each call, SEED which; without them few, the same
 * each time.
 */
const COUNT = Number(process.env['MALFORMED'] ?? 30)
const SEED = Number(process.env['SEED'] ?? 20_261_122)

const server = useServer('demo')
let audit: Audit
let kept: AccountBackup
beforeAll(async () => {
  kept = await backUpAccounts(server().database)
  audit = await openAudit(server().database.url)
})
/** Counts, printed where more was requested than `npm test` sends. */
const sent = { requests: 0, taken: 0, failed: 0 }
afterAll(async () => {
  await audit.close()
  if (process.env['MALFORMED'] !== undefined) process.stdout.write(`malformed: ${JSON.stringify(sent)}\n`)
})

/** Who may call it, as the fair began: changes of their account by other calls are undone. */
async function callerOf({ access }: AnyEndpoint): Promise<Record<string, string>> {
  await kept.restore()
  if (access === 'public') return {}
  return signedInAs(server(), access === 'signed-in' ? userTypes.buyer : permissions[access][0])
}

/** A refusal is written down where it counts: a wrong code, a failed identity. */
const counting = new Set(['verification_code', 'code'])

async function send({ wrong, headers, payload, ...request }: Attack, caller: Record<string, string>) {
  const body = payload === undefined ? {} : { payload: payload.replaceAll(FRESH_KEY, newKey()) }
  const response = await server().app.inject({ ...request, ...body, headers: { ...headers, ...caller } })
  const isJson = response.headers['content-type']?.toString().startsWith('application/json') ?? false
  const answer = isJson ? response.json<{ code: number; msg: string; data?: { fields?: { field: string }[] } }>() : null
  const code = answer?.code ?? 0
  // A field's name in the schema is for programs; people get words of their language. A number is the place in a list.
  const message = code === errors.BadInput.code ? (answer?.msg ?? '') : ''
  const named = (answer?.data?.fields ?? []).some(({ field }) => /\D/.test(field) && message.includes(field))
  const foreign = named || /[a-z]{2,}/i.test(message.replace(/UTF-8|JSON|http\(s\)|\w+\.html#\//g, '')) ? message : ''
  const changed = withoutCounters(await audit.changes()).filter((name) => !counting.has(name))
  return { wrong, status: response.statusCode, code, changed, foreign }
}

/** Calls with a valid input that requires an earlier call. */
const begun = new Set(['submitQuestionnaire'])

/** What it is for, done right. */
const endsSessions = new Set(['logout', 'leave', 'changePassword', 'changePhone', 'changeEmail'])

describe('what no page sends', () => {
  it.each(allEndpoints)('to $name', async ({ name, endpoint, schemas }) => {
    const input = rightInput(name, endpoint)
    expect(z.safeParse(schemas.input, input).error).toBeUndefined()
    const random = seeded(SEED + allEndpoints.findIndex((one) => one.endpoint === endpoint))
    let caller = await callerOf(endpoint)
    const first = await send({ wrong: 'nothing', ...toRequest(endpoint, input) }, caller)
    // Refused before it is looked at, an attack says nothing of what stands behind.
    const ended = endpoint.access === 'public' ? [] : [errors.LoginExpired.code]
    expect([...ended, ...(begun.has(name) ? [] : [errors.BadInput.code])]).not.toContain(first.code)
    caller = await callerOf(endpoint)
    await audit.changes()
    const wrongly = []
    for (const attack of choose(attacksOn(endpoint, input), COUNT, random)) {
      const heard = await send(attack, caller)
      sent.requests += 1
      if (heard.code === 0 && heard.status < 400) sent.taken += 1
      if (heard.status === 500) sent.failed += 1
      const mayChange = !endpoint.reads && heard.code === 0
      if (heard.status === 500 || heard.foreign !== '' || (heard.changed.length > 0 && !mayChange)) wrongly.push(heard)
      // It has ended its sender's session, or their account.
      if (endpoint.access !== 'public' && (heard.code === errors.LoginExpired.code || endsSessions.has(name))) {
        caller = await callerOf(endpoint)
        await audit.changes()
      }
    }
    expect(wrongly).toEqual([])
    expect('polluted' in {}).toBe(false)
  })
})
