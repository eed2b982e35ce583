import { type Load, loadRoom } from '../chat/load'
import { faultsOf, openRoom, p99, type Room } from '../chat/room'
import type { Row } from '../lib/table'
import { isSmoke, sized } from '../lib/smoke'

const PEOPLE = sized(3_010, 40)
/** of each comparison; their median counts */
const ROUNDS = sized(3, 1)
/** ms for which idle readers stay: both crowds have come and been measured by then */
const IDLE_MS = sized(30_000, 300)
const SECONDS = sized(8, 1)
const ms = (value: number) => `${value.toFixed(1)} ms`
interface Size {
  readers: number
  rate: number
  seconds: number
  senders: number
}

/** The same load on ours and on the yardstick, one after the other, so many times. */
async function compare(
  { fair, plain, tokens }: Room,
  size: Size,
  rounds: number,
): Promise<{ ours: Load[]; bare: Load[] }> {
  const ours: Load[] = []
  const bare: Load[] = []
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await loadRoom({ ...size, tokens, origins: [plain.origin], plain: true }))
    ours.push(await loadRoom({ ...size, tokens, origins: [fair.origin] }))
  }
  return { ours, bare }
}

async function benchCrowd(room: Room): Promise<Row[]> {
  const size = { readers: sized(1_000, 10), rate: 100, seconds: SECONDS, senders: sized(10, 5) }
  const { ours, bare } = await compare(room, size, ROUNDS)
  const what = '1,000 readers, 100 messages/s, stored'
  return [
    {
      what: `${what}: p99 from send to receipt, against a plain ws loop that stores nothing`,
      measured: `${ms(p99(ours))} / ${ms(p99(bare))}`,
      value: p99(ours) / p99(bare),
      limit: 1,
      better: 'less',
    },
    {
      what: `${what}: lost, doubled or out of order`,
      measured: `of ${ours.length * size.rate * size.seconds}`,
      value: faultsOf(ours),
      limit: 0,
      better: 'less',
    },
  ]
}

async function benchHall(room: Room): Promise<Row[]> {
  const { ours, bare } = await compare(
    room,
    { readers: sized(3_000, 10), rate: 10, seconds: SECONDS, senders: 5 },
    ROUNDS,
  )
  const [own, other] = [p99(ours), p99(bare)]
  return [
    {
      what: '3,000 readers, 10 messages/s: p99 in ms, or 250 where it is at most 1.2 times plain ws',
      measured: `${ms(own)} / ${ms(other)}`,
      value: own <= other * 1.2 ? Math.min(own, 250) : own,
      limit: 250,
      better: 'less',
    },
    {
      what: '3,000 readers: lost, doubled or out of order',
      measured: 'all runs',
      value: faultsOf(ours),
      limit: 0,
      better: 'less',
    },
  ]
}

async function benchFrozen({ fair, tokens }: Room): Promise<Row> {
  const size = { readers: sized(100, 10), rate: 100, seconds: SECONDS, senders: sized(10, 5), characters: 140 }
  const where = { tokens, origins: [fair.origin] }
  const [without, frozen]: [Load[], Load[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    without.push(await loadRoom({ ...size, ...where }))
    frozen.push(await loadRoom({ ...size, ...where, frozen: 1 }))
  }
  return {
    what: 'one reader that stops reading: p99 of the others against without it',
    measured: `${ms(p99(frozen))} / ${ms(p99(without))}`,
    value: p99(frozen) / p99(without),
    limit: 1.2,
    better: 'less',
  }
}

/** The memory of the server when so many more idle readers have come, in MB. */
async function memoryWith({ fair, tokens }: Room, first: number, readers: number): Promise<number> {
  return new Promise((resolve, reject) => {
    loadRoom({
      origins: [fair.origin],
      tokens,
      first,
      readers,
      rate: 0,
      seconds: 0,
      senders: 0,
      idleMs: IDLE_MS,
      onEntered: () => void fair.memoryCollected().then(resolve, reject),
    }).catch(reject)
  })
}

/** What connections alone cost: a first crowd brings what is there once, a second comes next to it. */
async function benchIdle(room: Room): Promise<Row> {
  const [few, more] = [sized(1_000, 10), sized(2_000, 20)]
  const before = await memoryWith(room, 0, few)
  const after = await memoryWith(room, few, more)
  const kilobytes = ((after - before) * 1_024) / more
  return {
    what: 'memory for an idle connection, KB',
    measured: `${before.toFixed(0)} MB with ${few}, ${after.toFixed(0)} MB with ${few + more}`,
    // A connection that costs nothing has not been measured.
    value: kilobytes > 0 || isSmoke ? kilobytes : Number.NaN,
    limit: 40,
    better: 'less',
  }
}

/** One server's live rooms under load: `npm run bench -- chat`. */
export async function* benchChat(): AsyncGenerator<Row> {
  const room = await openRoom(PEOPLE)
  yield await benchIdle(room)
  yield* await benchCrowd(room)
  yield* await benchHall(room)
  yield await benchFrozen(room)
}
