import { expect, it } from 'vitest'
import { apart } from '#tests/setup/races/apart.ts'
import { useServer } from '#tests/setup/server.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'

const server = useServer('demo')

it('a transaction asks for no second connection; what somebody else does at that time may', async () => {
  const { db, write } = server().database
  const read = async () => db.select().from(halls)
  await write(async () => {
    await expect(read()).rejects.toMatchObject({ cause: { message: expect.stringContaining('another connection') } })
    await expect(write(() => Promise.resolve())).rejects.toThrow('another connection')
    expect(await apart(read)).not.toHaveLength(0)
  })
  expect(await read()).not.toHaveLength(0)
})
