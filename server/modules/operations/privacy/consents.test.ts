import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { listConsents } from '#contract/operations/privacy/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { addRegistrationCase } from '#tests/setup/cases.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { registrations } from '#server/modules/people/registration/registration.schema.ts'

const server = useServer('demo')
const { person } = talking(server)

describe('consents', () => {
  it('say which text of each agreement was agreed to and when, the last first; what is not named came with the site', async () => {
    const { id, headers } = await person()
    const days = ['2026-05-01T02:00:00Z', '2026-06-01T02:00:00Z'].map((at) => new Date(at))
    for (const [place, submittedAt] of days.entries()) {
      const { id: registrationId } = await addRegistrationCase(server())
      const agreed = place === 1 ? [{ which: 'privacy' as const, id: 12, version: 3 }] : []
      await server().database.write((db) =>
        db
          .update(registrations)
          .set({ accountId: id, submittedAt, agreed })
          .where(eq(registrations.id, registrationId)),
      )
    }
    const { data } = await server().ask(listConsents, {}, { headers })
    expect(data).toEqual([
      { which: 'service', version: null, number: null, at: '2026-06-01T02:00:00.000Z' },
      { which: 'privacy', version: 3, number: 12, at: '2026-06-01T02:00:00.000Z' },
      { which: 'service', version: null, number: null, at: '2026-05-01T02:00:00.000Z' },
      { which: 'privacy', version: null, number: null, at: '2026-05-01T02:00:00.000Z' },
    ])
  })

  it('of an account that never registered are none, and a guest asks for none', async () => {
    const headers = await signedInAs(server(), userTypes.organizer)
    expect((await server().ask(listConsents, {}, { headers })).data).toEqual([])
    expect((await server().ask(listConsents, {})).code).toBe(errors.LoginExpired.code)
  })
})
