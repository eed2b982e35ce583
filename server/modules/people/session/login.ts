import { dialogLogin, smsLogin, webLogin } from '#contract/people/session/endpoints.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { toAddress, findAccount } from '#server/modules/foundation/accounts/index.ts'
import { assertCaptcha } from '#server/modules/people/challenges/index.ts'
import { assertCode, countCodeTry } from '#server/modules/people/codes/index.ts'
import { checkPassword } from './check-password'
import { assertProvedMayLogIn, assertRole, startSession } from './start-session'

interface ByPassword {
  userName: string
  password: string
  captcha: string
  uuid: string
  userType?: number | undefined
}

async function logInByPassword(context: Context<ByPassword>) {
  const { input, db, write, language } = context
  await assertCaptcha(write, input.uuid, input.captcha)
  const address = toAddress(input.userName)
  const account = await findAccount(db, address)
  const right = await checkPassword(context, { account, address, password: input.password })
  if (!account || !right) throw fail('LoginFailed')
  // Only who knows the password is notified of the account.
  await assertProvedMayLogIn(context, account)
  assertRole(account, input.userType, language)
  return write((transaction) => startSession(transaction, account, 'password'))
}

export const login: Route[] = [
  serve(webLogin, logInByPassword),
  serve(dialogLogin, logInByPassword),
  serve(smsLogin, async ({ input, db, write, language }) => {
    const address = toAddress(input.account)
    const key = { address, purpose: 'login' } as const
    // Used up by the login itself: who is refused at this tab goes on at the other with the same code.
    await assertCode({ db, write }, key, input.verifyCode)
    const account = await findAccount(db, address)
    if (!account) throw fail('AccountNotRegistered')
    await assertProvedMayLogIn({ write }, account)
    assertRole(account, input.userType, language)
    const started = await write(
      async (transaction) =>
        (await countCodeTry(transaction, key, input.verifyCode)) ?? startSession(transaction, account, 'code'),
    )
    if (started instanceof Error) throw started
    return started
  }),
]
