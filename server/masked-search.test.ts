import { expect, it } from 'vitest'
import { permissions, userTypes } from '#contract/core/permissions.ts'
import { exportAccounts, listAccounts } from '#contract/operations/management/endpoints.ts'
import { exportCases, listCases } from '#contract/people/review/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { addRegistrationCase } from '#tests/setup/cases.ts'
import { useServer } from '#tests/setup/server.ts'

/** Who sees a value masked cannot find it out by searching for it: not whole, and not piece by piece. */
const server = useServer('demo')

interface Searched {
  count: (keyWord: string, headers: Record<string, string>) => Promise<number>
  table: (keyWord: string, headers: Record<string, string>) => Promise<string>
  readers: readonly number[]
  /** Who sees phones and addresses whole. */
  whole: readonly number[]
}

const searches: Record<string, Searched> = {
  cases: {
    count: async (keyWord, headers) =>
      (await server().ask(listCases, { subject: 'registration', keyWord }, { headers })).data.totalCount,
    table: async (keyWord, headers) =>
      (await server().ask(exportCases, { subject: 'registration', keyWord }, { headers })).data.csv,
    readers: permissions.readCases,
    whole: permissions.decideCases,
  },
  accounts: {
    count: async (keyWord, headers) => (await server().ask(listAccounts, { keyWord }, { headers })).data.totalCount,
    table: async (keyWord, headers) => (await server().ask(exportAccounts, { keyWord }, { headers })).data.csv,
    readers: permissions.readAccounts,
    whole: permissions.manageAccounts,
  },
}

async function found({ count, table }: Searched, keyWord: string, headers: Record<string, string>) {
  const lines = (await table(keyWord, headers)).trim().split('\n')
  return { listed: await count(keyWord, headers), exported: lines.length - 1 }
}

it.each(Object.entries(searches))('of %s obey the mask of each user type', async (subject, search) => {
  const digits = subject === 'cases' ? '55667788' : '66778899'
  const { phone, email, name } = await addRegistrationCase(server(), { phone: `+86139${digits}` })
  for (const userType of search.readers) {
    const headers = await signedInAs(server(), userType)
    const hits = search.whole.includes(userType) ? 1 : 0
    for (const keyWord of [phone, `139${digits}`, digits, digits.slice(1, 7), email, email.split('@')[0] ?? '']) {
      expect({ userType, keyWord, ...(await found(search, keyWord, headers)) }).toEqual({
        userType,
        keyWord,
        listed: hits,
        exported: hits,
      })
    }
    expect(await found(search, name.zh, headers)).toEqual({ listed: 1, exported: 1 })
  }
  expect(Object.values(userTypes)).toEqual(expect.arrayContaining([...search.readers]))
})
