import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { solveWork } from '#contract/people/challenges/endpoints.ts'
import { smsSend } from '#contract/people/codes/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { dialogLogin } from '#contract/people/session/endpoints.ts'
import { updatePassword } from '#contract/people/reset/endpoints.ts'
import { captchaOf, DEMO_PASSWORD, solved } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { storeOneTime, takeOneTime } from '#server/platform/auth/auth.queries.ts'
import { hashPassword, verifyPassword } from '#server/platform/auth/password.ts'
import { newKey } from '#server/platform/auth/secrets.ts'

// What is raced is the value: hashing would take most of the time.
vi.mock('#server/platform/auth/password.ts', { spy: true })
vi.mock('#server/platform/auth/auth.queries.ts', { spy: true })
const queries = await vi.importActual<typeof import('#server/platform/auth/auth.queries.ts')>(
  '../platform/auth/auth.queries',
)
beforeEach(() => {
  vi.mocked(hashPassword).mockResolvedValue('x')
  vi.mocked(verifyPassword).mockResolvedValue(true)
})
afterEach(() => vi.mocked(takeOneTime).mockReset())

const server = useServer('demo')
const EMAIL = 'buyer@demo.yunzhan.example'

/** The guard off: the value is read, and then removed, whoever has removed it before. */
const lookThenTake: typeof takeOneTime = async (db, kind, key) => {
  const value = await queries.findOneTime(db, kind, key)
  await queries.takeOneTime(db, kind, key)
  return value
}

interface Use {
  use: () => Promise<{ code: number }>
  /** What whoever comes too late hears. */
  late: { code: number }
}

const uses: Record<string, () => Promise<Use>> = {
  captcha: async () => {
    const input = { userName: EMAIL, password: DEMO_PASSWORD, ...(await captchaOf(server())) }
    return { late: errors.CaptchaWrong, use: () => server().ask(dialogLogin, input) }
  },
  pass: async () => {
    const input = { mobile: '13800138011', purpose: 'login' as const, pass: (await solved(server())).pass }
    return { late: errors.AuthenticationFirst, use: () => server().ask(smsSend, input) }
  },
  'work done': async () => {
    const uuid = newKey()
    // Of no parts: what is raced is that it is taken.
    const value = { purpose: 'code', seed: 'seed', parts: 0, bits: 0 }
    await server().database.write((db) => storeOneTime(db, 'work', { key: uuid, value, lifeMs: 60_000 }))
    return { late: errors.VerificationException, use: () => server().ask(solveWork, { uuid, proof: [] }) }
  },
  'ticket of a reset': async () => {
    const uuid = newKey()
    const ticket = { key: uuid, value: EMAIL, lifeMs: 60_000 }
    await server().database.write((db) => storeOneTime(db, 'resetTicket', ticket))
    const use = () => server().ask(updatePassword, { uuid, password: DEMO_PASSWORD })
    return { late: errors.TicketEnded, use }
  },
}

/** How many of ten that take one value at once get it. */
async function letIn(prepare: () => Promise<Use>): Promise<number> {
  const { late, use } = await prepare()
  const answers = fulfilled(await race(server().database, 'one_time', use))
  expect(answers).toHaveLength(RACERS)
  return answers.filter(({ code }) => code !== late.code).length
}

describe.each(Object.entries(uses))('of ten that use one %s at once', (_, prepare) => {
  it('one is let in', async () => {
    expect(await letIn(prepare)).toBe(1)
  })
})

// Of those who set a password one after the other is let in already, by their account.
const takenAlone = Object.entries(uses).filter(([name]) => name !== 'ticket of a reset')

it.each(takenAlone)('all ten are let in where one %s is looked at first and taken then', async (_, prepare) => {
  vi.mocked(takeOneTime).mockImplementation(lookThenTake)
  expect(await letIn(prepare)).toBe(RACERS)
})
