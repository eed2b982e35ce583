import { hasPermission } from '#contract/core/permissions.ts'
import { type QueueName, queueNames, queues } from '#contract/operations/today/rules.ts'
import type { Queue } from '#contract/operations/today/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { OpenWork } from '#server/platform/db/open-work.ts'
import { countOpenInvoices } from '#server/modules/commerce/invoices/index.ts'
import { countFailedRefunds } from '#server/modules/commerce/payments/index.ts'
import { countOpenAdverts } from '#server/modules/commerce/services/index.ts'
import { countOpenTransfers } from '#server/modules/commerce/transfers/index.ts'
import { countOpenContent } from '#server/modules/fair/content/index.ts'
import { countOpenConversations } from '#server/modules/live/customer-service/index.ts'
import { countOpenReports } from '#server/modules/operations/reports/index.ts'
import { countOpenEnrollments } from '#server/modules/people/enrollment/index.ts'
import { countOpenRegistrations } from '#server/modules/people/registration/index.ts'
import { countContestedAppointments } from '#server/modules/trade/appointments/index.ts'
import { countOpenDemands } from '#server/modules/trade/demands/index.ts'

const counters: Record<QueueName, (db: Db) => Promise<OpenWork>> = {
  registrations: countOpenRegistrations,
  signUps: countOpenEnrollments,
  demands: countOpenDemands,
  content: countOpenContent,
  adverts: countOpenAdverts,
  appointments: countContestedAppointments,
  refunds: countFailedRefunds,
  transfers: countOpenTransfers,
  invoices: countOpenInvoices,
  messages: countOpenConversations,
  reports: countOpenReports,
}

/** The open work of the queues that a user type may read. */
export function countQueues(db: Db, userType: number): Promise<Queue[]> {
  const open = queueNames.filter((name) => hasPermission(userType, queues[name]))
  return Promise.all(
    open.map(async (name) => {
      const { count, oldest } = await counters[name](db)
      return { name, count, oldest: oldest?.toISOString() ?? null }
    }),
  )
}

/** The open work of every queue as a text that differs when any of it does. */
export async function fingerprintQueues(db: Db): Promise<string> {
  const counted = await Promise.all(queueNames.map((name) => counters[name](db)))
  return counted.map(({ count, oldest }) => `${count}@${oldest?.getTime() ?? ''}`).join(' ')
}
