import { dialogLogin, smsLogin, webLogin } from '../../../contract/session/endpoints'
import type { Context } from '../../platform/http/serve'
import { fail } from '../../platform/http/fail'
import { type Route, serve } from '../../platform/http/serve'
import { addressOf, findAccount } from '../accounts'
import { passCaptcha } from '../challenges'
import { useCode } from '../codes'
import { checkPassword } from './check-password'
import { checkRole, checkStanding, startSession } from './start-session'

interface ByPassword {
  userName: string
  password: string
  captcha: string
  uuid: string
  userType?: number | undefined
}

async function logInByPassword(context: Context<ByPassword>) {
  const { input, db, append, language } = context
  await passCaptcha(append, input.uuid, input.captcha)
  const address = addressOf(input.userName)
  const account = await findAccount(db, address)
  const right = await checkPassword(context, { account, address, password: input.password })
  if (!account || !right) throw fail('LoginFailed')
  // Only who knows the password hears about the account.
  checkStanding(account)
  checkRole(account, input.userType, language)
  return append((transaction) => startSession(transaction, account, 'password'))
}

export const login: Route[] = [
  serve(webLogin, logInByPassword),
  serve(dialogLogin, logInByPassword),
  serve(smsLogin, async ({ input, db, append, language }) => {
    const address = addressOf(input.account)
    await useCode(append, { address, purpose: 'login' }, input.verifyCode)
    const account = await findAccount(db, address)
    if (!account) throw fail('AccountNotRegistered')
    checkStanding(account)
    checkRole(account, input.userType, language)
    return append((transaction) => startSession(transaction, account, 'code'))
  }),
]
