import { describe, expect, it } from 'vitest'
import { REASONS_MAX } from '#contract/people/review/rules.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { addReason } from '#server/modules/people/review/reasons.queries.ts'
import { reviewReasons } from '#server/modules/people/review/review.schema.ts'
import { newKey } from '#server/platform/auth/secrets.ts'

const server = useServer('demo')
const REVIEWER = 3

/** The guard off: they are counted, and then one is added. */
const lookThenAdd: typeof addReason = async (db, row) => {
  if ((await db.$count(reviewReasons)) >= REASONS_MAX) return undefined
  const [added] = await db.insert(reviewReasons).values(row).returning()
  return added
}

/** Ten that are added at once where one has room: how many were, and how many there are then. */
async function addAtOnce(add: typeof addReason) {
  const { database } = server()
  const createdBy = Number((await signedInAs(server(), REVIEWER)).userid)
  const row = () => ({ clientKey: newKey(), action: 'reject' as const, text: { zh: '甲', en: 'A' }, createdBy })
  await database.write(async (db) => {
    await db.delete(reviewReasons)
    await db.insert(reviewReasons).values(Array.from({ length: REASONS_MAX - 1 }, row))
  })
  const outcomes = fulfilled(await race(database, 'review_reason', () => database.write((db) => add(db, row()))))
  expect(outcomes).toHaveLength(RACERS)
  return { added: outcomes.filter(Boolean).length, kept: await database.db.$count(reviewReasons) }
}

describe('of ten reasons at once, the fiftieth and those after it', () => {
  it('are one that is added and nine for which there is no room', async () => {
    expect(await addAtOnce(addReason)).toEqual({ added: 1, kept: REASONS_MAX })
  })

  it('are all added where they are counted first and added then', async () => {
    expect(await addAtOnce(lookThenAdd)).toEqual({ added: RACERS, kept: REASONS_MAX - 1 + RACERS })
  })
})
