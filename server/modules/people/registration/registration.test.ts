import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { smsSend } from '#contract/people/codes/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { CHECKS_PER_DAY_AND_IP, CHECKS_PER_DAY_AND_SUBJECT, CHECKS_PER_FORM } from '#contract/people/session/limits.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getCase } from '#contract/people/review/endpoints.ts'
import { dialogLogin } from '#contract/people/session/endpoints.ts'
import type { ExhibitorRegistration } from '#contract/people/registration/records.ts'
import * as contract from '#contract/people/registration/endpoints.ts'
import { buyerOf, buildCompany, provenMail, provenPhone, registerBuyer, uploaded } from '#tests/setup/registrations.ts'
import { captchaOf, codeSentTo, signedInAs, solved } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { clearAttempts, countAttempt } from '#server/platform/auth/auth.queries.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { expos } from '#server/modules/fair/expo/expo.schema.ts'
import { files } from '#server/modules/foundation/files/files.schema.ts'
import { registrations } from './registration.schema'
import { codes } from '#server/modules/people/codes/codes.schema.ts'
import { ruleTexts } from '#contract/core/rule-texts.ts'

const server = useServer('demo')
const UPLOAD_KEY = 'k'.repeat(32)

async function sendCompany(phone: string, change: Partial<ExhibitorRegistration> = {}) {
  const record = await buildCompany(server(), {
    phone,
    code: await provenPhone(server(), phone),
    uploadKey: UPLOAD_KEY,
  })
  return server().ask(contract.exhibitorRegister, { ...record, ...change }, { headers: { uploadkey: UPLOAD_KEY } })
}

const registrationOf = async (phone: string) =>
  (
    await server()
      .database.db.select()
      .from(registrations)
      .where(eq(registrations.phone, `+86${phone}`))
  )[0]

