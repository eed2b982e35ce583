import type { OutboxRow } from '#contract/foundation/outbox/schemas.ts'
import type { outbox } from './outbox.schema'

/** A message as the management list shows it. */
export function presentMessage(row: typeof outbox.$inferSelect): OutboxRow {
  const { id, address, template, subject, body, tries, failure, createdAt, sentAt } = row
  return {
    id,
    channel: row.channel,
    address,
    template,
    subject,
    body,
    state: row.state,
    tries,
    failure,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}
