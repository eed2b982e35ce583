import type { AccountRow } from '#contract/operations/management/schemas.ts'
import { userTypes } from '#contract/core/permissions.ts'
import type { Language } from '#contract/core/language.ts'
import * as contract from '#contract/operations/management/endpoints.ts'
import { accountOfToken, findMockAccountById, type MockAccount } from '#src/mocks/foundation/accounts/accounts.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { containsText, paginate, sortRows } from '#src/mocks/core/paginate.ts'

interface Standing {
  userType: number
  status: AccountRow['status']
  sessions: number
}

const standings = new Map<number, Standing>()

function standingOf({ userId, userType }: MockAccount): Standing {
  const id = Number(userId)
  const known = standings.get(id) ?? {
    userType,
    status: id === 20 ? 'disabled' : 'active',
    sessions: id < 20 && id % 3 === 2 ? 2 : 0,
  }
  standings.set(id, known)
  return known
}

function rowOf(account: MockAccount, language: Language): AccountRow {
  const { userId, name, mobile, email } = account
  const id = Number(userId)
  return {
    id,
    name: say(language, name),
    phone: mobile,
    email,
    ...standingOf(account),
    createdAt: minutesFromNow(-id * 1_500),
  }
}

type Filter = { status?: string | undefined; userType?: number | undefined; keyWord?: string | undefined }

function found({ status, userType, keyWord }: Filter, language: Language): AccountRow[] {
  return Object.values(userTypes).flatMap((id) => {
    const account = findMockAccountById(String(id))
    if (!account || !containsText(keyWord, ...account.name, account.mobile, account.email)) return []
    const row = rowOf(account, language)
    return (status && row.status !== status) || (userType && row.userType !== userType) ? [] : [row]
  })
}

/** Does something to another's account. */
function manage(
  { input, token, language }: { input: { id: number }; token: string; language: Language },
  change: Partial<Standing>,
): AccountRow {
  const account = findMockAccountById(String(input.id)) ?? refuse('AccountNotFound')
  if (account === accountOfToken(token)) return refuse('OwnAccount')
  Object.assign(standingOf(account), change)
  return rowOf(account, language)
}

const tableOf = (name: string, lines: string[]) => ({
  fileName: `${name}-2026-11-21.csv`,
  csv: `\uFEFF${lines.join('\r\n')}`,
})

export const management = [
  mock(contract.listAccounts, ({ input, language }) =>
    paginate(
      sortRows(found(input, language), input.sort, (one, field) => one[field]),
      input,
    ),
  ),
  mock(contract.exportAccounts, ({ input, language }) =>
    tableOf(
      'accounts',
      found(input, language).map(({ id, name, phone }) => `${id},${name},${phone}`),
    ),
  ),
  mock(contract.setAccountDisabled, (input) =>
    manage(input, input.input.disabled ? { status: 'disabled', sessions: 0 } : { status: 'active' }),
  ),
  mock(contract.endSessions, (input) => manage(input, { sessions: 0 })),
  mock(contract.setUserType, (input) => manage(input, { userType: input.input.userType, sessions: 0 })),
]
