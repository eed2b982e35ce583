import { eq } from 'drizzle-orm'
import { changeEnrollment } from '#server/modules/people/enrollment/enrollment.queries.ts'
import { enrollments } from '#server/modules/people/enrollment/enrollment.schema.ts'
import { changeRegistration } from '#server/modules/people/registration/registration.queries.ts'
import { registrations } from '#server/modules/people/registration/registration.schema.ts'
import { addReport, closeReport } from '#server/modules/operations/reports/reports.queries.ts'
import { reports } from '#server/modules/operations/reports/reports.schema.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { addEnrollmentCase, addRegistrationCase } from '../cases'
import type { TestServer } from '../start-server'
import type { StateChange } from './state-change'

const ACCOUNT_ID = 1
const decision = { state: 'rejected' as const, opinion: 'x', decidedAt: new Date('2031-03-01T10:00:00Z') }

async function addCase({ database }: TestServer): Promise<number> {
  const [accountId, caseNumber] = [ACCOUNT_ID, newKey()]
  const row = {
    kind: 'complaint' as const,
    about: 'fair' as const,
    content: 'x',
    contact: 'x',
    images: [],
    accountId,
    caseNumber,
    onceKey: caseNumber,
  }
  await database.write((db) => addReport(db, row))
  const [added] = await database.db.select().from(reports).where(eq(reports.caseNumber, caseNumber))
  return added?.id ?? 0
}

let signUps = 0

/** Of what is decided. */
export const decisions: Record<string, StateChange> = {
  'decision on a registration': {
    table: registrations,
    column: 'version',
    from: 1,
    to: 2,
    add: async (server) => (await addRegistrationCase(server)).id,
    change: (db, id) => changeRegistration(db, { id, version: 1 }, decision),
  },
  'decision on a sign-up': {
    table: enrollments,
    column: 'version',
    from: 1,
    to: 2,
    add: async (server) => (await addEnrollmentCase(server, (signUps += 1) - 1)).id,
    change: (db, id) => changeEnrollment(db, { id, version: 1 }, decision),
  },
  'decision on a report': {
    table: reports,
    column: 'state',
    from: 'open',
    to: 'upheld',
    add: addCase,
    change: (db, id) => closeReport(db, { id, version: 1 }, { state: 'upheld', reply: '', decidedBy: ACCOUNT_ID }),
  },
}
