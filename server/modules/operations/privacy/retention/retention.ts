import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { saveRetention as contract } from '#contract/operations/privacy/endpoints.ts'
import {
  isRetention,
  retentionDays,
  type RetentionKind,
  retentionKinds,
} from '#contract/operations/privacy/retention.ts'
import type { Retention } from '#contract/operations/privacy/schemas.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { eraseCards } from '#server/modules/people/registration/index.ts'
import { countOlder, listRetentions, putRetention, takeOlder } from '../retention.queries'
import type { Register } from '../register'
import { PIECE } from '../work-off.queries'

type Rules = Pick<Register, 'retention'>

/** What is set where the organizer console has set nothing. */
interface Standard {
  idNumberDays: number
}

const DAY_MS = 86_400_000

const standardOf = (kind: RetentionKind, { idNumberDays }: Standard): number | null =>
  kind === 'idNumbers' ? idNumberDays : retentionDays[kind].standard

/** For how many days each is kept now; null: it stays. */
async function listDays(db: Db, standard: Standard) {
  const set = new Map((await listRetentions(db)).map((row) => [row.kind, row]))
  return retentionKinds.map((kind) => {
    const row = set.get(kind)
    return { kind, row, days: row ? row.days : standardOf(kind, standard) }
  })
}

const before = (days: number, now: Date) => new Date(now.getTime() - days * DAY_MS)

export async function presentRetention(
  { retention }: Rules,
  db: Db,
  standard: Standard,
  now = new Date(),
): Promise<Retention[]> {
  const presented: Retention[] = []
  for (const { kind, row, days } of await listDays(db, standard)) {
    const next = days === null ? 0 : await countOlder(db, retention[kind], before(days, now))
    presented.push({ kind, days, isSet: row !== undefined, version: row?.version ?? 0, next })
  }
  return presented
}

/** Sets one for the fair. Throws RetentionChanged where somebody was first, and says at the field what cannot be set. */
export async function saveRetention(
  rules: Rules,
  context: Context<ParsedInputOf<typeof contract>>,
): Promise<Retention[]> {
  const { config, db, input, language, viewer, write } = context
  const { kind, days, version } = input
  assertFields({ days: isRetention(kind, days) ? undefined : 'privacy.days' }, language, 'input')
  const put = { kind, days, version, changedBy: Number(viewer?.userId) }
  if (!(await write((writing) => putRetention(writing, put)))) throw fail('RetentionChanged')
  return presentRetention(rules, db, config)
}

/** Takes what is older than the fair keeps it, in pieces. Gives how many rows of each. */
export async function sweepRetention(
  database: Pick<Database, 'db' | 'write'>,
  standard: Standard,
  { retention }: Rules,
  now = new Date(),
): Promise<Partial<Record<RetentionKind, number>>> {
  const taken: Partial<Record<RetentionKind, number>> = {}
  for (const { kind, days } of await listDays(database.db, standard)) {
    if (days === null) continue
    let sum = kind === 'idNumbers' ? await eraseCards(database, days, now) : 0
    for (let piece = PIECE; piece === PIECE; sum += piece) {
      piece = await database.write((db) => takeOlder(db, retention[kind], before(days, now)))
    }
    taken[kind] = sum
  }
  return taken
}
