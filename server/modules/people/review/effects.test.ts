import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getLoginUser } from '#contract/people/account/endpoints.ts'
import { errors, errorText } from '#contract/catalog/errors.ts'
import { getExhibitor, listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { decideCase } from '#contract/people/review/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { enrollments } from '#server/modules/people/enrollment/enrollment.schema.ts'
import { expos } from '#server/modules/fair/expo/expo.schema.ts'
import { upsertExhibits } from '#server/modules/fair/exhibits/index.ts'
import { sessions } from '#server/modules/people/session/session.schema.ts'
import { hashKey } from '#server/platform/auth/secrets.ts'
import { addRegistrationCase } from '#tests/setup/cases.ts'

const server = useServer('demo')
const reason = '资料不全'

async function decide(id: number, version: number, action: 'approve' | 'reject' | 'undo', language?: 'en-US') {
  const headers = await signedInAs(server(), 3)
  return server().ask(
    decideCase,
    { subject: 'registration', id, version, action, reason },
    { headers, ...(language ? { language } : {}) },
  )
}

const accountOf = async (id: number) =>
  (await server().database.db.select().from(accounts).where(eq(accounts.id, id)))[0]

const found = async (keyWord: string) => (await server().ask(listExhibitors, { keyWord })).data.list

/** Signs the account in and gives its headers. */
async function enter(accountId: number) {
  const token = newKey()
  await server()
    .database.db.insert(sessions)
    .values({ tokenHash: hashKey(token), accountId, method: 'password' })
  return { headers: { token } }
}

describe('an approved exhibitor', () => {
  it('can be found at the fair, in its hall, with the contact it gave for that, and can log in', async () => {
    const name = { zh: '栖霞山房文化创意工作室有限公司', en: 'Qixia Studio of Culture' }
    const contact = { contactPhone: '0571-8600 1234', contactEmail: 'hello@qixia.example' }
    const { id, version, accountId, hall } = await addRegistrationCase(server(), { name, contact })
    expect(await found('栖霞山房')).toEqual([])
    expect((await decide(id, version, 'approve')).code).toBe(0)
    const [card] = await found('栖霞山房')
    expect(card).toMatchObject({ company: name.zh, companyAbbreviation: '栖霞山房文化创意工作室有', exhibitionType: 1 })
    expect(card?.logoUrl).toBe(`/media/seal/registration-${id}.svg?text=${encodeURIComponent('栖霞')}`)
    const { data } = await server().ask(getExhibitor, { id: card?.id ?? 0 }, { language: 'en-US' })
    expect(data).toMatchObject({
      company: name.en,
      joinType: 0,
      hallId: hall.id,
      countryName: 'China',
      cityName: 'Hangzhou',
      contactName: 'He Qinghe',
      phone: contact.contactPhone,
      email: contact.contactEmail,
    })
    expect(data.industryName).not.toBe('')
    expect(await accountOf(accountId)).toMatchObject({ status: 'active', exhibitorId: card?.id })
    expect((await server().ask(getLoginUser, {}, await enter(accountId))).code).toBe(0)
  })

  it.each(['exhibitorCompany', 'exhibitorIndividual'] as const)(
    'shows nothing of the registrant that was not given for everybody: %s',
    async (kind) => {
      const name = { zh: `松烟斋${kind}`, en: `Songyan ${kind}` }
      const { id, version, phone, email } = await addRegistrationCase(server(), { kind, name, contactName: '' })
      expect((await decide(id, version, 'approve')).code).toBe(0)
      const [card] = await found(name.zh)
      const { data } = await server().ask(getExhibitor, { id: card?.id ?? 0 })
      expect(data).toMatchObject({ contactName: '', phone: '', email: '' })
      const message = JSON.stringify(data)
      for (const secret of [phone, phone.slice(3), email, '何青禾']) expect(message).not.toContain(secret)
    },
  )

  it('bears the person’s name where it is an individual', async () => {
    const name = { zh: '温若竹', en: 'Wen Ruozhu' }
    const { id, version } = await addRegistrationCase(server(), { kind: 'exhibitorIndividual', name })
    await decide(id, version, 'approve')
    const [card] = await found('温若竹')
    const { data } = await server().ask(getExhibitor, { id: card?.id ?? 0 })
    expect(data).toMatchObject({ company: '温若竹', joinType: 1 })
  })

  it('is no exhibitor where a buyer is meant', async () => {
    const { id, version, accountId } = await addRegistrationCase(server(), { kind: 'buyer' })
    await decide(id, version, 'approve')
    expect(await accountOf(accountId)).toMatchObject({ status: 'active', exhibitorId: null })
  })
})

describe('an undone approval', () => {
  it('takes the exhibitor off the fair and ends the session at once', async () => {
    const name = { zh: '暂驻书局', en: 'Zanzhu Books' }
    const { id, version, accountId } = await addRegistrationCase(server(), { name })
    await decide(id, version, 'approve')
    const options = await enter(accountId)
    expect((await server().ask(getLoginUser, {}, options)).code).toBe(0)
    expect((await decide(id, version + 1, 'undo')).data).toMatchObject({ state: 'review', decidedAt: null })
    expect((await server().ask(getLoginUser, {}, options)).code).toBe(errors.LoginExpired.code)
    expect(await found('暂驻书局')).toEqual([])
    expect(await accountOf(accountId)).toMatchObject({ status: 'pending', exhibitorId: null })
    // Not only shut out while pending: the session is gone for good.
    expect((await decide(id, version + 2, 'approve')).code).toBe(0)
    expect((await server().ask(getLoginUser, {}, options)).code).toBe(errors.LoginExpired.code)
    expect(await found('暂驻书局')).toHaveLength(1)
  })

  it('is impossible once the exhibitor shows exhibits', async () => {
    const { id, version, accountId } = await addRegistrationCase(server())
    await decide(id, version, 'approve')
    const exhibitorId = (await accountOf(accountId))?.exhibitorId ?? 0
    const exhibit = { externalKey: 'undo/1', exhibitorId, name: { zh: '杯', en: 'Cup' } }
    await server().database.write((db) => upsertExhibits(db, [exhibit]))
    const refused = await decide(id, version + 1, 'undo', 'en-US')
    expect(refused).toMatchObject({ code: errors.UndoImpossible.code, status: 409 })
    expect(refused.msg).toBe(errorText('UndoImpossible', { text: 'the exhibitor has exhibits' }, 'en-US'))
    expect(await accountOf(accountId)).toMatchObject({ status: 'active', exhibitorId })
  })

  it('is impossible once the exhibitor has signed up', async () => {
    const { id, version, accountId } = await addRegistrationCase(server())
    await decide(id, version, 'approve')
    const exhibitorId = (await accountOf(accountId))?.exhibitorId ?? 0
    const [expo] = await server().database.db.select().from(expos).where(eq(expos.main, false))
    const signUp = { expoId: expo?.id ?? 0, accountId, exhibitorId, type: 0, exhibitionType: 0 }
    await server().database.db.insert(enrollments).values(signUp)
    expect((await decide(id, version + 1, 'undo')).msg).toBe('无法撤销：该参展商已报名展览')
  })

  it('is impossible once the exhibitor has live sessions', async () => {
    const { id, version, accountId } = await addRegistrationCase(server())
    await decide(id, version, 'approve')
    const exhibitorId = (await accountOf(accountId))?.exhibitorId ?? 0
    const [startsAt, endsAt] = [new Date(), new Date()]
    await server()
      .database.db.insert(lives)
      .values({ key: `undo-${id}`, exhibitorId, startsAt, endsAt })
    expect((await decide(id, version + 1, 'undo')).msg).toBe('无法撤销：该参展商已有直播')
  })

  it('is impossible while the account is disabled, or a reviewer could enable it', async () => {
    const { id, version, accountId } = await addRegistrationCase(server())
    await decide(id, version, 'approve')
    await server().database.db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.id, accountId))
    expect((await decide(id, version + 1, 'undo')).msg).toBe('无法撤销：该账号已停用')
    expect((await accountOf(accountId))?.status).toBe('disabled')
  })
})

describe('an undone rejection', () => {
  it('waits for a decision again', async () => {
    const { id, version, accountId } = await addRegistrationCase(server())
    await decide(id, version, 'reject')
    expect((await decide(id, version + 1, 'undo')).data).toMatchObject({ state: 'review', opinion: '' })
    expect((await accountOf(accountId))?.status).toBe('pending')
  })

  it('is impossible once the phone was registered anew', async () => {
    const { id, version, accountId, phone } = await addRegistrationCase(server())
    await decide(id, version, 'reject')
    await addRegistrationCase(server(), { phone })
    const refused = await decide(id, version + 1, 'undo')
    expect(refused.code).toBe(errors.UndoImpossible.code)
    expect(refused.msg).toBe('无法撤销：该手机号、邮箱、信用代码或证件号码已重新注册')
    expect((await accountOf(accountId))?.status).toBe('rejected')
  })
})
