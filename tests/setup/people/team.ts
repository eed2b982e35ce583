import { desc, eq } from 'drizzle-orm'
import type { InputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { updatePasswordForEmail } from '#contract/people/reset/endpoints.ts'
import { dialogLogin } from '#contract/people/session/endpoints.ts'
import { inviteMember } from '#contract/people/team/endpoints.ts'
import type { TeamRole } from '#contract/people/team/rules.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { captchaOf, signedInAs } from '../access'
import type { TestServer } from '../start-server'

const PASSWORD = 'Fresh#2027'
let keys = 0

/** Inviting people into the demo exhibitor's team on a server, and what they do then. */
export function inviting(server: () => TestServer) {
  const headersOf = (userType: number) => signedInAs(server(), userType)

  const invited = async (
    email: string,
    over: Partial<InputOf<typeof inviteMember>> = {},
    by: number = userTypes.exhibitor,
  ) => {
    const key = `invitation-${++keys}`
    const input = { key, email, name: '新同事', role: 'customerService' as const, languageType: 1, ...over }
    return server().ask(inviteMember, input, { headers: await headersOf(by) })
  }

  /** The ticket of the last mail to an address. */
  async function linkTo(email: string): Promise<string> {
    const { db } = server().database
    const [mail] = await db.select().from(outbox).where(eq(outbox.address, email)).orderBy(desc(outbox.id)).limit(1)
    const uuid = /uuid=([\w-]+)/.exec(mail?.body ?? '')?.[1]
    if (uuid === undefined) throw new Error(`no link was sent to ${email}`)
    return uuid
  }

  const setPassword = (email: string, uuid: string) =>
    server().ask(updatePasswordForEmail, { email, uuid, password: PASSWORD })

  const logIn = async (userName: string) =>
    server().ask(dialogLogin, { userName, password: PASSWORD, ...(await captchaOf(server())) })

  /** Somebody who was invited, has set the password and is logged in. */
  async function joined(email: string, role: TeamRole, by?: number) {
    const { data } = await invited(email, { role }, by)
    await setPassword(email, await linkTo(email))
    const { data: login } = await logIn(email)
    return { id: data.id, headers: { token: login.token, userid: login.userId } }
  }

  return { headersOf, invited, joined, linkTo, logIn, setPassword }
}
