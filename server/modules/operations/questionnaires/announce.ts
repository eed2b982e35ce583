import { chinaMoment } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/operations/questionnaires/endpoints.ts'
import { ANNOUNCE_PAUSE_MS } from '#contract/operations/questionnaires/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { countPeople, listPeople } from '#server/modules/operations/audiences/index.ts'
import { sendNotice, type Sender } from '#server/modules/foundation/notices/index.ts'
import { submittedBy } from './entries.queries'
import * as queries from './questionnaires.queries'
import { getQuestionnaireRow } from './results'

/** people that are reported in one transaction */
const BATCH = 50

/** Begins to notify the audience; returns its size, including those who have submitted it. Throws what the contract names. */
export async function announceQuestionnaire({
  db,
  input,
  write,
}: Context<ParsedInputOf<typeof contract.announceQuestionnaire>>) {
  const now = new Date()
  const row = await getQuestionnaireRow(db, input.id)
  if (row.state !== 'open' || !row.untilAt || row.untilAt <= now || !row.fromAt || row.fromAt > now)
    throw fail('QuestionnaireNotNow')
  const before = new Date(now.getTime() - ANNOUNCE_PAUSE_MS)
  const isBegun = await write((writing) => queries.beginAnnouncing(writing, row.id, { now, before }))
  if (!isBegun) throw fail('QuestionnaireAnnounced')
  return { people: await countPeople(db, row.audience) }
}

/** Notifies the next recipients of a questionnaire; false: everybody is notified, or another server is at it. */
const tellNext = ({ write }: Pick<Database, 'write'>, sender: Sender, id: number): Promise<boolean> =>
  write(async (db) => {
    const row = await queries.holdAnnounced(db, id)
    if (!row || row.announcedTo === null) return false
    const isOver = row.state !== 'open' || !row.untilAt || row.untilAt <= new Date()
    const people = isOver
      ? []
      : await listPeople(db, row.audience, { after: row.announcedTo, limit: BATCH, but: submittedBy(db, id) })
    for (const to of people) {
      const parameters = {
        questionnaireId: String(id),
        title: row.title,
        until: chinaMoment(row.untilAt ?? new Date()),
      }
      await sendNotice(db, sender, to, { name: 'questionnaireOpened', parameters })
    }
    await queries.setAnnounced(db, id, people.length < BATCH ? null : (people.at(-1)?.id ?? null))
    return people.length === BATCH
  })

/** Notifies the audience of announced questionnaires, each once, on however many servers this runs. */
export async function notifyAnnounced(database: Pick<Database, 'db' | 'write'>, sender: Sender): Promise<void> {
  for (const { id } of await queries.listAnnounced(database.db)) while (await tellNext(database, sender, id));
}
