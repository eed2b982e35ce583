import { expect, it } from 'vitest'
import { smsSend } from '#contract/people/codes/endpoints.ts'
import { solved } from '#tests/setup/access.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { storeOneTime } from '#server/platform/auth/auth.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'

const server = useServer('demo')

it('a race is run on ten connections of the database at once', async () => {
  const { database } = server()
  const value = { key: newKey(), value: true, lifeMs: 60_000 }
  const { connections } = await race(database, 'one_time', () =>
    database.write((db) => storeOneTime(db, 'pass', value)),
  )
  expect(connections).toBe(RACERS)
})

it('so is one of requests to the server', async () => {
  const { pass } = await solved(server())
  const input = { mobile: '13800138011', purpose: 'login' as const, pass }
  const { connections } = await race(server().database, 'one_time', () => server().ask(smsSend, input))
  expect(connections).toBe(RACERS)
})
