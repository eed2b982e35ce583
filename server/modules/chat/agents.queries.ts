import { and, eq, inArray } from 'drizzle-orm'
import { permissions, speaksForExhibitor } from '../../../contract/core/permissions'
import type { Db } from '../../platform/db/database'
import { accounts } from '../accounts/accounts.schema'
import { hasExhibitor } from '../exhibitors'

/**
 * Whether a service can be written to: the fair's and that of every exhibitor. What is written to one that nobody
 * answers for yet is kept for the accounts that it comes to have.
 */
export async function hasService(db: Db, service: string): Promise<boolean> {
  return service === 'fair' || hasExhibitor(db, Number(service))
}

/** Who answers for a service: the fair's own people, or the accounts of its exhibitor. */
export async function listAgents(db: Db, service: string) {
  const isFair = service === 'fair'
  const types = permissions.answerVisitors.filter((type) => speaksForExhibitor(type) !== isFair)
  return db
    .select({ id: accounts.id, name: accounts.name, nickName: accounts.nickName })
    .from(accounts)
    .where(
      and(
        inArray(accounts.userType, types),
        eq(accounts.status, 'active'),
        isFair ? undefined : eq(accounts.exhibitorId, Number(service)),
      ),
    )
    .orderBy(accounts.id)
}
