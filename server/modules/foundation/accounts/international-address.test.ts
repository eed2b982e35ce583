import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { sendRegEmail } from '#contract/people/codes/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { isExistEmail } from '#contract/people/registration/endpoints.ts'
import { listAccounts } from '#contract/operations/management/endpoints.ts'
import { dialogLogin } from '#contract/people/session/endpoints.ts'
import { captchaOf, codeSentTo, signedInAs, solved } from '#tests/setup/access.ts'
import { registerBuyer } from '#tests/setup/registrations.ts'
import { useServer } from '#tests/setup/server.ts'
import { accounts } from './accounts.schema'

const server = useServer('demo')
const typed = "Aoife.O'Neil@例子.中国"
const stored = "aoife.o'neil@xn--fsqu00a.xn--fiqs8s"
const spellings = [typed, stored, stored.toUpperCase()]

beforeAll(async () => {
  const { pass } = await solved(server())
  await server().ask(sendRegEmail, { email: typed, pass })
  const code = await codeSentTo(server(), stored)
  await registerBuyer(server(), { email: typed, code })
  await server().database.write((db) => db.update(accounts).set({ status: 'active' }).where(eq(accounts.email, stored)))
})

it.each(spellings)('logs in as %s', async (userName) => {
  const captcha = await captchaOf(server())
  const login = await server().ask(dialogLogin, { userName, password: 'Buyer#2026', ...captcha })
  expect(login.code).toBe(0)
})

it.each(spellings)('is taken as %s', async (email) => {
  const { running } = await solved(server())
  expect((await server().ask(isExistEmail, { email, running })).data).toEqual({ exists: true })
})

it('is shown in its own script, and found by it', async () => {
  const headers = await signedInAs(server(), userTypes.organizer)
  for (const keyWord of spellings) {
    const { data } = await server().ask(listAccounts, { keyWord }, { headers })
    expect(data.list.map(({ email }) => email)).toEqual(["aoife.o'neil@例子.中国"])
  }
})