describe('registering', () => {
  it('keeps a company whole: account, record, files, history and notice', async () => {
    const { code, msg, data } = await sendCompany('13700137001')
    expect({ code, msg }).toEqual({ code: 0, msg: '' })
    const kept = await registrationOf('13700137001')
    expect(kept).toMatchObject({ id: data.registrationId, kind: 'exhibitorCompany', state: 'review', version: 1 })
    expect(JSON.stringify(kept?.record)).not.toMatch(/[Pp]ass[Ww]ord/)
    const owned = await server()
      .database.db.select()
      .from(files)
      .where(eq(files.ownerId, kept?.accountId ?? 0))
    expect(owned).toHaveLength(2)
    const login = { userName: '13700137001', password: 'Company#2026', ...(await captchaOf(server())) }
    expect((await server().ask(dialogLogin, login)).code).toBe(errors.AccountUnderReview.code)
  })

  it('keeps what an exhibitor comes for and wishes to buy, which may be left out, and shows it to who reviews', async () => {
    const purpose = {
      objective: ['partner', 'other'],
      otherObjective: '授权合作',
      intention: [{ intentionType: 'design', name: 'furniture' }],
    }
    const phone = '13700137011'
    const record = await buildCompany(server(), {
      phone,
      code: await provenPhone(server(), phone),
      uploadKey: UPLOAD_KEY,
      socialCredit: '91350203MA1YX010XQ',
      idCard: 'E10000011',
    })
    const sent = { ...record, ...purpose }
    const { code, data } = await server().ask(contract.exhibitorRegister, sent, { headers: { uploadkey: UPLOAD_KEY } })
    expect(code).toBe(0)
    expect((await registrationOf(phone))?.record).toMatchObject(purpose)
    const headers = await signedInAs(server(), userTypes.reviewer)
    const { lines } = (await server().ask(getCase, { subject: 'registration', id: data.registrationId }, { headers }))
      .data
    expect(lines.find(({ field }) => field === 'objectives')).toMatchObject({
      zh: '寻找合作伙伴、其他：授权合作',
      en: 'Finding a partner, Other: 授权合作',
    })
    expect(lines.find(({ field }) => field === 'intentions')).toMatchObject({ zh: '设计·家具与灯具' })
  })

  it.each([
    ['objective', { objective: ['gold'] }],
    ['intention', { intention: [{ intentionType: 'design', name: 'gold' }] }],
    ['otherObjective', { objective: ['other'] }],
  ])('refuses an exhibitor’s %s that is no choice', async (field, change) => {
    const answer = await sendCompany('13700137012', change)
    expect(answer).toMatchObject({ code: errors.FieldWrong.code, data: { field } })
  })

  it('keeps a buyer in both languages, verified by e-mail abroad', async () => {
    const email = 'anna@gallery.example'
    const answer = await registerBuyer(server(), { email, code: await provenMail(server(), email) })
    expect(answer.code).toBe(0)
    const [kept] = await server().database.db.select().from(registrations).where(eq(registrations.email, email))
    expect(kept).toMatchObject({
      kind: 'buyer',
      languageType: 2,
      phone: '+4915112345678',
      name: { zh: '安娜', en: 'Anna Weiss' },
    })
  })

  it('takes an English name of 60 characters, which stands for the Chinese one too, and no longer one', async () => {
    const named = async (email: string, name: string) => {
      const sent = buyerOf({ email, phone: '15112345111', number: 'P7654399', code: await provenMail(server(), email) })
      const list = sent.list.map((record) => ({ ...record, name }))
      return server().ask(contract.buyerRegister, { ...sent, list }, { language: 'en-US' })
    }
    expect(await named('far@gallery.example', 'x'.repeat(61))).toMatchObject({
      code: errors.FieldWrong.code,
      data: { error: 'FieldWrong', field: 'name' },
      msg: expect.stringContaining(ruleTexts['name.long.en'].en),
    })
    expect((await named('just@gallery.example', 'x'.repeat(60))).code).toBe(0)
  })

  it('registers once for one client key', async () => {
    const email = 'twice@gallery.example'
    const record = buyerOf({ email, phone: '15112345000', number: 'P7654321', code: await provenMail(server(), email) })
    const answers = await Promise.all([1, 2, 3].map(() => server().ask(contract.buyerRegister, record)))
    expect(new Set(answers.map(({ data }) => data?.registrationId)).size).toBe(1)
  })

  it('of registrations with one credit code at once accepts one', async () => {
    const phones = Array.from({ length: 8 }, (_, i) => `1370013702${i}`)
    const socialCredit = '91510105MA1YX008RK'
    const records = []
    for (const [i, phone] of phones.entries()) {
      const record = await buildCompany(server(), {
        phone,
        code: await provenPhone(server(), phone),
        uploadKey: UPLOAD_KEY,
        socialCredit,
        idCard: `E2000000${i}`,
      })
      records.push(record)
    }
    const headers = { uploadkey: UPLOAD_KEY }
    const answers = await Promise.all(
      records.map((record) => server().ask(contract.exhibitorRegister, record, { headers })),
    )
    const heard = answers.map(({ code }) => code)
    expect(heard.filter((code) => code === 0)).toHaveLength(1)
    expect(heard.filter((code) => code === errors.CreditCodeTaken.code)).toHaveLength(7)
    const left = await server().database.db.select().from(accounts).where(eq(accounts.phone, '+8613700137020'))
    const kept = await registrationOf('13700137020')
    // Whoever was refused has no account left over.
    expect(left.length).toBe(kept ? 1 : 0)
  })

  it('says what is taken', async () => {
    const phone = '13700137003'
    expect((await sendCompany(phone)).code).toBe(errors.CreditCodeTaken.code)
    const { pass } = await solved(server())
    const proving = { mobile: '13800138006', purpose: 'register' as const, pass }
    expect((await server().ask(smsSend, proving)).code).toBe(errors.PhoneTaken.code)
  })

  it('uses a code up only together with the registration', async () => {
    const phone = '13700137005'
    const code = await provenPhone(server(), phone)
    const record = await buildCompany(server(), {
      phone,
      code,
      uploadKey: UPLOAD_KEY,
      socialCredit: '91610113MA1YX007BG',
      idCard: 'E30000001',
    })
    const list = record.multiLanguageVOList.map((one) => ({ ...one, socialCredit: '91350203MA1YX005W5' }))
    const taken = { ...record, multiLanguageVOList: list }
    const headers = { uploadkey: UPLOAD_KEY }
    const refused = await server().ask(contract.exhibitorRegister, taken, { headers })
    expect(refused.code).toBe(errors.CreditCodeTaken.code)
    expect((await server().ask(contract.exhibitorRegister, record, { headers })).code).toBe(0)
  })

  it('counts wrong codes, and ends the code after five', async () => {
    const email = 'wrong@gallery.example'
    const right = await provenMail(server(), email)
    const wrong = right === '000000' ? '000001' : '000000'
    const record = buyerOf({ email, phone: '15112345001', number: 'P7654322', code: wrong })
    for (let tried = 0; tried < 4; tried++) {
      expect((await server().ask(contract.buyerRegister, record)).code).toBe(errors.CodeWrong.code)
    }
    expect((await server().ask(contract.buyerRegister, record)).code).toBe(errors.CodeTriesUsed.code)
    const late = { ...record, list: record.list, code: right }
    expect((await server().ask(contract.buyerRegister, late)).code).toBe(errors.CodeTriesUsed.code)
  })

  it('takes no file of another form', async () => {
    const phone = '13700137006'
    const record = await buildCompany(server(), {
      phone,
      code: await provenPhone(server(), phone),
      uploadKey: UPLOAD_KEY,
      socialCredit: '91530102MA1YX006HM',
      idCard: 'E30000002',
    })
    const foreign = await uploaded(server(), 'z'.repeat(32))
    const answer = await server().ask(
      contract.exhibitorRegister,
      { ...record, exhibitsPicture: [foreign] },
      { headers: { uploadkey: UPLOAD_KEY } },
    )
    expect(answer.code).toBe(errors.FileNotFound.code)
    expect(await registrationOf(phone)).toBeUndefined()
  })

  it('refuses everybody outside the time of registration', async () => {
    const email = 'late@gallery.example'
    const code = await provenMail(server(), email)
    const setEnd = (days: number) =>
      server().database.write((db) => {
        const regEndsAt = new Date(Date.now() + days * 86_400_000)
        return db.update(expos).set({ regEndsAt }).where(eq(expos.main, true))
      })
    await setEnd(-1)
    expect((await registerBuyer(server(), { email, code, number: 'P7000001' })).code).toBe(
      errors.RegistrationClosed.code,
    )
    await setEnd(3)
  })

  it.each([
    ['a name that offends', { name: '赌博网站' }, errors.TextUnsafe],
    ['a hall that is not for the country', { hallId: 8 }, errors.FieldWrong],
    ['a category that is none', { typeId: 9_999 }, errors.FieldWrong],
    ['an industry that is none', { industryIds: [9_999] }, errors.FieldWrong],
    ['no province', { areaName: '' }, errors.FieldWrong],
    ['a credit code with a wrong check character', { socialCredit: '91510105MA1YX008RA' }, errors.FieldWrong],
    ['an ID card with a wrong check digit', { cardType: 1, idCard: '110105194912310021' }, errors.FieldWrong],
  ])('refuses %s and changes nothing', async (_, change, error) => {
    const phone = '13700137009'
    const code = await provenPhone(server(), phone)
    const record = await buildCompany(server(), { phone, code, uploadKey: UPLOAD_KEY })
    const [first] = record.multiLanguageVOList
    const list = first ? [{ ...first, ...change }] : []
    const answer = await server().ask(contract.exhibitorRegister, { ...record, ...change, multiLanguageVOList: list })
    expect(answer.code).toBe(error.code)
    expect(await registrationOf(phone)).toBeUndefined()
  })
})

