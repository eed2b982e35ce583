import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { exportCases, getCase, listCases } from '#contract/people/review/endpoints.ts'
import type { registrationStates } from '#contract/people/registration/rules.ts'
import type { Language } from '#contract/core/language.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { files } from '#server/modules/foundation/files/files.schema.ts'
import { addEvent } from '#server/modules/foundation/history/index.ts'
import { registrations } from '#server/modules/people/registration/registration.schema.ts'
import { addEnrollmentCase, addRegistrationCase } from '#tests/setup/cases.ts'

const server = useServer('demo')
const [CURATOR, REVIEWER, STAFF] = [2, 3, 11]

async function as(userType: number, language: Language = 'zh-CN') {
  return { language, headers: await signedInAs(server(), userType) }
}

async function ageTo(id: number, state: (typeof registrationStates)[number], hoursAgo: number) {
  const submittedAt = new Date(Date.now() - hoursAgo * 3_600_000)
  await server().database.db.update(registrations).set({ state, submittedAt }).where(eq(registrations.id, id))
}

describe('the queue', () => {
  it('counts every state of the filter, and is oldest first only while under review', async () => {
    const added = [
      ['review', 5],
      ['review', 50],
      ['approved', 9],
      ['approved', 2],
    ] as const
    for (const [index, [state, hoursAgo]] of added.entries()) {
      const name = { zh: `排队${index}号`, en: `Queue ${index}` }
      await ageTo((await addRegistrationCase(server(), { name })).id, state, hoursAgo)
    }
    const options = await as(REVIEWER)
    const ask = async (state: 'review' | 'approved') =>
      (await server().ask(listCases, { subject: 'registration', state, keyWord: '排队' }, options)).data
    const review = await ask('review')
    expect(review.counts).toEqual({ review: 2, changes: 0, approved: 2, rejected: 0, cancelled: 0 })
    expect(review).toMatchObject({ totalCount: 2, totalPage: 1 })
    expect(review.list.map(({ name }) => name)).toEqual(['排队1号', '排队0号'])
    expect((await ask('approved')).list.map(({ name }) => name)).toEqual(['排队3号', '排队2号'])
    const all = await server().ask(listCases, { subject: 'registration', keyWord: '排队', limit: 3 }, options)
    expect(all.data).toMatchObject({ totalCount: 4, totalPage: 2 })
  })

  it.each(['岚竹', 'lanzhu', '13900139001', 'hello@lanzhu'])('finds by %s', async (keyWord) => {
    const { data } = await server().ask(listCases, { subject: 'registration', keyWord }, await as(REVIEWER))
    expect(data.list.map(({ name }) => name)).toEqual(['杭州岚竹竹艺有限公司'])
  })

  it('takes wildcards for themselves, and blank for no keyword', async () => {
    const options = await as(REVIEWER)
    const by = async (keyWord: string) =>
      (await server().ask(listCases, { subject: 'registration', keyWord }, options)).data.totalCount
    expect(await by('%')).toBe(0)
    expect(await by('  ')).toBeGreaterThan(2)
  })

  it('keeps to a kind, and names things in the reader’s language', async () => {
    const { data } = await server().ask(
      listCases,
      { subject: 'registration', kind: 'buyer' },
      await as(REVIEWER, 'en-US'),
    )
    expect(data.list).toMatchObject([{ kind: 'buyer', name: 'Rose Hartley', phone: '+447700900123', expoName: '' }])
  })

  it('lists sign-ups with what they are for', async () => {
    const { expo } = await addEnrollmentCase(server(), 0)
    const ask = async (keyWord: string) =>
      (await server().ask(listCases, { subject: 'enrollment', keyWord }, await as(REVIEWER))).data
    expect((await ask('笋木')).totalCount).toBe(1)
    expect((await ask(expo.name.zh)).list[0]).toMatchObject({
      subject: 'enrollment',
      kind: 'individual',
      expoName: expo.name.zh,
      phone: '13800138001',
    })
  })

  it('is closed to who may not read it', async () => {
    for (const userType of [1, 6, 12, 13, 20]) {
      const answer = await server().ask(listCases, { subject: 'registration' }, await as(userType))
      expect(answer).toMatchObject({ code: errors.NotAllowed.code, status: 403 })
    }
    const guest = await server().ask(getCase, { subject: 'registration', id: 1 })
    expect(guest.code).toBe(errors.LoginExpired.code)
  })

  it('hides phone and e-mail from who may only read', async () => {
    const ask = async (userType: number) =>
      (await server().ask(listCases, { subject: 'registration', keyWord: '岚竹' }, await as(userType))).data.list[0]
    expect(await ask(REVIEWER)).toMatchObject({ phone: '13900139001', email: 'hello@lanzhu-bamboo.example' })
    expect(await ask(CURATOR)).toMatchObject({ phone: '139****9001', email: 'h***@lanzhu-bamboo.example' })
  })
})

