import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as account from '#contract/people/account/endpoints.ts'
import { smsSendForEmail } from '#contract/people/codes/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import * as contract from '#contract/people/registration/endpoints.ts'
import { dialogLogin } from '#contract/people/session/endpoints.ts'
import { captchaOf, codeSentTo, solved } from '#tests/setup/access.ts'
import { buildCompany, provenMail, provenPhone, registerBuyer } from '#tests/setup/registrations.ts'
import { useServer } from '#tests/setup/server.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { codes } from '#server/modules/people/codes/codes.schema.ts'
import { addSession } from '#server/modules/people/session/session.queries.ts'

/** Of phone and e-mail, what a code has proved reserves and logs in; the other is a contact until it is proved. */
const server = useServer('demo')
const uploadKey = 'p'.repeat(32)
const headers = { uploadkey: uploadKey }
const password = 'Company#2026'
const companies = [
  { phone: '13711110001', socialCredit: '91350203MA1YX005W5', idCard: 'E41000001' },
  { phone: '13711110002', socialCredit: '91610113MA1YX007BG', idCard: 'E41000002' },
]

async function registerCompany(nth: 0 | 1, email: string) {
  const of = companies[nth] ?? { phone: '' }
  const record = await buildCompany(server(), { ...of, code: await provenPhone(server(), of.phone), uploadKey })
  return server().ask(contract.exhibitorRegister, { ...record, email }, { headers })
}

const accountBy = async (phone: string) =>
  (await server().database.db.select().from(accounts).where(eq(accounts.phone, phone)))[0]

const logIn = async (userName: string, word = password) =>
  (await server().ask(dialogLogin, { userName, password: word, ...(await captchaOf(server())) })).code

/** Codes may be sent to the same address again at once. */
const forgetCodes = () =>
  server().database.write((db) => db.update(codes).set({ createdAt: sql`${codes.createdAt} - interval '61 seconds'` }))

async function openedAccount(phone: string): Promise<{ token: string; userid: string }> {
  const found = await accountBy(phone)
  if (!found) throw new Error(`no account of ${phone}`)
  const token = newKey()
  await server().database.write(async (db) => {
    await db.update(accounts).set({ status: 'active' }).where(eq(accounts.id, found.id))
    await addSession(db, token, found.id, 'password')
  })
  return { token, userid: String(found.id) }
}

describe('an e-mail address that was typed beside a proved phone', () => {
  const stranger = 'stranger@gallery.example'

  it('is kept as a contact, logs nobody in, and stays free for whoever it belongs to', async () => {
    expect((await registerCompany(0, stranger)).code).toBe(0)
    expect(await accountBy('+8613711110001')).toMatchObject({ email: '', contactEmail: stranger, contactPhone: '' })
    expect(await logIn('13711110001')).toBe(errors.AccountUnderReview.code)
    expect(await logIn(stranger)).toBe(errors.LoginFailed.code)
    const buyer = { email: stranger, phone: '15112349001', number: 'C41X00T01' }
    const registered = await registerBuyer(server(), { ...buyer, code: await provenMail(server(), stranger) })
    expect(registered.code).toBe(0)
    expect(await logIn(stranger, 'Buyer#2026')).toBe(errors.AccountUnderReview.code)
    const [own] = await server().database.db.select().from(accounts).where(eq(accounts.email, stranger))
    expect(own).toMatchObject({ phone: '', contactPhone: '+4915112349001' })
  })

  it('opens nobody’s registration but that of who proved it', async () => {
    expect((await registerCompany(1, stranger)).code).toBe(0)
    await forgetCodes()
    const { pass } = await solved(server())
    await server().ask(smsSendForEmail, { email: stranger, purpose: 'query', pass })
    const code = await codeSentTo(server(), stranger)
    const uuid = 'r'.repeat(32)
    await server().ask(contract.queryRegisterAndCode, { account: stranger, code, uuid })
    const { data } = await server().ask(contract.queryRegister, { account: stranger, uuid })
    expect(data).toMatchObject({ kind: 'buyer' })
  })

  it('of somebody else is refused when it is to be proved, and one’s own logs in afterwards', async () => {
    const own = await openedAccount('+8613711110001')
    const ask = async (email: string) => {
      const { pass } = await solved(server())
      return server().ask(smsSendForEmail, { email, purpose: 'change', pass }, { headers: own })
    }
    expect((await ask(stranger)).code).toBe(errors.EmailTaken.code)
    const { data: before } = await server().ask(account.getPersonInfo, {}, { headers: own })
    expect(before).toMatchObject({ email: '', contactEmail: stranger, mobile: '13711110001', contactMobile: '' })
    const email = 'own@gallery.example'
    expect((await ask(email)).code).toBe(0)
    const input = { email, code: await codeSentTo(server(), email), password }
    const { data } = await server().ask(account.changeEmail, input, { headers: own })
    expect(data).toMatchObject({ email, contactEmail: '' })
    expect(await logIn(email)).toBe(0)
  })
})
