import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { DEMO_PASSWORD } from '#server/modules/people/session/index.ts'
import { hashPassword } from '#server/platform/auth/password.ts'
import type { Db } from '#server/platform/db/database.ts'
import { both, cell, readTable } from './content'
import { getId, type SeededFair } from './seed-fair'

export { DEMO_PASSWORD }

/** One account of each user type. */
export async function seedAccounts(db: Db, { exhibitorIds }: SeededFair): Promise<void> {
  const passwordHash = await hashPassword(null, DEMO_PASSWORD)
  await db.insert(accounts).values(
    readTable('accounts.csv').map((row) => ({
      userType: Number(cell(row, 'user_type')),
      email: cell(row, 'email'),
      phone: cell(row, 'phone'),
      name: both(row, 'name'),
      exhibitorId: cell(row, 'exhibitor_key') === '' ? null : getId(exhibitorIds, cell(row, 'exhibitor_key')),
      languageType: cell(row, 'phone').startsWith('+86') ? 1 : 2,
      status: 'active' as const,
      passwordHash,
    })),
  )
}

export const demoAddresses = (): string[] => readTable('accounts.csv').map((row) => cell(row, 'email'))

/** The lines that the start prints: who may log in to the demo fair. */
export function demoAccountLines(): string[] {
  const shown = readTable('accounts.csv').filter((row) => ['1', '3', '5', '6'].includes(cell(row, 'user_type')))
  return shown.map((row) => `  ${cell(row, 'name_en').padEnd(14)} ${cell(row, 'email')}`)
}
