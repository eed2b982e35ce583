import { expect, it, vi } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { decideCase, getCase } from '#contract/people/review/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { addEnrollmentCase, addRegistrationCase } from '#tests/setup/cases.ts'

// Somebody decides between the look at the case and its change: only several servers on one PostgreSQL see that.
vi.mock('#server/modules/people/registration/registration.queries.ts', async (original) => ({
  ...(await original<typeof import('#server/modules/people/registration/registration.queries.ts')>()),
  changeRegistration: async () => undefined,
}))
vi.mock('#server/modules/people/enrollment/enrollment.queries.ts', async (original) => ({
  ...(await original<typeof import('#server/modules/people/enrollment/enrollment.queries.ts')>()),
  changeEnrollment: async () => undefined,
}))

const server = useServer('demo')

it.each(['registration', 'enrollment'] as const)('a %s changed meanwhile is not decided', async (subject) => {
  const add = subject === 'registration' ? addRegistrationCase : addEnrollmentCase
  const { id, version } = await add(server())
  const headers = await signedInAs(server(), 3)
  const answer = await server().ask(decideCase, { subject, id, version, action: 'approve' }, { headers })
  expect(answer).toMatchObject({ code: errors.CaseDecided.code, status: 409 })
  const { data } = await server().ask(getCase, { subject, id }, { headers })
  expect(data).toMatchObject({ state: 'review', history: [] })
})