describe('looking up a registration', () => {
  const query = (mobile: string, code: string, uuid: string) =>
    server().ask(contract.queryRegisterAndCode, { account: mobile, code, uuid })

  it('answers to who proves the number, and to nobody else', async () => {
    const [mobile, uuid] = ['13700137001', 'q'.repeat(32)]
    const { pass } = await solved(server())
    const earlier = { createdAt: sql`${codes.createdAt} - interval '61 seconds'` }
    await server().database.write((db) => db.update(codes).set(earlier))
    await server().ask(smsSend, { mobile, purpose: 'query', pass })
    const code = await codeSentTo(server(), `+86${mobile}`)
    expect(await query(mobile, code, uuid)).toMatchObject({ code: 0, data: '3' })
    const again = await server().ask(contract.queryRegister, { account: mobile, uuid })
    expect(again.data).toMatchObject({ result: '3', state: 'review', kind: 'exhibitorCompany', record: null })
    expect(again.data.fileNames).toEqual({})
    await server().database.write((db) =>
      db
        .update(registrations)
        .set({ state: 'changes' })
        .where(eq(registrations.phone, `+86${mobile}`)),
    )
    const { data } = await server().ask(contract.queryRegister, { account: mobile, uuid })
    const certificates = data.record?.['qualificationCertificate']
    expect(Object.keys(data.fileNames)).toEqual(expect.arrayContaining([certificates].flat()))
    expect(Object.values(data.fileNames)).not.toContain('')
    const other = await server().ask(contract.queryRegister, { account: '13700137005', uuid })
    expect(other.code).toBe(errors.TicketEnded.code)
    const guess = await server().ask(contract.queryRegister, { account: mobile, uuid: 'w'.repeat(32) })
    expect(guess.code).toBe(errors.TicketEnded.code)
    const second = await query(mobile, code, uuid)
    expect(second).toMatchObject({ code: errors.CodeWrong.code })
    expect(second.code % 100_000).toBe(3)
  })
})

