import { eq, inArray } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { askAppointment, listSlots } from '#contract/trade/appointments/endpoints.ts'
import type { OutputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { addDemand } from '#contract/trade/demands/endpoints.ts'
import { addIntention } from '#contract/trade/intentions/endpoints.ts'
import { addOffer } from '#contract/trade/offers/endpoints.ts'
import { wholeDemand, wholeOffer } from '#tests/setup/trade/trade.ts'
import { appointments, appointmentSteps } from '#server/modules/trade/appointments/appointments.schema.ts'
import { readConfig } from '#server/config.ts'
import { demands } from '#server/modules/trade/demands/demands.schema.ts'
import { intentions, intentionSteps } from '#server/modules/trade/intentions/intentions.schema.ts'
import { offers, offerSteps } from '#server/modules/trade/offers/offers.schema.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { projectRoot } from '#server/platform/project.ts'

/** Requests of each buyer and kind; each is made at once with the others. */
const EACH = 33
/** Acknowledged ones after which the server is killed. */
const KILL_AFTER = 60
/** Open demands of the demo fair, to which both exhibitors offer. */
const OFFERED_TO = [2, 4, 5, 6, 7]

/** Requests for a talk of each buyer, with an exhibitor that has set time for as many. */
const TALKS_EACH = 8
const TALKED_TO = 37

const buyers = [userTypes.buyer, userTypes.overseasBuyer, userTypes.buyingDelegation]
const sellers = [userTypes.exhibitor, userTypes.exhibitingDelegation]

interface Request {
  path: string
  /** The owner, as the index of the token. */
  by: number
  input: { key: string } & Record<string, unknown>
}

const traded: Request[] = [
  ...Array.from({ length: EACH }, (_, place) => place).flatMap((place) =>
    buyers.flatMap((_, by): Request[] => [
      {
        path: addDemand.path,
        by,
        input: { key: `crash-demand-${by}-${place}`, document: wholeDemand(), submit: false },
      },
      {
        path: addIntention.path,
        by,
        input: {
          key: `crash-order-${by}-${place}`,
          exhibitsInfoId: place + 1,
          quantity: 1,
          price: null,
          note: '',
        },
      },
    ]),
  ),
  ...OFFERED_TO.flatMap((demandId) =>
    sellers.map((_, place): Request => {
      const by = buyers.length + place
      const key = `crash-offer-${by}-${demandId}`
      const terms = wholeOffer({ quantity: 1 })
      return { path: addOffer.path, by, input: { key, demandId, demandVersion: 1, terms } }
    }),
  ),
]

/** Each buyer asks for as many slots; a request holds no place, so they may be the same. */
async function talksFrom(address: string): Promise<Request[]> {
  const response = await fetch(`${address}/api${listSlots.path}?exhibitorId=${TALKED_TO}&days=14`)
  const { data }: { data: OutputOf<typeof listSlots> } = await response.json()
  const [place = 'booth'] = data.places
  const slots = data.slots.slice(0, TALKS_EACH)
  if (slots.length < TALKS_EACH) throw new Error(`the exhibitor has ${slots.length} slots`)
  return slots.flatMap(({ start }, at) =>
    buyers.map((_, by): Request => {
      const key = `crash-talk-${by}-${at}`
      return { path: askAppointment.path, by, input: { key, exhibitorId: TALKED_TO, start, place, purpose: key } }
    }),
  )
}

const hashOf = ({ input }: Request): string => createHash('sha256').update(input.key).digest('hex')

async function startProgram(dataDir: string) {
  const env = { ...process.env, RATE_LIMIT: '0', DEMO: '1', DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/programs/editing.ts'], {
    cwd: projectRoot,
    env: { ...env, USER_TYPES: [...buyers, ...sellers].join(',') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const { address, tokens }: { address: string; tokens: string[] } = JSON.parse(line)
    const ask = async ({ path, by, input }: Request): Promise<number> => {
      const headers = { 'content-type': 'application/json', token: tokens[by] ?? '' }
      const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(input) })
      const answer: { code: number; data: { id: number } } = await response.json()
      if (answer.code !== 0) throw new Error(`${path} refused with ${answer.code}`)
      return answer.data.id
    }
    return { child, ask, address }
  }
  throw new Error('the program ended before it was ready')
}

it('kill -9 during 200 publications, orders, offers and requests for talks: none that was acknowledged is lost, and none comes twice', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'yunzhan-trade-'))
  const first = await startProgram(dataDir)
  const talks = await talksFrom(first.address)
  // Mixed, so that some of each kind are under way when the server is killed.
  const requests = [...traded, ...talks].toSorted((one, other) => hashOf(one).localeCompare(hashOf(other)))
  const killed = once(first.child, 'exit')
  const acknowledged = new Map<string, number>()
  await Promise.allSettled(
    requests.map(async (request) => {
      acknowledged.set(request.input.key, await first.ask(request))
      // In the midst of them.
      if (acknowledged.size === KILL_AFTER) first.child.kill('SIGKILL')
    }),
  )
  await killed
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER)
  expect(acknowledged.size).toBeLessThan(requests.length)

  // Whoever got no answer sends the same again, and so does whoever got one.
  const second = await startProgram(dataDir)
  for (const request of requests) {
    const id = await second.ask(request)
    expect(acknowledged.get(request.input.key) ?? id).toBe(id)
  }
  const ended = once(second.child, 'exit')
  second.child.kill('SIGKILL')
  await ended
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }))
  const { db } = database
  const keys = requests.map(({ input }) => input.key)
  const kept = [
    ...(await db.select({ key: demands.clientKey }).from(demands).where(inArray(demands.clientKey, keys))),
    ...(await db
      .select({ key: intentions.clientKey })
      .from(intentions)
      .innerJoin(intentionSteps, eq(intentionSteps.intentionId, intentions.id))
      .where(inArray(intentions.clientKey, keys))),
    ...(await db
      .select({ key: offers.clientKey })
      .from(offers)
      .innerJoin(offerSteps, eq(offerSteps.offerId, offers.id))
      .where(inArray(offers.clientKey, keys))),
    ...(await db
      .select({ key: appointments.purpose })
      .from(appointments)
      .innerJoin(appointmentSteps, eq(appointmentSteps.appointmentId, appointments.id))
      .where(inArray(appointments.purpose, keys))),
  ]
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
  // Each once; an order, an offer and a talk with the one line of what happened.
  expect(kept.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
}, 240_000)
