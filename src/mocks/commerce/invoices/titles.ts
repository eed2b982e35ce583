import { nextIdOf } from '#src/mocks/core/bilingual.ts'
import * as contract from '#contract/commerce/invoices/endpoints.ts'
import { TITLES_MAX } from '#contract/commerce/invoices/limits.ts'
import { checkTitle } from '#contract/commerce/invoices/rules.ts'
import { mock, refuse, refuseBreaches } from '#src/mocks/core/mock.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { type MockTitle, titles } from './invoices'

const ownOf = (token: string): MockTitle[] => titles.filter((one) => one.accountId === accountOfToken(token).userId)
const present = ({ id, title, isDefault }: MockTitle) => ({ id, ...title, isDefault })

/** Says which one is first: it alone. */
function makeDefault(token: string, row: MockTitle): void {
  for (const one of ownOf(token)) one.isDefault = one === row
}

export const titleHandlers = [
  mock(contract.listInvoiceTitles, ({ token }) =>
    ownOf(token)
      .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.id - b.id)
      .map(present),
  ),
  mock(contract.saveInvoiceTitle, ({ input, token }) => {
    const { id, title, isDefault } = input
    refuseBreaches(checkTitle(title), 'title.')
    const own = ownOf(token)
    const known = own.find((one) => one.id === id)
    if (id !== null && !known) return refuse('InvoiceTitleNotFound')
    if (id === null && own.length >= TITLES_MAX) return refuse('TooManyTitles', { max: TITLES_MAX })
    const row = known ?? {
      id: nextIdOf(titles),
      accountId: accountOfToken(token).userId,
      title,
      isDefault: false,
    }
    Object.assign(row, { title, isDefault })
    if (!known) titles.push(row)
    if (isDefault || own.length === 0) makeDefault(token, row)
    return present(row)
  }),
  mock(contract.removeInvoiceTitle, ({ input, token }) => {
    const gone = ownOf(token).find(({ id }) => id === input.id) ?? refuse('InvoiceTitleNotFound')
    titles.splice(titles.indexOf(gone), 1)
    return {}
  }),
]
