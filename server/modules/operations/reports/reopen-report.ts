import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/operations/reports/endpoints.ts'
import { REOPEN_DAYS } from '#contract/operations/reports/limits.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { notifyReporter } from './decide-report'
import { countCase } from './count-case'
import { findOpenCase, findOwnReport, findReport, openAgain, openOwnAgain, type ReportRow } from './reports.queries'
import { addStep } from './steps.queries'

const DAY_MS = 86_400_000

/** Until when its reporter may have a case looked at again; undefined: not now. */
export function reopenableUntil({ state, decidedAt, reopenedByReporterAt }: ReportRow): Date | undefined {
  if (state === 'open' || !decidedAt || reopenedByReporterAt) return undefined
  const until = new Date(decidedAt.getTime() + REOPEN_DAYS * DAY_MS)
  return until > new Date() ? until : undefined
}

/** The refusal that names another open case about the same object; an index allows one. */
async function orSayWhich<T>({ db }: Context<unknown>, row: ReportRow | undefined, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const index = findViolatedIndex(error)
    if (!row || !index?.startsWith('report_') || !index.endsWith('_open')) throw error
    throw fail('ReportOpenElsewhere', { number: (await findOpenCase(db, row)) ?? '' })
  }
}

/** Opens a processed case again, by the fair. Throws ReportNotFound, ReportOpen, ReportOpenElsewhere, ReportChanged. */
export async function reopenReport(
  context: Context<ParsedInputOf<typeof contract.reopenReport>>,
): Promise<Record<string, never>> {
  const { db, input, viewer, write } = context
  const { id, version } = input
  const reason = input.reason.trim()
  const row = await findReport(db, id)
  if (!row) throw fail('ReportNotFound')
  await orSayWhich(context, row, () =>
    write(async (transaction) => {
      const opened = await openAgain(transaction, { id, version })
      if (!opened) throw fail((await findReport(transaction, id))?.state === 'open' ? 'ReportOpen' : 'ReportChanged')
      await addStep(transaction, { reportId: id, action: 'reopen', byAccount: Number(viewer?.userId), text: reason })
      await notifyReporter(transaction, context, opened, { name: 'reportReopened', note: reason })
    }),
  )
  return {}
}

/** The same by its reporter, once and in time. Throws ReportNotFound, ReportOpen, ReportOpenElsewhere, ReportReopeningOver, TooManyRequests. */
export async function reopenOwnReport(
  context: Context<ParsedInputOf<typeof contract.reopenOwnReport>>,
): Promise<Record<string, never>> {
  const { db, input, write } = context
  const { id: accountId } = await getViewerAccount(context)
  const { caseNumber } = input
  const row = await findOwnReport(db, accountId, caseNumber)
  if (!row) throw fail('ReportNotFound')
  await orSayWhich(context, row, () =>
    write(async (transaction) => {
      const since = new Date(Date.now() - REOPEN_DAYS * DAY_MS)
      const opened = await openOwnAgain(transaction, { accountId, caseNumber }, since)
      if (!opened) {
        const now = await findOwnReport(transaction, accountId, caseNumber)
        throw now?.state === 'open' ? fail('ReportOpen') : fail('ReportReopeningOver', { days: REOPEN_DAYS })
      }
      await countCase(transaction, context, accountId)
      const text = input.reason.trim()
      await addStep(transaction, { reportId: row.id, action: 'reopen', byAccount: accountId, byReporter: true, text })
    }),
  )
  return {}
}
