import { and, eq } from 'drizzle-orm'
import { lives, liveReserves } from '#server/modules/live/live/live.schema.ts'
import { addLiveRow } from '#server/modules/live/live/manage.queries.ts'
import { findOwnReserve, upsertReserve } from '#server/modules/live/live/reserve.queries.ts'
import { addReport } from '#server/modules/operations/reports/reports.queries.ts'
import { reports } from '#server/modules/operations/reports/reports.schema.ts'
import { addReason } from '#server/modules/people/review/reasons.queries.ts'
import { reviewReasons } from '#server/modules/people/review/review.schema.ts'
import { getSharedSecret } from '#server/platform/auth/auth.queries.ts'
import { secrets } from '#server/platform/auth/auth.schema.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Subject, UniqueKey } from './unique-key'

const name = { zh: '青禾', en: 'Qinghe' }

const startsAt = new Date('2031-03-01T10:00:00Z')
const session = { title: name, introduction: name, startsAt, endsAt: startsAt, official: true, exhibitorId: null }

async function reserveUnguarded(db: Db, { liveId, accountId }: Subject): Promise<void> {
  if ((await findOwnReserve(db, liveId, accountId)) !== undefined) return
  await db.insert(liveReserves).values({ id: newKey(), liveId, accountId })
}

const reasonOf = ({ key, accountId }: Subject) => ({
  clientKey: key,
  action: 'reject' as const,
  text: name,
  createdBy: accountId,
})

const complaint = { kind: 'complaint' as const, about: 'fair' as const, content: 'x', contact: 'x', images: [] }

/** Of sessions and what belongs to them, and of the fair itself. */
export const sessionKeys: Record<string, UniqueKey> = {
  'booking of a session': {
    table: liveReserves,
    index: 'live_reserve_one',
    put: (db, { liveId, accountId }) => upsertReserve(db, liveId, accountId),
    putUnguarded: reserveUnguarded,
    rows: ({ liveId, accountId }) => and(eq(liveReserves.liveId, liveId), eq(liveReserves.accountId, accountId)),
  },
  'case of a report': {
    table: reports,
    index: 'report_once_key_unique',
    put: (db, { key, accountId }) => addReport(db, { ...complaint, accountId, onceKey: key, caseNumber: newKey() }),
    rows: ({ key }) => eq(reports.onceKey, key),
  },
  'session of a draft': {
    table: lives,
    index: 'live_key_unique',
    put: (db, { key }) => addLiveRow(db, { ...session, key }),
    rows: ({ key }) => eq(lives.key, key),
  },
  'ready-made reason of a form': {
    table: reviewReasons,
    index: 'review_reason_client_key_unique',
    put: (db, subject) => addReason(db, reasonOf(subject)),
    putUnguarded: (db, subject) => db.insert(reviewReasons).values(reasonOf(subject)),
    rows: ({ key }) => eq(reviewReasons.clientKey, key),
  },
  'secret of the fair': {
    table: secrets,
    index: 'secret_pkey',
    put: (db, { key }) => getSharedSecret(db, key),
    rows: ({ key }) => eq(secrets.name, key),
  },
}
