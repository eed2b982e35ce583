import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listIndustries } from '#contract/fair/exhibitors/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { addressOf, openSocket, type TestSocket } from '#tests/setup/sockets.ts'
import { waitFor } from '#tests/setup/wait-for.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { ofPerson } from '#server/platform/realtime/allowance.ts'

/** One address asks for more than its share; others, and others of that address, are answered all the same. */
const server = useServer('demo', { RATE_LIMIT: '1200', TRUST_PROXY: '1' })

const from = (address: string) => ({ 'x-forwarded-for': address })
const guest = (n: number) => ({ visitor: `flood-guest-${n}`.padEnd(24, 'x') })

test('questions of one address wait for each other, and not those of another for them', async () => {
  const { database } = server()
  const dear: Promise<{ code: number }>[] = []
  await database.db.transaction(async (holder) => {
    // Whatever asks for exhibits waits for us; without turns forty would wait with every connection that there is.
    await holder.execute(sql`lock table ${exhibits} in access exclusive mode`)
    for (let n = 0; n < 40; n += 1)
      dear.push(server().ask(listExhibits, { keyWord: `茶器 ${n}` }, { headers: from('10.2.0.1') }))
    let heard: number | undefined
    void server()
      .ask(listIndustries, {}, { headers: from('10.2.0.2') })
      .then(({ code }) => (heard = code))
    await waitFor(() => expect(heard).toBe(0))
  })
  expect(new Set((await Promise.all(dear)).map(({ code }) => code))).toEqual(new Set([0]))
})

test('sockets of one address are opened one after the other, those of another at once', async () => {
  const url = await addressOf(server())
  const opened: TestSocket[] = []
  const all = Array.from({ length: 100 }, async (_, n) => {
    opened.push(await openSocket(url, guest(n), from('10.2.1.1')))
  })
  await waitFor(() => expect(opened.length).toBeGreaterThan(1))
  const other = await openSocket(url, guest(1_000), from('10.2.1.2'))
  expect(opened.length).toBeLessThan(90)
  await Promise.all(all)
  for (const { socket } of [...opened, other]) socket.disconnect()
})

const isPaused = (socket: { conn: { transport: object } }): boolean =>
  'socket' in socket.conn.transport && Reflect.get(Object(socket.conn.transport.socket), 'isPaused') === true

/** As many commands at once as one person may send. */
const askAll = (socket: TestSocket) =>
  Array.from({ length: ofPerson.commands.burst }, () => socket.ask('watch', { liveId: 1 }))

test('sockets that send too much are read no more for a while; who has signed in at the same address is heard', async () => {
  const url = await addressOf(server())
  const crowd = await Promise.all(Array.from({ length: 120 }, (_, n) => openSocket(url, guest(n), from('10.2.2.1'))))
  const { token } = await signedInAs(server(), userTypes.overseasBuyer)
  const buyer = await openSocket(url, { token }, from('10.2.2.1'))
  const { io, refused } = server().app.gateway
  // Each guest keeps to what one may send, and together they pass what their address may.
  const input = crowd.flatMap(askAll)
  await waitFor(() => expect(refused.get('TooFast') ?? 0).toBeGreaterThan(0))
  const heard = await Promise.all(askAll(buyer))
  expect(new Set(heard.map(({ code }) => code))).toEqual(new Set([0]))
  const paused = () => [...io.sockets.sockets.values()].filter(isPaused)
  await waitFor(() => expect(paused().length).toBeGreaterThan(10))
  // They are read again: everything is answered in the end.
  await Promise.all(input)
  await waitFor(() => expect(paused()).toEqual([]))
  for (const { socket } of [...crowd, buyer]) socket.disconnect()
})
