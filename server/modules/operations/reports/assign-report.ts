import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { permissions } from '#contract/core/permissions.ts'
import type * as contract from '#contract/operations/reports/endpoints.ts'
import type { ReportHandler } from '#contract/operations/reports/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { listOfTypes } from '#server/modules/foundation/accounts/index.ts'
import { findWhyNot } from './decide-report'
import { setHandler } from './reports.queries'
import { addStep } from './steps.queries'

/** The accounts that a case can be assigned to: those that may decide it and can log in. */
export async function listHandlers(db: Db, language: Language): Promise<ReportHandler[]> {
  const found = await listOfTypes(db, permissions.decideReports)
  return found.map(({ id, name, nickName }) => ({ id, name: pick(name, language) || nickName }))
}

/** Throws ReportNotFound, ReportDecided, ReportChanged, ReportHandlerNotFound. */
export async function assignReport({
  db,
  input: { id, version, handlerId },
  viewer,
  language,
  write,
}: Context<ParsedInputOf<typeof contract.assignReport>>): Promise<Record<string, never>> {
  const handlers = await listHandlers(db, language)
  if (handlerId !== null && !handlers.some((one) => one.id === handlerId)) throw fail('ReportHandlerNotFound')
  await write(async (transaction) => {
    if (!(await setHandler(transaction, { id, version }, handlerId))) throw await findWhyNot(transaction, id)
    const action = handlerId === null ? 'release' : 'assign'
    await addStep(transaction, { reportId: id, action, byAccount: Number(viewer?.userId), toAccount: handlerId })
  })
  return {}
}
