import { getDemoTour, logInToDemo } from '#contract/people/session/endpoints.ts'
import { type DemoRole, demoRoles } from '#contract/people/session/rules.ts'
import { findAccount, toAddress } from '#server/modules/foundation/accounts/index.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import { checkPassword } from './check-password'
import { assertProvedMayLogIn, startSession } from './start-session'

/** Of every demo account; they exist in the demo fair alone, where it is printed at start. */
export const DEMO_PASSWORD = 'Yunzhan#2026'

const userNameOf = (role: DemoRole): string => `${role}@demo.yunzhan.example`

/** The demo account of a role; undefined: this is not the demo fair. */
async function findDemoAccount({ config, db }: Pick<Context<unknown>, 'config' | 'db'>, role: DemoRole) {
  return config.demo ? findAccount(db, toAddress(userNameOf(role))) : undefined
}

export const demo: Route[] = [
  serve(getDemoTour, async (context) => {
    const accounts = await Promise.all(
      demoRoles.map(async (role) => {
        const account = await findDemoAccount(context, role)
        return account ? [{ role, userName: userNameOf(role), name: pick(account.name, context.language) }] : []
      }),
    )
    const list = accounts.flat()
    return { password: list.length > 0 ? DEMO_PASSWORD : '', accounts: list }
  }),
  serve(logInToDemo, async (context) => {
    const { role } = context.input
    const account = await findDemoAccount(context, role)
    if (!account) throw fail('DemoOnly')
    // A visitor of the demo may have changed the password, which keeps others out as everywhere.
    const address = toAddress(userNameOf(role))
    if (!(await checkPassword(context, { account, address, password: DEMO_PASSWORD }))) throw fail('LoginFailed')
    await assertProvedMayLogIn(context, account)
    return context.write((transaction) => startSession(transaction, account, 'password'))
  }),
]
