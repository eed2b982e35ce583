import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/operations/reports/endpoints.ts'
import { CASES_PER_HOUR_AND_IP } from '#contract/operations/reports/limits.ts'
import { feedbackTypes } from '#contract/operations/reports/rules.ts'
import { feedback } from '#tests/setup/people/feedback.ts'
import { useServer } from '#tests/setup/server.ts'
import { attempts } from '#server/platform/auth/auth.schema.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { reports } from './reports.schema'

const server = useServer('demo')
const { as, assign, decide, idOf, list, reopenOwn, row, sent, setStatus } = feedback(server)
const { buyer, organizer, overseasBuyer, reviewer, staff, supervisor, tourist } = userTypes
const DAY_MS = 86_400_000

beforeEach(() => server().database.write((db) => db.delete(attempts)))

const own = async (caseNumber: string, by: number = buyer) => {
  const { data } = await server().ask(contract.listOwnReports, { limit: 100 }, { headers: await as(by) })
  return data.list.find((one) => one.caseNumber === caseNumber)
}
const reopen = async ({ id, version }: { id: number; version: number }, by: number = organizer) =>
  server().ask(contract.reopenReport, { id, version, reason: '补充材料后核实' }, { headers: await as(by) })
const stepsOf = async (id: number) =>
  (await server().ask(contract.listReportSteps, { id }, { headers: await as(supervisor) })).data
const lastNotice = async (userType: number) => {
  const mine = eq(notices.accountId, await idOf(userType))
  return (await server().database.db.select().from(notices).where(mine).orderBy(notices.id)).at(-1)
}

describe('feedback', () => {
  it.each(feedbackTypes.map((type, place) => [type, place + 2] as const))(
    'of the type %s is number %i, needs no screenshot, and is found by its type',
    async (type, number) => {
      const { id, caseNumber } = await sent({ feedbackType: number })
      const found = (await list({ type, state: 'open' })).list
      expect(found.map((one) => one.id)).toContain(id)
      expect(found.every((one) => one.type === type)).toBe(true)
      expect(await own(caseNumber)).toMatchObject({ type, state: 'open', reopenUntil: null })
    },
  )

  it('of a session needs a screenshot, which is reported at its field', async () => {
    const input = { feedbackContent: '直播间画面卡顿严重，多次刷新仍无法观看。', contactDetails: '13800138006' }
    const requested = { ...input, imageUrlList: [], feedbackType: 1 }
    const { code, data } = await server().ask(contract.addComplaint, requested, { headers: await as(buyer) })
    expect(code).toBe(errors.BadInput.code)
    expect(data).toMatchObject({ fields: [{ field: 'imageUrlList', message: '请至少上传一张截图' }] })
  })

  it('is limited by address too, whoever sends it', async () => {
    const { db } = server().database
    await sent()
    const counted = (await db.select().from(attempts)).find(({ bucket }) => bucket.startsWith('reportIp:'))
    if (!counted) throw new Error('addresses are not counted')
    await server().database.write((of) =>
      of.update(attempts).set({ times: CASES_PER_HOUR_AND_IP }).where(eq(attempts.bucket, counted.bucket)),
    )
    await expect(sent({}, tourist)).rejects.toThrow(errors.TooManyRequests.zh)
  })

  it('is answered with words, told in the language of who sent it', async () => {
    const one = await sent({}, overseasBuyer)
    const empty = await decide(one, { reply: ' ' })
    expect(empty.data).toMatchObject({ fields: [{ field: 'reply', message: '请填写答复' }] })
    expect((await decide(one, { reply: 'It works again' })).code).toBe(0)
    expect(await row(one.caseNumber)).toMatchObject({ state: 'answered', reply: 'It works again' })
    expect(await lastNotice(overseasBuyer)).toMatchObject({ name: 'reportAnswered' })
    const { list: processed } = await list({ state: 'processed' })
    expect(processed.find(({ id }) => id === one.id)).toMatchObject({ state: 'answered', reply: 'It works again' })
  })
})

