import * as contract from '#contract/operations/mailings/endpoints.ts'
import type { Mailing } from '#contract/operations/mailings/schemas.ts'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { mailing } from './inputs'

const HOUR_MS = 3_600_000
const nobody = {
  people: 0,
  notices: 0,
  read: 0,
  mails: 0,
  delivered: 0,
  failed: 0,
  opened: 0,
  unsubscribed: 0,
  noAddress: 0,
}
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const row = (id: number, over: Partial<Mailing>): Mailing => ({
  id,
  version: 1,
  state: 'draft',
  ...mailing,
  sendAt: null,
  numbers: nobody,
  ...over,
})

/** The newest first. */
export const rows: Mailing[] = [
  row(1, {}),
  row(4, { subject: { zh: '参会交通指引', en: 'How to get here' } }),
  row(2, { state: 'scheduled', sendAt: later(20), subject: { zh: '明日日程提醒', en: 'Tomorrow at the fair' } }),
  row(3, {
    state: 'sent',
    kind: 'service',
    sendAt: later(-30),
    subject: { zh: '入场须知', en: 'Before you come' },
    numbers: {
      people: 1_234,
      notices: 1_234,
      read: 640,
      mails: 1_180,
      delivered: 1_171,
      failed: 9,
      opened: 402,
      unsubscribed: 0,
      noAddress: 54,
    },
  }),
]
const keys = new Map<string, number>()

/** A draft as it was seen. */
function findDraft({ id, version }: { id: number; version: number }) {
  const found = byIdOf(rows, id) ?? refuse('MailingNotFound')
  if (found.state !== 'draft') return refuse('MailingNotDraft')
  return found.version === version ? found : refuse('MailingChanged')
}

export const mailings = [
  mock(contract.listMailings, ({ input }) =>
    paginate(
      rows.filter(({ state }) => input.state === undefined || state === input.state),
      input,
    ),
  ),
  mock(contract.saveMailing, ({ input }) => {
    if (input.id === null) {
      const known = byIdOf(rows, keys.get(input.key) ?? 0)
      if (known) return known
      const added = row(rows.length + 1, input.mailing)
      rows.unshift(added)
      keys.set(input.key, added.id)
      return added
    }
    const found = findDraft({ id: input.id, version: input.version })
    return 'error' in found ? found : Object.assign(found, input.mailing, { version: found.version + 1 })
  }),
  mock(contract.testMailing, ({ input }) => (byIdOf(rows, input.id) ? {} : refuse('MailingNotFound'))),
  mock(contract.sendMailing, ({ input }) => {
    const found = findDraft(input)
    if ('error' in found) return found
    const state = input.at === null ? ('sending' as const) : ('scheduled' as const)
    return Object.assign(found, { state, version: found.version + 1, sendAt: input.at ?? new Date().toISOString() })
  }),
  mock(contract.cancelMailing, ({ input }) => {
    const found = byIdOf(rows, input.id) ?? refuse('MailingNotFound')
    if (found.state !== 'scheduled' && found.state !== 'sending') return refuse('MailingOver')
    return Object.assign(found, { state: 'cancelled' as const, version: found.version + 1 })
  }),
  mock(contract.removeMailing, ({ input }) => {
    const found = findDraft(input)
    if ('error' in found) return found
    rows.splice(rows.indexOf(found), 1)
    return {}
  }),
  mock(contract.followMailing, () => ({ link: mailing.link })),
  mock(contract.unsubscribeMailing, () => ({})),
]
