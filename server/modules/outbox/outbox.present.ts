import type { OutboxRow } from '../../../contract/management/schemas'
import type { outbox } from './outbox.schema'

const states = ['kept', 'queued', 'sent', 'failed'] as const

/** A message as the management list shows it. */
export function presentMessage(row: typeof outbox.$inferSelect): OutboxRow {
  const { id, address, template, subject, body, tries, failure, createdAt, sentAt } = row
  const channel = row.channel === 'sms' ? 'sms' : 'email'
  const state = states.find((one) => one === row.state) ?? 'kept'
  return {
    id,
    channel,
    address,
    template,
    subject,
    body,
    state,
    tries,
    failure,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}