describe('a case', () => {
  const lineOf = (lines: { field: string; zh: string; en: string }[], field: string) =>
    lines.find((line) => line.field === field)

  it('shows every field in both languages', async () => {
    const { id, hall, category, phone } = await addRegistrationCase(server())
    const { data } = await server().ask(getCase, { subject: 'registration', id }, await as(REVIEWER))
    expect(data.lines.map(({ field }) => field)).toEqual(
      'company socialCredit name cardType cardNumber country area city phone email contactName contactPhone contactEmail hall category industries exhibitionType objectives intentions validity'.split(
        ' ',
      ),
    )
    expect(lineOf(data.lines, 'country')).toMatchObject({ zh: '中国', en: 'China' })
    expect(lineOf(data.lines, 'cardType')).toMatchObject({ zh: '居民身份证', en: 'ID card' })
    expect(lineOf(data.lines, 'hall')).toMatchObject(hall.name)
    expect(lineOf(data.lines, 'category')).toMatchObject(category.name)
    expect(lineOf(data.lines, 'industries')?.en).toMatch(/, /)
    expect(lineOf(data.lines, 'exhibitionType')).toMatchObject({ zh: '线上与线下', en: 'Online and offline' })
    expect(lineOf(data.lines, 'validity')).toMatchObject({
      zh: '2026-01-01 至 2030-12-31',
      en: '2026-01-01 to 2030-12-31',
    })
    expect(lineOf(data.lines, 'phone')?.zh).toBe(phone.slice(3))
    expect(data).toMatchObject({
      identity: { passed: true, byService: false },
      actions: ['approve', 'reject', 'changes'],
    })
  })

  it('names a buyer’s objectives and intentions', async () => {
    const { id } = await addRegistrationCase(server(), { kind: 'buyer' })
    const { data } = await server().ask(getCase, { subject: 'registration', id }, await as(REVIEWER))
    expect(lineOf(data.lines, 'objectives')).toMatchObject({
      zh: '寻找展品、其他：茶器',
      en: 'Looking for items, Other: 茶器',
    })
    expect(lineOf(data.lines, 'intentions')).toMatchObject({
      zh: '非物质文化遗产·陶瓷',
      en: 'Intangible cultural heritage: Ceramics',
    })
    expect(lineOf(data.lines, 'hall')).toBeUndefined()
  })

  it('hides numbers from who may only read, and offers them nothing', async () => {
    const { id } = await addRegistrationCase(server())
    const ask = async (userType: number) =>
      (await server().ask(getCase, { subject: 'registration', id }, await as(userType))).data
    const [whole, masked] = [await ask(REVIEWER), await ask(STAFF)]
    const number = lineOf(whole.lines, 'cardNumber')?.zh ?? ''
    expect(number).toMatch(/^11010119900101\d{4}$/)
    expect(lineOf(masked.lines, 'cardNumber')?.zh).toBe(`**************${number.slice(-4)}`)
    expect(lineOf(masked.lines, 'phone')?.zh).toMatch(/^139\*{4}\d{4}$/)
    expect(masked.actions).toEqual([])
    expect(JSON.stringify(masked)).not.toContain(number)
  })

  it('names its files by their role, and who did what', async () => {
    const file = {
      id: 'file-of-the-licence',
      module: 'registration',
      fileName: '执照.pdf',
      mimeType: 'application/pdf',
    }
    await server()
      .database.db.insert(files)
      .values({ ...file, fileExt: 'pdf', fileSize: 4_096, storageKey: 'x' })
    const { id } = await addRegistrationCase(server(), { files: [file.id, 'file-that-is-gone-now'] })
    const byAccount = Number((await signedInAs(server(), REVIEWER)).userid)
    const event = { subject: 'registration', subjectId: id } as const
    await server().database.write(async (db) => {
      await addEvent(db, { ...event, action: 'submit', toState: 'review' })
      await addEvent(db, { ...event, action: 'changes', fromState: 'review', toState: 'changes', byAccount })
    })
    const { data } = await server().ask(getCase, { subject: 'registration', id }, await as(REVIEWER, 'en-US'))
    expect(data.files).toEqual([
      { id: file.id, role: 'identification', fileName: '执照.pdf', mimeType: 'application/pdf', fileSize: 4_096 },
    ])
    expect(data.history.map(({ action, by }) => `${action} ${by}`)).toEqual(['submit Applicant', 'changes Lin Shenyan'])
  })

  it('of a sign-up tells exhibition, exhibitor and form', async () => {
    const { id, expo } = await addEnrollmentCase(server(), 1)
    const { data } = await server().ask(getCase, { subject: 'enrollment', id }, await as(REVIEWER))
    expect(lineOf(data.lines, 'expo')).toMatchObject(expo.name)
    expect(lineOf(data.lines, 'exhibitionType')).toMatchObject({ zh: '仅线上', en: 'Online only' })
    expect(data).toMatchObject({ files: [], identity: null, state: 'review' })
  })
})

describe('the export', () => {
  it('is a table that a spreadsheet opens without running it', async () => {
    const name = { zh: '=HYPERLINK("http://x.example","导出")', en: '@SUM(A1), "导出"' }
    await addRegistrationCase(server(), { name })
    const { data } = await server().ask(exportCases, { subject: 'registration', keyWord: '导出' }, await as(REVIEWER))
    expect(data.fileName).toMatch(/^registrations-\d{4}-\d\d-\d\d\.csv$/)
    const [heading, row] = data.csv.split('\r\n')
    expect(heading?.startsWith('\uFEFF编号,类型,名称（中文）')).toBe(true)
    expect(row).toContain(`"'=HYPERLINK(""http://x.example"",""导出"")"`)
    expect(row).toContain(`"'@SUM(A1), ""导出"""`)
  })

  it('speaks the reader’s language and masks for who may only read', async () => {
    const ask = async (userType: number) => {
      const options = await as(userType, 'en-US')
      return (await server().ask(exportCases, { subject: 'registration', keyWord: '岚竹' }, options)).data.csv
    }
    expect(await ask(REVIEWER)).toMatch(/^\uFEFFNumber,Type[\s\S]*Exhibitor \(company\).*13900139001,hello@lanzhu/)
    expect(await ask(CURATOR)).toMatch(/139\*{4}9001,h\*{3}@lanzhu-bamboo\.example,Under review/)
    expect(await ask(CURATOR)).not.toContain('13900139001')
  })
})
