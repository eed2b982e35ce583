import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { permissions, userTypes } from '#contract/core/permissions.ts'
import { uploadImage } from '#contract/foundation/files/endpoints.ts'
import { listNotices } from '#contract/foundation/notices/endpoints.ts'
import * as contract from '#contract/operations/reports/endpoints.ts'
import { attempts } from '#server/platform/auth/auth.schema.ts'
import { files } from '#server/modules/foundation/files/files.schema.ts'
import { addSession, personOf, useRooms } from '#tests/setup/live-rooms.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { newCaseNumber } from './file-report'
import { reports } from './reports.schema'

const server = useRooms()
type Headers = Record<string, string>

/** The address of a screenshot that the viewer uploaded. */
async function screenshot(headers: Headers, format: 'png' | 'gif' = 'png'): Promise<string> {
  const size = { width: 40, height: 40, channels: 3 as const, background: '#8a5a3c' }
  const frame = sharp({ create: size })
  const bytes =
    format === 'png'
      ? await frame.png().toBuffer()
      : await sharp(
          [
            await frame.png().toBuffer(),
            await sharp({ create: { ...size, background: '#000' } })
              .png()
              .toBuffer(),
          ],
          { join: { animated: true } },
        )
          .gif()
          .toBuffer()
  const input = { base64: bytes.toString('base64'), module: 'complaint' }
  return (await server().ask(uploadImage, input, { headers })).data.url
}

const content = '主播在直播间里让观众私下转账，疑似诈骗，请核实。'
const CASE = /^JB\d{8}-[2-9A-HJKMNP-Z]{5}$/

async function reporter(userType: number = userTypes.buyer) {
  const { headers, account } = await personOf(server(), userType)
  await server()
    .database.db.delete(attempts)
    .where(eq(attempts.bucket, `report:${account.id}`))
  const complain = async (change: object = {}, images?: string[]) => {
    const imageUrlList = images ?? [await screenshot(headers)]
    const input = { feedbackContent: content, contactDetails: '13800138006', feedbackType: 1, imageUrlList }
    return server().ask(contract.addComplaint, { ...input, ...change }, { headers })
  }
  return { headers, account, complain }
}

const kept = async (caseNumber: string) => {
  const [row] = await server().database.db.select().from(reports).where(eq(reports.caseNumber, caseNumber))
  if (!row) throw new Error(`no case ${caseNumber}`)
  return row
}

