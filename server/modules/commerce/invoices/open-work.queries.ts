import { and, eq } from 'drizzle-orm'
import { countOpenWork, type OpenWork } from '#server/platform/db/open-work.ts'
import type { Db } from '#server/platform/db/database.ts'
import { invoices } from './invoices.schema'

/** Invoices that finance has to issue itself. */
export const countOpenInvoices = (db: Db): Promise<OpenWork> =>
  countOpenWork(db, {
    table: invoices,
    since: invoices.createdAt,
    where: and(eq(invoices.state, 'applied'), eq(invoices.issuer, 'finance')),
  })