describe('a handler', () => {
  it('is anybody who may decide and can log in, and finds what is theirs', async () => {
    const one = await sent()
    const toStaff = await idOf(staff)
    expect((await assign(one, toStaff)).code).toBe(0)
    expect((await list({ handler: 'me' }, staff)).list.map(({ id }) => id)).toContain(one.id)
    expect((await list({ handler: 'me' }, reviewer)).list.map(({ id }) => id)).not.toContain(one.id)
    expect((await list({ handler: 'nobody' })).list.map(({ id }) => id)).not.toContain(one.id)
    const now = await row(one.caseNumber)
    for (const id of [await idOf(buyer), await idOf(supervisor), 2_000_000_000]) {
      expect((await assign(now, id)).code).toBe(errors.ReportHandlerNotFound.code)
    }
    await setStatus(reviewer, 'disabled')
    expect((await assign(now, await idOf(organizer))).code).toBe(0)
    await setStatus(reviewer, 'active')
    expect((await assign(await row(one.caseNumber), null)).code).toBe(0)
    expect((await stepsOf(one.id)).map(({ action, to }) => [action, to !== ''])).toEqual([
      ['file', false],
      ['assign', true],
      ['assign', true],
      ['release', false],
    ])
  })

  it('is given by who has read the case as it is, and while it is open', async () => {
    const one = await sent()
    const me = await idOf(organizer)
    expect((await assign({ ...one, version: 2 }, me)).code).toBe(errors.ReportChanged.code)
    expect((await assign({ id: 2_000_000_000, version: 1 }, me)).code).toBe(errors.ReportNotFound.code)
    await decide(one)
    expect((await assign({ ...one, version: 2 }, me)).code).toBe(errors.ReportDecided.code)
  })

  it('who decides what somebody has just taken reads that it changed', async () => {
    const one = await sent()
    await assign(one, await idOf(staff))
    expect((await decide(one)).code).toBe(errors.ReportChanged.code)
    expect((await decide(await row(one.caseNumber))).code).toBe(0)
  })
})

describe('a processed case', () => {
  it('is opened again by the fair, with a reason that its reporter receives', async () => {
    const one = await sent()
    expect((await reopen(one)).code).toBe(errors.ReportOpen.code)
    await decide(one)
    expect((await reopen(one)).code).toBe(errors.ReportChanged.code)
    expect((await reopen(await row(one.caseNumber))).code).toBe(0)
    expect(await row(one.caseNumber)).toMatchObject({ state: 'open', reply: '', decidedAt: null, decidedBy: null })
    expect(await lastNotice(buyer)).toMatchObject({ name: 'reportReopened' })
    const steps = (await own(one.caseNumber))?.steps ?? []
    expect(steps.map(({ action, text }) => [action, text])).toEqual([
      ['file', ''],
      ['decide', '已修复，请再试。'],
      ['reopen', '补充材料后核实'],
    ])
    expect((await list({ state: 'open' })).list.find(({ id }) => id === one.id)?.isReopened).toBe(true)
    expect((await reopen({ id: 2_000_000_000, version: 1 })).code).toBe(errors.ReportNotFound.code)
  })

  it('is looked at again for its reporter once, within fourteen days', async () => {
    const one = await sent()
    expect((await reopenOwn(one.caseNumber)).code).toBe(errors.ReportOpen.code)
    await decide(one)
    expect((await own(one.caseNumber))?.reopenUntil).not.toBeNull()
    expect((await reopenOwn(one.caseNumber, tourist)).code).toBe(errors.ReportNotFound.code)
    expect((await reopenOwn(one.caseNumber)).code).toBe(0)
    await decide(await row(one.caseNumber))
    expect((await own(one.caseNumber))?.reopenUntil).toBeNull()
    expect((await reopenOwn(one.caseNumber)).code).toBe(errors.ReportReopeningOver.code)
  })

  it.each([
    [13.9, 0],
    [14.1, errors.ReportReopeningOver.code],
  ])('%d days after its answer says %i', async (days, code) => {
    const one = await sent()
    await decide(one)
    const decidedAt = new Date(Date.now() - days * DAY_MS)
    await server().database.write((db) => db.update(reports).set({ decidedAt }).where(eq(reports.id, one.id)))
    expect((await own(one.caseNumber))?.reopenUntil === null).toBe(code !== 0)
    expect((await reopenOwn(one.caseNumber)).code).toBe(code)
  })
})

it('an own case names no staff, and does not reveal its handler', async () => {
  const one = await sent()
  await assign(one, await idOf(staff))
  await decide(await row(one.caseNumber))
  const read = await own(one.caseNumber)
  expect(read?.steps.map(({ action }) => action)).toEqual(['file', 'decide'])
  const [by] = (await stepsOf(one.id)).slice(-1)
  expect(by?.by).toMatch(/./)
  expect(JSON.stringify(read)).not.toContain(by?.by)
})

it('is found by its number and by what it says', async () => {
  const one = await sent({ feedbackContent: '检票口的闸机扫不出二维码，现场排了很长的队。' })
  for (const keyWord of [one.caseNumber.toLowerCase(), '闸机扫不出']) {
    expect((await list({ keyWord })).list.map(({ id }) => id)).toEqual([one.id])
  }
})
