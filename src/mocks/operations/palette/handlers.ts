import { hasPermission, userTypes } from '#contract/core/permissions.ts'
import type { Language } from '#contract/core/language.ts'
import { searchConsole } from '#contract/operations/palette/endpoints.ts'
import { PALETTE_HITS } from '#contract/operations/palette/limits.ts'
import { listPaletteTypes, type PaletteType } from '#contract/operations/palette/rules.ts'
import type { PaletteHit } from '#contract/operations/palette/schemas.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { containsText } from '#src/mocks/core/paginate.ts'
import { exhibitDetailIn, exhibitRows } from '#src/mocks/fair/exhibits/exhibits.ts'
import { exhibitorCardIn, exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { caseRows } from '#src/mocks/operations/reports/cases.ts'
import { mockCases } from '#src/mocks/people/review/cases.ts'
import { accountOfToken, findMockAccountById } from '#src/mocks/foundation/accounts/accounts.ts'

interface Lookup {
  keyWord: string
  language: Language
  /** Phones and addresses are searched, and shown whole. */
  whole: boolean
}

const startsWith = (text: string, keyWord: string) => text.startsWith(keyWord.toUpperCase())

const hitsOfCases =
  (subject: 'registration' | 'enrollment' | 'demand') =>
  ({ keyWord, language }: Lookup): PaletteHit[] =>
    mockCases
      .filter((one) => one.subject === subject && containsText(keyWord, ...one.name))
      .map(({ id, name, expo }) => ({ id, title: say(language, name), subtitle: say(language, expo), keyWord: '' }))

const ordersOf = (keyWord: string) =>
  orders.filter(({ number, contact }) => startsWith(number, keyWord) || containsText(keyWord, contact.name))

const searches: Record<PaletteType, (lookup: Lookup) => PaletteHit[]> = {
  exhibitor: ({ keyWord, language }) =>
    exhibitorRows
      .filter(({ company }) => containsText(keyWord, ...company))
      .map((row) => ({ id: row.id, title: exhibitorCardIn(language, row).company, subtitle: '', keyWord: '' })),
  exhibit: ({ keyWord, language }) =>
    exhibitRows
      .filter(({ name }) => containsText(keyWord, ...name))
      .map((row) => {
        const { exhibitsName, company } = exhibitDetailIn(language, row)
        return { id: row.id, title: exhibitsName, subtitle: company, keyWord: '' }
      }),
  account: ({ keyWord, language, whole }) =>
    Object.values(userTypes).flatMap((id) => {
      const account = findMockAccountById(String(id))
      const contact = account && whole ? [account.mobile, account.email] : []
      if (!account || !containsText(keyWord, ...account.name, ...contact)) return []
      const name = say(language, account.name)
      return [{ id, title: name, subtitle: whole ? account.mobile : '', keyWord: name }]
    }),
  order: ({ keyWord }) =>
    ordersOf(keyWord).map(({ id, number, contact }) => ({
      id,
      title: number,
      subtitle: contact.name,
      keyWord: number,
    })),
  ticket: ({ keyWord }) =>
    orders.flatMap(({ id, number, lines }) =>
      lines
        .filter(({ code }) => startsWith(code, keyWord))
        .map(({ code }) => ({ id, title: `****${code.slice(-4)}`, subtitle: number, keyWord: number })),
    ),
  registration: hitsOfCases('registration'),
  enrollment: hitsOfCases('enrollment'),
  demand: hitsOfCases('demand'),
  report: ({ keyWord }) =>
    caseRows()
      .filter(({ caseNumber }) => startsWith(caseNumber, keyWord))
      .map(({ id, caseNumber }) => ({ id, title: caseNumber, subtitle: '', keyWord: caseNumber })),
}

export const palette = [
  mock(searchConsole, ({ input: { keyWord }, language, token }) => {
    if (keyWord === '') return []
    const { userType } = accountOfToken(token)
    const lookup = { keyWord, language, whole: hasPermission(userType, 'manageAccounts') }
    return listPaletteTypes(userType).flatMap((type) => {
      const hits = searches[type](lookup).slice(0, PALETTE_HITS)
      return hits.length === 0 ? [] : [{ type, hits }]
    })
  }),
]
