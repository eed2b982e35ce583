import { checkTitle, emptyTitle, type InvoiceType } from '#contract/commerce/invoices/rules.ts'
import type { SavedTitle } from '#contract/commerce/invoices/schemas.ts'
import type { InvoiceTitle } from '#contract/commerce/invoices/rules.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'

/** What the form of a saved title holds. */
export interface TitleValues extends InvoiceTitle {
  isDefault: boolean
}

/** What the form of an application holds. */
export interface ApplyValues extends InvoiceTitle {
  type: InvoiceType
  /** Id of the saved title that was chosen; empty: a new one. */
  saved: string
  save: boolean
}

/** The words of a title among other values. */
export function toTitle(of: InvoiceTitle): InvoiceTitle {
  const { kind, name, taxNumber, email, address, phone, bank, bankAccount } = of
  return { kind, name, taxNumber, email, address, phone, bank, bankAccount }
}

export const titleValues = (saved: SavedTitle | undefined): TitleValues => ({
  ...(saved ? toTitle(saved) : emptyTitle()),
  isDefault: false,
})

/** What stands in an application at first: what failed before, else the default title. */
export function applyValues(
  again: { type: InvoiceType; title: InvoiceTitle } | undefined,
  [first]: readonly SavedTitle[],
): ApplyValues {
  if (again) return { ...toTitle(again.title), type: again.type, saved: '', save: false }
  return { ...(first ? toTitle(first) : emptyTitle()), type: 'ordinary', saved: String(first?.id ?? ''), save: false }
}

export const checkValues = (values: TitleValues) => checkTitle(values)
export const checkApply = (values: ApplyValues) => checkTitle(values, values.type)

/** What of an own order can be invoiced, in fen: what was paid and is not returned, nor on its way back. */
export const invoiceableFen = ({ paidAt, lines }: Pick<Order, 'paidAt' | 'lines'>): number =>
  paidAt === null ? 0 : lines.reduce((sum, { paidFen, refundId }) => sum + (refundId === null ? paidFen : 0), 0)