describe('a case', () => {
  it('has a number of the day in China', () => {
    expect(newCaseNumber(new Date('2026-11-20T16:30:00Z'))).toMatch(/^JB20261121-/)
    const numbers = new Set(Array.from({ length: 200 }, () => newCaseNumber()))
    expect([...numbers].every((number) => CASE.test(number))).toBe(true)
    expect(numbers.size).toBeGreaterThan(195)
  })

  it('of a complaint claims its screenshots', async () => {
    const { complain, headers, account } = await reporter()
    const url = await screenshot(headers)
    const { data, code } = await complain({}, [url, url])
    expect(code).toBe(0)
    expect(data.caseNumber).toMatch(CASE)
    const row = await kept(data.caseNumber)
    expect(row).toMatchObject({ kind: 'complaint', images: [url], accountId: account.id, state: 'open', liveId: null })
    const [file] = await server()
      .database.db.select()
      .from(files)
      .where(eq(files.id, url.split('/').at(-1) ?? ''))
    expect(file?.claimedAt).not.toBeNull()
  })

  it('on a session bears the session’s own name', async () => {
    const { headers } = await reporter()
    const liveId = await addSession(server(), { status: 1 })
    const imageUrl = `${await screenshot(headers)}, ${await screenshot(headers)}`
    const input = {
      liveName: '<b>別名</b>',
      liveId,
      reportContent: content,
      reportMobile: '021-62881234',
      reportName: ' 陈采薇 ',
      reportType: 7 as const,
      imageUrl,
    }
    const { data } = await server().ask(contract.reportLive, input, { headers, language: 'en-US' })
    const row = await kept(data.caseNumber)
    expect(row).toMatchObject({ kind: 'report', liveId, reporterName: '陈采薇' })
    expect(row.liveName).toMatch(/^Rehearsal/)
    expect(row.images).toHaveLength(2)
    const gone = await server().ask(contract.reportLive, { ...input, liveId: 2_000_000_000 }, { headers })
    expect(gone.code).toBe(errors.LiveNotFound.code)
  })

  it.each(['', ' , ', 'a,b,c,d'])('takes one to three screenshots, not “%s”', async (imageUrl) => {
    const { headers } = await reporter()
    const liveId = await addSession(server(), { status: 1 })
    const input = { liveName: '', liveId, reportContent: content, reportMobile: '13800138006', reportType: 7 as const }
    const { code, msg } = await server().ask(contract.reportLive, { ...input, imageUrl }, { headers })
    expect(code).toBe(errors.BadInput.code)
    expect(msg).toContain('1 至 3')
  })

  it('sent again twenty times at once is one case with one number', async () => {
    const { complain, headers, account } = await reporter()
    const images = [await screenshot(headers)]
    const answers = await Promise.all(Array.from({ length: 20 }, () => complain({ key: 'once' }, images)))
    expect(new Set(answers.map(({ data }) => data.caseNumber)).size).toBe(1)
    const rows = await server()
      .database.db.select()
      .from(reports)
      .where(eq(reports.onceKey, `${account.id}:once`))
    expect(rows).toHaveLength(1)
    const other = await reporter(userTypes.tourist)
    const theirs = await other.complain({ key: 'once' })
    expect(theirs.data.caseNumber).not.toBe(answers[0]?.data.caseNumber)
  })

  it('accepts only unclaimed pictures of the reporter, and is not stored otherwise', async () => {
    const [one, other] = [await reporter(), await reporter(userTypes.tourist)]
    const foreign = await screenshot(other.headers)
    const mine = await screenshot(one.headers)
    await one.complain({}, [mine])
    const before = await server().database.db.$count(reports)
    for (const images of [[foreign], [mine], ['/api/ce-digital/dsf/file/nothing'], ['']]) {
      expect((await one.complain({}, images)).code).toBe(errors.FileNotFound.code)
    }
    const moving = await screenshot(one.headers, 'gif')
    expect((await one.complain({}, [moving])).code).toBe(errors.FileTypeNotAllowed.code)
    expect(await server().database.db.$count(reports)).toBe(before)
  })

  it.each([
    { feedbackContent: '太短了' },
    { feedbackContent: '长'.repeat(201) },
    { contactDetails: '12345' },
    { imageUrlList: [] },
    { imageUrlList: ['a', 'b', 'c', 'd'] },
    { feedbackType: 0 },
    { feedbackType: 10 },
    { feedbackType: 1.5 },
  ])('is refused with %o', async (change) => {
    expect((await (await reporter()).complain(change, ['x'])).code).toBe(errors.BadInput.code)
  })

  it.each(['0755-82345678', '+1 (202) 555-0107', `${'a'.repeat(60)}@example.com`])(
    'names a landline, a number abroad or an e-mail: %s',
    async (contactDetails) => {
      const { data, code } = await (await reporter()).complain({ contactDetails })
      expect(code).toBe(0)
      expect((await kept(data.caseNumber)).contact).toBe(contactDetails)
    },
  )

  it('of a session that is not there is refused', async () => {
    expect((await (await reporter()).complain({ liveId: 2_000_000_000 })).code).toBe(errors.LiveNotFound.code)
  })

  it('is filed ten times in an hour, one sent again counting once', async () => {
    const { complain } = await reporter(userTypes.salesperson)
    for (let i = 0; i < 10; i += 1) expect((await complain({ key: `k${i}` })).code).toBe(0)
    expect((await complain()).code).toBe(errors.TooManyRequests.code)
    expect((await complain({ key: 'k3' }, ['x'])).code).toBe(0)
    const other = await reporter(userTypes.financeStaff)
    expect((await other.complain()).code).toBe(0)
  })
})

describe('the queue', () => {
  it('is read by who hasPermission, the oldest open first', async () => {
    await (await reporter()).complain()
    for (const userType of permissions.readReports) {
      const { headers } = await personOf(server(), userType)
      const { data } = await server().ask(contract.listReports, { state: 'open', limit: 100 }, { headers })
      const ids = data.list.map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted((a, b) => a - b))
      expect(data.open).toBe(data.totalCount)
      expect(data.list[0]).toMatchObject({ state: 'open', decidedAt: null, decidedBy: '' })
      const contact = data.list.at(-1)?.contact
      expect(contact).toBe(userType === userTypes.supervisor ? '*******8006' : '13800138006')
    }
    const { headers } = await personOf(server(), userTypes.organizer)
    const all = (await server().ask(contract.listReports, { limit: 100 }, { headers })).data
    const ids = all.list.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it('has two cases in the demo fair, one in each language', async () => {
    const rows = await server().database.db.select().from(reports).orderBy(reports.id).limit(2)
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['complaint', 'report'])
    expect(rows.every(({ caseNumber, state }) => CASE.test(caseNumber) && state === 'open')).toBe(true)
  })
})

