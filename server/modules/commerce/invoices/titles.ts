import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/commerce/invoices/endpoints.ts'
import { TITLES_MAX } from '#contract/commerce/invoices/limits.ts'
import { checkTitle } from '#contract/commerce/invoices/rules.ts'
import type { SavedTitle } from '#contract/commerce/invoices/schemas.ts'
import type { InvoiceTitle } from '#contract/commerce/invoices/rules.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount, lockAccount } from '#server/modules/foundation/accounts/index.ts'
import * as queries from './invoices.queries'

/** A title as it is kept: a person has no company's numbers. */
export function normalizeTitle(title: InvoiceTitle): InvoiceTitle {
  const { kind, name, email } = title
  const isCompany = kind === 'company'
  const own = (value: string) => (isCompany ? value.trim() : '')
  return {
    kind,
    name: name.trim(),
    taxNumber: own(title.taxNumber).toUpperCase(),
    email: email.trim(),
    address: own(title.address),
    phone: own(title.phone),
    bank: own(title.bank),
    bankAccount: own(title.bankAccount),
  }
}

export const presentSaved = ({ id, title, isDefault }: queries.TitleRow): SavedTitle => ({ id, ...title, isDefault })

/** Adds a title, or changes an own one. Throws BadInput at its fields, InvoiceTitleNotFound, TooManyTitles. */
export async function saveTitle(
  context: Context<ParsedInputOf<typeof contract.saveInvoiceTitle>>,
): Promise<SavedTitle> {
  const { input, language, write } = context
  const { id: accountId } = await getViewerAccount(context)
  assertFields(checkTitle(input.title), language, 'input.title')
  const title = normalizeTitle(input.title)
  const row = await write(async (db) => {
    await lockAccount(db, accountId)
    const known = await queries.listTitles(db, accountId)
    if (input.id === null && known.length >= TITLES_MAX) throw fail('TooManyTitles', { max: TITLES_MAX })
    const isDefault = input.isDefault || known.length === 0
    if (isDefault) await queries.clearDefault(db, accountId)
    if (input.id === null) return queries.insertTitle(db, { accountId, title, isDefault })
    const changed = await queries.changeTitle(db, accountId, input.id, { title, isDefault })
    if (!changed) throw fail('InvoiceTitleNotFound')
    return changed
  })
  return presentSaved(row)
}

/** Removes an own title. Throws InvoiceTitleNotFound. */
export async function removeTitle(context: Context<{ id: number }>): Promise<void> {
  const { id: accountId } = await getViewerAccount(context)
  const removed = await context.write((db) => queries.deleteTitle(db, accountId, context.input.id))
  if (!removed) throw fail('InvoiceTitleNotFound')
}
