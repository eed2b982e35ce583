import { invoices, titles } from './invoices'

/** Remembers the invoices and titles as they are; what is given puts them back. */
export function rememberInvoices(): () => void {
  const kept = { invoices: invoices.map((one) => ({ ...one })), titles: titles.map((one) => ({ ...one })) }
  return () => {
    invoices.splice(0, invoices.length, ...kept.invoices)
    titles.splice(0, titles.length, ...kept.titles)
  }
}