describe('deciding', () => {
  const noticesTo = async (address: string) =>
    (await server().database.db.select().from(outbox).where(eq(outbox.address, address)).orderBy(outbox.id)).at(-1)

  it('of twenty at once is done by one, who tells the reporter once', async () => {
    const { complain, account } = await reporter()
    const { id, version, caseNumber } = await kept((await complain()).data.caseNumber)
    const { headers } = await personOf(server(), userTypes.reviewer)
    const count = () => server().database.db.$count(outbox, eq(outbox.address, account.phone))
    const before = await count()
    const input = { id, version, outcome: 'upheld' as const, reply: '已封禁该账号' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server().ask(contract.decideReport, input, { headers })),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === errors.ReportDecided.code)).toHaveLength(19)
    expect(await count()).toBe(before + 1)
    const notified = await noticesTo(account.phone)
    expect(notified?.body).toContain(`（编号 ${caseNumber}）经核实成立，我们已作出处理。处理说明：已封禁该账号。感谢`)
    expect(await kept(caseNumber)).toMatchObject({ state: 'upheld', reply: '已封禁该账号' })
  })

  it('speaks the reporter’s language, also without a reply', async () => {
    const { complain, account } = await reporter(userTypes.overseasBuyer)
    const { id, version, caseNumber } = await kept((await complain()).data.caseNumber)
    const { headers } = await personOf(server(), userTypes.staff)
    await server().ask(contract.decideReport, { id, version, outcome: 'dismissed', reply: ' ' }, { headers })
    const notified = await noticesTo(account.email)
    expect(notified?.body).toContain(`case ${caseNumber} and found no violation of the rules. Thank you`)
  })

  it('quotes the reply to a reporter of the other language, in the mail and in the personal center', async () => {
    const { complain, account, headers: own } = await reporter(userTypes.overseasBuyer)
    const { id, version, caseNumber } = await kept((await complain()).data.caseNumber)
    const { headers } = await personOf(server(), userTypes.staff)
    const reply = '回放已修复，抱歉。'
    await server().ask(contract.decideReport, { id, version, outcome: 'upheld', reply }, { headers })
    const mail = await noticesTo(account.email)
    expect(mail?.body).toContain('Our note: 回放已修复，抱歉. Thank you')
    const quotedIn = (text: string, quotes: readonly { from: number; to: number }[]) =>
      quotes.map(({ from, to }) => text.slice(from, to))
    expect(quotedIn(mail?.body ?? '', mail?.quotes ?? [])).toEqual(['回放已修复，抱歉'])
    const { data } = await server().ask(listNotices, { kind: 'report' }, { headers: own, language: 'en-US' })
    const notice = data.list.find(({ text }) => text.includes(caseNumber))
    expect(quotedIn(notice?.text ?? '', notice?.quotes ?? [])).toEqual(['回放已修复，抱歉'])
  })

  it('is of a case that is there', async () => {
    const { headers } = await personOf(server(), userTypes.organizer)
    const input = { id: 2_000_000_000, version: 1, outcome: 'upheld' as const, reply: '' }
    expect((await server().ask(contract.decideReport, input, { headers })).code).toBe(errors.ReportNotFound.code)
  })

  it('shows to the reporter among their own cases, and to nobody else', async () => {
    const { complain, headers } = await reporter(userTypes.groupAdmin)
    const { caseNumber, id, version } = await kept((await complain()).data.caseNumber)
    const organizer = await personOf(server(), userTypes.organizer)
    const decision = { id, version, outcome: 'dismissed' as const, reply: '未发现违规' }
    await server().ask(contract.decideReport, decision, { headers: organizer.headers })
    const { data } = await server().ask(contract.listOwnReports, {}, { headers })
    expect(data.list).toMatchObject([{ caseNumber, state: 'dismissed', reply: '未发现违规', content }])
    const other = await personOf(server(), userTypes.receptionUnit)
    expect((await server().ask(contract.listOwnReports, {}, { headers: other.headers })).data.list).toEqual([])
  })
})
