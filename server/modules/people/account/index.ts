import { parseFileId } from '#contract/foundation/files/rules.ts'
import * as contract from '#contract/people/account/endpoints.ts'
import { normalizeEmail } from '#contract/core/contact/email.ts'
import { toE164 } from '#contract/core/rules.ts'
import { hashPassword } from '#server/platform/auth/password.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import {
  type Account,
  changeAccount,
  getViewerAccount,
  noBigData,
  presentBigData,
  presentUser,
} from '#server/modules/foundation/accounts/index.ts'
import { assertCode, useCode } from '#server/modules/people/codes/index.ts'
import { claimFiles, getRequester } from '#server/modules/foundation/files/index.ts'
import { findBackground } from '#server/modules/people/registration/index.ts'
import { checkPassword, listLinks, removeLink, removeSessions } from '#server/modules/people/session/index.ts'

async function present({ db, language }: Context<unknown>, account: Account) {
  return presentUser(account, language, await findBackground(db, account, language))
}

const presentViewer = async (context: Context<unknown>) => present(context, await getViewerAccount(context))

/** Throws PasswordWrong unless it is the account's own. */
async function provePassword(context: Context<unknown>, account: Account, password: string): Promise<void> {
  const right = await checkPassword(context, { account, address: `id:${account.id}`, password })
  if (!right) throw fail('PasswordWrong')
}

/** Moves the account to a phone or e-mail that a code has proved. */
async function changeAddress(
  context: Context<{ code: string; password: string }>,
  { field, address }: { field: 'phone' | 'email'; address: string },
) {
  const { write, input } = context
  const account = await getViewerAccount(context)
  const key = { address, purpose: 'change' } as const
  await assertCode(context, key, input.code)
  await provePassword(context, account, input.password)
  await useCode(write, key, input.code)
  try {
    // What was only given is replaced by what is proved.
    const proved = field === 'phone' ? { phone: address, contactPhone: '' } : { email: address, contactEmail: '' }
    const changed = await write((db) => changeAccount(db, account.id, proved))
    return await present(context, changed ?? account)
  } catch (error) {
    if (findViolatedIndex(error) === undefined) throw error
    throw fail(field === 'phone' ? 'PhoneTaken' : 'EmailTaken')
  }
}

async function ownLinks(context: Context<unknown>) {
  const links = await listLinks(context.db, (await getViewerAccount(context)).id)
  return links.map(({ kind, createdAt }) => ({
    kind,
    linkedAt: createdAt.toISOString(),
  }))
}

export const accountRoutes: Route[] = [
  serve(contract.getLoginUser, presentViewer),
  serve(contract.getPcLoginUser, presentViewer),
  serve(contract.getPersonInfo, presentViewer),
  serve(contract.getBigData, async (context) => {
    const language = context.input.languageType === 2 ? 'en-US' : 'zh-CN'
    if (!context.viewer) return noBigData
    const account = await getViewerAccount(context)
    const bigDataField = presentBigData(account, language, await findBackground(context.db, account, language))
    const { id, userType } = account
    return { userId: String(id), userType: String(userType), personName: bigDataField.name, bigDataField }
  }),
  serve(contract.updateProfile, async (context) => {
    const { input, write, providers } = context
    const account = await getViewerAccount(context)
    const words = await providers.textSafety.findOffences(input.nickName)
    if (words.length > 0) throw fail('TextUnsafe', { words })
    const changed = await write(async (db) => {
      if (input.headPic !== '' && input.headPic !== account.headPic) {
        await claimFiles(db, [parseFileId(input.headPic)], { ...getRequester(context), ownerId: account.id })
      }
      return changeAccount(db, account.id, input)
    })
    return present(context, changed ?? account)
  }),
  serve(contract.changePassword, async (context) => {
    const { input, write, token } = context
    const account = await getViewerAccount(context)
    await provePassword(context, account, input.oldPassword)
    const passwordHash = await hashPassword(context, input.password)
    await write(async (db) => {
      await changeAccount(db, account.id, { passwordHash })
      await removeSessions(db, account.id, token)
    })
    return {}
  }),
  serve(contract.changePhone, (context) =>
    changeAddress(context, { field: 'phone', address: toE164(context.input.areaCode, context.input.mobile) }),
  ),
  serve(contract.changeEmail, (context) =>
    changeAddress(context, { field: 'email', address: normalizeEmail(context.input.email) }),
  ),
  serve(contract.listIdentityLinks, ownLinks),
  serve(contract.unlinkIdentity, async (context) => {
    const { id } = await getViewerAccount(context)
    await context.write((db) => removeLink(db, context.input.kind, id))
    return ownLinks(context)
  }),
]
