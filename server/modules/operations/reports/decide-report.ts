import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/operations/reports/endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { type NoticeName, sendNotice } from '#server/modules/foundation/notices/index.ts'
import { closeReport, findReport, type ReportRow } from './reports.queries'
import { addStep } from './steps.queries'

const names = { upheld: 'reportUpheld', dismissed: 'reportDismissed', answered: 'reportAnswered' } as const

/** The reply as a sentence of the notice, which ends as its language does; nothing where there is none. */
function buildNote(reply: string): { zh: string; en: string; quoted?: string } {
  if (reply === '') return { zh: '', en: '' }
  const quoted = reply.replace(/[。．.]+$/u, '') || reply
  const isEnded = /[！？!?…]$/u.test(quoted)
  return { zh: `处理说明：${quoted}${isEnded ? '' : '。'}`, en: `Our note: ${quoted}${isEnded ? '' : '.'} `, quoted }
}

/** Notifies the reporter of a case, in their language. */
export async function notifyReporter(
  db: Db,
  { config, providers }: Pick<Context<unknown>, 'config' | 'providers'>,
  { accountId, caseNumber }: ReportRow,
  { name, note }: { name: NoticeName; note: string },
): Promise<void> {
  const reporter = await findAccountById(db, accountId)
  if (!reporter) throw new Error('a case has a reporter')
  const parameters = { number: caseNumber, reply: buildNote(note) }
  await sendNotice(db, { config, providers }, reporter, { name, parameters })
}

/** Why an open case was not changed as it was read. */
export async function findWhyNot(db: Db, id: number) {
  const found = await findReport(db, id)
  if (!found) return fail('ReportNotFound')
  return fail(found.state === 'open' ? 'ReportChanged' : 'ReportDecided')
}

/** Closes an open case and notifies the reporter, in one transaction. Throws ReportNotFound, ReportDecided, ReportChanged. */
export async function decideReport(
  context: Context<ParsedInputOf<typeof contract.decideReport>>,
): Promise<Record<string, never>> {
  const { input, viewer, write } = context
  const { id, version, outcome } = input
  const [reply, decidedBy] = [input.reply.trim(), Number(viewer?.userId)]
  await write(async (db) => {
    const closed = await closeReport(db, { id, version }, { state: outcome, reply, decidedBy })
    if (!closed) throw await findWhyNot(db, id)
    await addStep(db, { reportId: id, action: 'decide', byAccount: decidedBy, outcome, text: reply })
    await notifyReporter(db, context, closed, { name: names[outcome], note: reply })
  })
  return {}
}
