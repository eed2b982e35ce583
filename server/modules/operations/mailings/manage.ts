import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { isMoment } from '#contract/core/moment.ts'
import type * as contract from '#contract/operations/mailings/endpoints.ts'
import { MAILING_TESTS_PER_HOUR } from '#contract/operations/mailings/limits.ts'
import { checkMailing, checkWhole } from '#contract/operations/mailings/rules.ts'
import type { Mailing, MailingDocument } from '#contract/operations/mailings/schemas.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { addNotice } from '#server/modules/foundation/notices/index.ts'
import { postMessage } from '#server/modules/foundation/outbox/index.ts'
import * as queries from './mailings.queries'
import { writeMail, writeNotice } from './write'

type CallContext<Name extends keyof typeof contract> = Context<ParsedInputOf<(typeof contract)[Name]>>

const HOUR_SECONDS = 3_600
const trimmed = ({ zh, en }: { zh: string; en: string }) => ({ zh: zh.trim(), en: en.trim() })

export async function present(db: Db, row: queries.MailingRow): Promise<Mailing> {
  const { id, version, state, kind, subject, text, link, audience, byNotice, byMail, sendAt } = row
  const numbers = await queries.countOf(db, id)
  const words = { kind, subject, text, link, audience, byNotice, byMail }
  return { id, version, state, ...words, sendAt: sendAt?.toISOString() ?? null, numbers }
}

/** Throws MailingNotFound. */
async function getMailing(db: Db, id: number): Promise<queries.MailingRow> {
  const row = await queries.findMailing(db, id)
  if (!row) throw fail('MailingNotFound')
  return row
}

/** Throws what stands against changing a draft that was seen. */
async function refuseChange(db: Db, id: number): Promise<never> {
  throw fail((await getMailing(db, id)).state === 'draft' ? 'MailingChanged' : 'MailingNotDraft')
}

const columnsOf = (mailing: MailingDocument) => ({
  ...mailing,
  subject: trimmed(mailing.subject),
  text: trimmed(mailing.text),
  link: mailing.link.trim(),
})

/** Throws what the contract names, and BadInput at its fields. */
export async function saveMailing({ db, input, language, write }: CallContext<'saveMailing'>): Promise<Mailing> {
  const { id, version, key, mailing } = input
  assertFields(checkMailing(mailing), language, 'mailing')
  const columns = columnsOf(mailing)
  if (id === null) {
    const added = await write((writing) => queries.insertMailing(writing, { ...columns, clientKey: key }))
    const row = added ?? (await queries.findByKey(db, key))
    if (!row) throw new Error('the mailing was not kept')
    return present(db, row)
  }
  const changed = await write((writing) => queries.changeDraft(writing, { id, version }, columns))
  return present(db, changed ?? (await refuseChange(db, id)))
}

/** Throws what the contract names. */
export async function testMailing(context: CallContext<'testMailing'>): Promise<Record<string, never>> {
  const { db, input, config, providers, write } = context
  const [row, account] = [await getMailing(db, input.id), await getViewerAccount(context)]
  if (row.byMail && account.email === '') throw fail('MailingNoAddress')
  await write((writing) =>
    assertWithinLimit(writing, `mailingTest:${account.id}`, MAILING_TESTS_PER_HOUR, HOUR_SECONDS),
  )
  await write(async (writing) => {
    if (row.byNotice) await addNotice(writing, { accountId: account.id, ...writeNotice(row) })
    if (!row.byMail) return
    for (const language of ['zh', 'en'] as const)
      await postMessage(writing, providers, { ...writeMail(config, row, language, ''), address: account.email })
  })
  return {}
}

/** Throws what the contract names, and BadInput at its fields. */
export async function sendMailing({ db, input, language, write }: CallContext<'sendMailing'>): Promise<Mailing> {
  const { id, version, at } = input
  const row = await getMailing(db, id)
  const now = new Date()
  const isLate = at !== null && (!isMoment(at) || Date.parse(at) <= now.getTime())
  assertFields({ ...checkWhole(row), at: isLate ? 'mailing.moment' : undefined }, language, 'mailing')
  const sendAt = at === null ? now : new Date(at)
  const state = at === null ? 'sending' : 'scheduled'
  const changed = await write((writing) => queries.changeDraft(writing, { id, version }, { state, sendAt }))
  return present(db, changed ?? (await refuseChange(db, id)))
}

/** Throws what the contract names. */
export async function cancelMailing({ db, input, write }: CallContext<'cancelMailing'>): Promise<Mailing> {
  const row = await write((writing) => queries.cancel(writing, input.id))
  if (row) return present(db, row)
  await getMailing(db, input.id)
  throw fail('MailingOver')
}

/** Throws what the contract names. */
export async function removeMailing({
  db,
  input,
  write,
}: CallContext<'removeMailing'>): Promise<Record<string, never>> {
  if (!(await write((writing) => queries.removeDraft(writing, input)))) await refuseChange(db, input.id)
  return {}
}
