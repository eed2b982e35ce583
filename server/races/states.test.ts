import { getTableName, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import type { StateChange } from '#tests/setup/races/state-change.ts'
import { decisions } from '#tests/setup/races/state-decisions.ts'
import { sessionStates } from '#tests/setup/races/state-sessions.ts'

const server = useServer('demo')
const stateChanges = { ...sessionStates, ...decisions }

/** The guard off: the state is read, and then written whatever it is by now. */
const lookThenChange =
  ({ table, column, from, to }: StateChange): StateChange['change'] =>
  async (db, id) => {
    const [row, field] = [sql.identifier(getTableName(table)), sql.identifier(column)]
    const unchanged = sql`id = ${id} and ${field} is not distinct from ${from}`
    if ((await db.$count(table, unchanged)) === 0) return false
    await db.execute(sql`update ${row} set ${field} = ${to} where id = ${id}`)
    return true
  }

/** How many of ten at once changed the same. */
async function changedBy({ table, add }: StateChange, change: StateChange['change']): Promise<number> {
  const { database } = server()
  const id = await add(server())
  const outcomes = fulfilled(await race(database, getTableName(table), () => database.write((db) => change(db, id))))
  expect(outcomes).toHaveLength(RACERS)
  return outcomes.filter(Boolean).length
}

describe.each(Object.entries(stateChanges))('of ten at once, the %s', (_, stateChange) => {
  it('is done by one', async () => {
    expect(await changedBy(stateChange, stateChange.change)).toBe(1)
  })

  it('is done by all where it is looked at first and written then', async () => {
    expect(await changedBy(stateChange, lookThenChange(stateChange))).toBe(RACERS)
  })
})
