import * as contract from '#contract/foundation/outbox/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { containsText, paginate, sortRows } from '#src/mocks/core/paginate.ts'
import { mockMessages } from './messages'

interface Filter {
  channel?: string | undefined
  state?: string | undefined
  keyWord?: string | undefined
}

const found = ({ channel, state, keyWord }: Filter) =>
  mockMessages.filter(
    (one) =>
      (!channel || one.channel === channel) && (!state || one.state === state) && containsText(keyWord, one.address),
  )

export const outbox = [
  mock(contract.listOutbox, ({ input }) =>
    paginate(
      sortRows(found(input), input.sort, (one, field) => one[field]),
      input,
    ),
  ),
  mock(contract.exportOutbox, ({ input }) => ({
    fileName: 'outbox-2026-11-21.csv',
    csv: `\uFEFF${found(input)
      .map(({ id, address, body }) => `${id},${address},"${body}"`)
      .join('\r\n')}`,
  })),
]
