import type { ParsedInputOf } from '../../../contract/core/endpoint'
import type * as contract from '../../../contract/reports/endpoints'
import { fail } from '../../platform/http/fail'
import type { Context } from '../../platform/http/serve'
import { findAccountById } from '../accounts'
import { sendNotice } from '../notices'
import { closeReport, findReport } from './reports.queries'

/** The reply as a sentence of the notice; nothing where there is none. */
function buildNote(reply: string): { zh: string; en: string } {
  if (reply === '') return { zh: '', en: '' }
  const isEnded = /[。！？.!?]$/.test(reply)
  return { zh: `处理说明：${reply}${isEnded ? '' : '。'}`, en: `Our note: ${reply}${isEnded ? '' : '.'} ` }
}

/** Ends an open case and tells the reporter, in one. Throws ReportNotFound, ReportDecided. */
export async function decideReport({
  input,
  viewer,
  writeUncached,
  config,
  providers,
}: Context<ParsedInputOf<typeof contract.decideReport>>): Promise<Record<string, never>> {
  const { id, outcome } = input
  const reply = input.reply.trim()
  await writeUncached(async (db) => {
    const closed = await closeReport(db, id, { state: outcome, reply, decidedBy: Number(viewer?.userId) })
    if (!closed) throw fail((await findReport(db, id)) ? 'ReportDecided' : 'ReportNotFound')
    const reporter = await findAccountById(db, closed.accountId)
    if (!reporter) throw new Error('a case has a reporter')
    await sendNotice(db, { config, providers }, reporter, {
      name: outcome === 'upheld' ? 'reportUpheld' : 'reportDismissed',
      parameters: { number: closed.caseNumber, reply: buildNote(reply) },
    })
  })
  return {}
}
