import { expect, it } from 'vitest'
import { decideCase, getCase, listCases } from '#contract/people/review/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { addRegistrationCase } from '#tests/setup/cases.ts'
import { useServer } from '#tests/setup/server.ts'

/** As a fair has it that sets nothing. */
const server = useServer('demo', { RATE_LIMIT: '1200' })
const [CASES, AT_ONCE, REVIEWER] = [20, 4, 3]

it('a reviewer decides twenty cases, four at a time, and is not held back', async () => {
  const headers = await signedInAs(server(), REVIEWER)
  const waiting: Awaited<ReturnType<typeof addRegistrationCase>>[] = []
  for (let made = 0; made < CASES; made += 1) waiting.push(await addRegistrationCase(server()))
  const codes: number[] = []
  const ask = { subject: 'registration', reason: '请修改' } as const
  const actions = ['approve', 'reject', 'changes'] as const
  async function decideNext(): Promise<void> {
    const next = waiting.shift()
    if (!next) return
    const { id, version } = next
    const action = actions[id % actions.length] ?? 'approve'
    const answer = await server().ask(decideCase, { ...ask, id, version, action }, { headers })
    // What the page asks for again after each.
    const seen = [
      await server().ask(listCases, { subject: 'registration', state: 'review' }, { headers }),
      await server().ask(getCase, { subject: 'registration', id }, { headers }),
    ]
    codes.push(answer.code, ...seen.map(({ code }) => code))
    await decideNext()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, decideNext))
  expect(codes).toEqual(Array.from({ length: CASES * 3 }, () => 0))
})
