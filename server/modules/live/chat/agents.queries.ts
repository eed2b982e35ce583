import { and, eq, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import { answeringTypes, employedTypes } from '#contract/core/permissions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { hasExhibitor } from '#server/modules/fair/exhibitors/index.ts'

/**
 * Whether a service can be written to: the fair's and that of every exhibitor. What is written to one that nobody
 * answers for yet is kept for the accounts that it comes to have.
 */
export async function hasService(db: Db, service: string): Promise<boolean> {
  return service === 'fair' || hasExhibitor(db, Number(service))
}

/** What `worksForExhibitor` says of those who answer for the fair: an exhibitor's customer service is not among them. */
export const isOfFair: SQL | undefined = and(
  inArray(accountRecords.userType, answeringTypes.ofFair),
  or(notInArray(accountRecords.userType, [...employedTypes]), isNull(accountRecords.exhibitorId)),
)

const answersFor = (service: string): SQL | undefined =>
  and(
    eq(accountRecords.status, 'active'),
    service === 'fair'
      ? isOfFair
      : and(
          inArray(accountRecords.userType, answeringTypes.ofExhibitor),
          eq(accountRecords.exhibitorId, Number(service)),
        ),
  )

/** Who answers for a service: the fair's own people, or the accounts of its exhibitor. */
export async function listAgents(db: Db, service: string) {
  return db
    .select({ id: accountRecords.id, name: accountRecords.name, nickName: accountRecords.nickName })
    .from(accountRecords)
    .where(answersFor(service))
    .orderBy(accountRecords.id)
}

/** Whether an account answers for a service, and does until this transaction has ended. */
export async function holdAgent(db: Db, service: string, accountId: number): Promise<boolean> {
  const held = await db
    .select({ id: accountRecords.id })
    .from(accountRecords)
    .where(and(eq(accountRecords.id, accountId), answersFor(service)))
    .for('share')
  return held.length > 0
}
