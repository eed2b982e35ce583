import { eq, sql } from 'drizzle-orm'
import { joinWaitingList, listOwnWaiting } from '#contract/commerce/waiting-list/endpoints.ts'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import type { QuotaRow } from '#server/modules/commerce/tickets/types.queries.ts'
import { quotas, ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { processWaitingList } from '#server/modules/commerce/waiting-list/index.ts'
import type { TestServer } from '../start-server'

type Headers = Record<string, string>

/** What stands in the way of a test of waiting lists, and what it reads. */
export function waitingFor(server: () => TestServer, type: () => Pick<TicketType, 'id'>) {
  const quota = async (): Promise<QuotaRow> => {
    const [row] = await server()
      .database.db.select({ quota: quotas })
      .from(ticketTypes)
      .innerJoin(quotas, eq(quotas.id, ticketTypes.quotaId))
      .where(eq(ticketTypes.id, type().id))
    if (!row) throw new Error('the type has a quota')
    return row.quota
  }
  return {
    quota,
    /** Has so many be free. */
    async setLeft(left: number): Promise<void> {
      const { id } = await quota()
      const capacity = sql`${quotas.held} + ${left}`
      await server().database.write((db) => db.update(quotas).set({ capacity }).where(eq(quotas.id, id)))
    },
    join: (headers: Headers, quantity = 1) =>
      server().ask(joinWaitingList, { typeId: type().id, quantity }, { headers }),
    async own(headers: Headers) {
      const { data } = await server().ask(listOwnWaiting, {}, { headers })
      return data.find(({ typeId }) => typeId === type().id)
    },
    /** Lets the fair do what it does by its clock, as if it were then. */
    serve: (now?: Date) => {
      const { database, config, providers } = server()
      return processWaitingList(database, { config, providers }, now)
    },
    /** What is true of the quota whatever was first: it holds its tickets and what is reserved, and no more than it has. */
    async isTrue(): Promise<boolean> {
      const { id, held, capacity } = await quota()
      const found = await server().database.db.execute(sql`select
        (select count(*)::integer from ticket join ticket_type type on type.id = ticket.type_id
          where type.quota_id = ${id} and ticket.state in ('held', 'valid', 'locked')) as standing,
        (select coalesce(sum(place.offered), 0)::integer from waiting_place place
          join ticket_type type on type.id = place.type_id
          where type.quota_id = ${id} and place.state = 'offered') as offered`)
      const { rows }: { rows: { standing: number; offered: number }[] } = Object(found)
      const [row] = rows
      return row !== undefined && row.standing + row.offered === held && held <= capacity
    },
  }
}