describe('the checks of a form', () => {
  it('are counted by the address and by what is requested, however many forms are running', async () => {
    const { database } = server()
    const check = async (input: object) => {
      await database.write((db) => clearAttempts(db, 'challenge:127.0.0.1'))
      const { running } = await solved(server())
      return (await server().ask(contract.isExistEmail, { email: 'a@gallery.example', running, ...input })).code
    }
    const fill = (times: number) => database.write((db) => countAttempt(db, 'checks-of:127.0.0.1', 86_400, times))
    const requests = []
    for (let n = 0; n <= CHECKS_PER_DAY_AND_SUBJECT; n += 1)
      requests.push(await check({ email: 'Sought@gallery.example' }))
    expect(new Set(requests.slice(0, -1))).toEqual(new Set([0]))
    expect(requests.at(-1)).toBe(errors.TooManyRequests.code)
    expect(await check({ email: 'sought@GALLERY.example' })).toBe(errors.TooManyRequests.code)
    expect(await check({ email: 'another@gallery.example' })).toBe(0)
    await fill(CHECKS_PER_DAY_AND_IP)
    expect(await check({ email: 'a-third@gallery.example' })).toBe(errors.TooManyRequests.code)
    await database.write((db) => clearAttempts(db, 'checks-of:127.0.0.1'))
  })

  it('need a solved puzzle and end after so many', async () => {
    const { running } = await solved(server())
    const ask = (key: string) =>
      server().ask(contract.verifyCreditCode, { socialCredit: '91510105MA1YX008RK', running: key })
    expect((await ask('')).code).toBe(errors.AuthenticationFirst.code)
    expect(await ask(running)).toMatchObject({ code: 0, data: { exists: true } })
    const mail = await server().ask(contract.isExistEmail, { email: 'free@gallery.example', running })
    expect(mail.data).toEqual({ exists: false })
    for (let input = 2; input < CHECKS_PER_FORM; input++) await ask(running)
    expect((await ask(running)).code).toBe(errors.TooManyRequests.code)
  })

  it('find an exhibitor of an earlier fair, without its secrets', async () => {
    const { running } = await solved(server())
    const found = await server().ask(contract.checkPreExhibitors, { socialCredit: '91440605MA1YX003PP', running })
    expect(found.data.map(({ year }) => year)).toEqual([2025, 2024])
    const { data } = await server().ask(contract.getPreExhibitorDetail, {
      exhibitorId: found.data[0]?.exhibitorId ?? 0,
      running,
    })
    expect(data).toMatchObject({ company: { zh: '石慢餐桌器物（佛山）有限公司' }, countryId: 156 })
    expect(JSON.stringify(data)).not.toMatch(/phone|email|idCard/)
  })
})
