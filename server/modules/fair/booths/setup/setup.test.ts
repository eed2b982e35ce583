import { eq, inArray } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/fair/booths/endpoints.ts'
import { openFile } from '#contract/foundation/files/endpoints.ts'
import { listNotices } from '#contract/foundation/notices/endpoints.ts'
import { files } from '#server/modules/foundation/files/files.schema.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { sweepFiles } from '#server/modules/foundation/files/index.ts'
import { booths } from '#server/modules/fair/floor-plan/floor-plan.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { exe, officeOf, pdf } from '#tests/setup/file-bytes.ts'
import { type BoothBuyer, newBoothBuyers, newColleague } from '#tests/setup/money/booths.ts'
import { useServer } from '#tests/setup/server.ts'
import { uploadedFile } from '#tests/setup/uploaded-file.ts'
import { hallSetups } from '../booths.schema'
import { notifySetupChanges } from './notify-changes'
import { releaseSetupFiles } from './setup.queries'

const server = useServer('demo')
let headers: { token: string }
let hallId = 0
let otherHall = 0
let own: BoothBuyer
let neighbour: BoothBuyer
let elsewhere: BoothBuyer
let holding: BoothBuyer
let without: BoothBuyer
beforeAll(async () => {
  headers = await signedInAs(server(), userTypes.staff)
  const found = await server()
    .database.db.select()
    .from(halls)
    .where(inArray(halls.key, ['design', 'crafts']))
  hallId = found.find(({ key }) => key === 'design')?.id ?? 0
  otherHall = found.find(({ key }) => key === 'crafts')?.id ?? 0
  const [a, b, c, d, e] = await newBoothBuyers(server(), 5)
  if (!a || !b || !c || !d || !e) throw new Error('too few exhibitors')
  ;[own, neighbour, elsewhere, holding, without] = [a, b, c, d, e]
  await server().database.write(async (db) => {
    await db.delete(booths)
    await db.insert(booths).values([
      { hallId, number: '1A-01', exhibitorId: own.exhibitorId, status: 'assigned' },
      { hallId, number: '1A-02', exhibitorId: neighbour.exhibitorId, status: 'occupied' },
      { hallId: otherHall, number: '2A-01', exhibitorId: elsewhere.exhibitorId, status: 'assigned' },
      { hallId, number: '1A-03', exhibitorId: holding.exhibitorId, status: 'held', bookingId: 2_000_000_000 },
    ])
  })
})
beforeEach(() =>
  server().database.write(async (db) => {
    await db.delete(hallSetups)
    await db.delete(notices).where(eq(notices.name, 'setupChanged'))
  }),
)

type Written = InputOf<typeof contract.saveHallSetup>['setup']
const times = {
  buildUpFrom: '2026-11-01T00:00:00.000Z',
  buildUpUntil: '2026-11-02T12:00:00.000Z',
  dismantlingFrom: '2026-11-08T08:00:00.000Z',
  dismantlingUntil: '2026-11-09T04:00:00.000Z',
}
const written = (over: Partial<Written> = {}): Written => ({
  ...times,
  note: { zh: '货物由北 3 门进场', en: 'Deliver through gate North 3' },
  documents: [],
  ...over,
})
const save = (setup: Written = written(), revision = 0, of = hallId) =>
  server().ask(contract.saveHallSetup, { hallId: of, revision, setup }, { headers })
const read = async (of = hallId) => (await server().ask(contract.getHallSetup, { hallId: of }, { headers })).data
const ownOf = async (who: BoothBuyer, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  (await server().ask(contract.getOwnSetup, {}, { headers: { ...who.headers }, language })).data
const upload = (name = '参展手册.pdf', bytes: Uint8Array = pdf, as: { token: string } = headers, module = 'setup') =>
  uploadedFile(server(), { name, bytes, headers: { ...as }, module })
const openAs = async (id: string, as: Record<string, string>) =>
  (await server().app.inject({ url: `${openFile.base}${openFile.path.replace(':id', id)}`, headers: as })).statusCode
const document = (file: string, zh = '参展手册') => ({ file, title: { zh, en: 'Exhibitor manual' } })
const notify = (limit?: number) => notifySetupChanges(server().database, server(), limit)
const noticesOf = async (who: BoothBuyer) =>
  (await server().ask(listNotices, { kind: 'stand' }, { headers: { ...who.headers } })).data.list

describe('the set-up information of a hall', () => {
  it('is saved and read by organizers, and by exhibitors with a booth in the hall in their language', async () => {
    expect(await read()).toMatchObject({ revision: 0, buildUpFrom: '', documents: [], updatedAt: null })
    const file = await upload()
    expect((await save(written({ documents: [document(file)] }))).data).toMatchObject({ ...times, revision: 1 })
    const { booth, setup } = await ownOf(own, 'en-US')
    expect(booth).toMatchObject({ number: '1A-01' })
    expect(setup).toMatchObject({
      buildUp: { from: times.buildUpFrom, until: times.buildUpUntil },
      dismantling: { from: times.dismantlingFrom, until: times.dismantlingUntil },
      note: 'Deliver through gate North 3',
      documents: [{ title: 'Exhibitor manual', file: { id: file, fileName: '参展手册.pdf', fileExt: 'pdf' } }],
    })
    expect((await ownOf(own)).setup?.note).toBe('货物由北 3 门进场')
  })

  it('names the texts that are in the other language', async () => {
    const documents = [{ file: await upload(), title: { zh: '参展手册', en: '' } }]
    await save(written({ note: { zh: '由北 3 门进场', en: '' }, documents }))
    const fallbacksIn = async (language: 'zh-CN' | 'en-US') => {
      const { setup } = await ownOf(own, language)
      return [setup?.fallbackFields, setup?.documents.map(({ fallbackFields }) => fallbackFields)]
    }
    expect(await fallbacksIn('en-US')).toEqual([['note'], [['title']]])
    expect(await fallbacksIn('zh-CN')).toEqual([[], [[]]])
  })

  it('is nothing for an exhibitor of another hall, one that has not paid its booth, and one without a booth', async () => {
    await save()
    expect(await ownOf(elsewhere)).toMatchObject({ booth: { number: '2A-01' }, setup: null })
    expect(await ownOf(holding)).toEqual({ booth: null, setup: null })
    expect(await ownOf(without)).toEqual({ booth: null, setup: null })
  })

  it.each([
    ['an exhibitor', userTypes.exhibitor],
    ['finance', userTypes.financeStaff],
    ['a buyer', userTypes.buyer],
  ])('is not edited by %s', async (_, userType) => {
    const as = { headers: await signedInAs(server(), userType) }
    const code = errors.NotAllowed.code
    expect((await server().ask(contract.getHallSetup, { hallId }, as)).code).toBe(code)
    expect((await server().ask(contract.saveHallSetup, { hallId, revision: 0, setup: written() }, as)).code).toBe(code)
    const copy = { hallId, revision: 1, others: [{ hallId: otherHall, revision: 0 }] }
    expect((await server().ask(contract.copyHallSetup, copy, as)).code).toBe(code)
  })

  it('of a hall that is not there is refused', async () => {
    expect((await save(written(), 0, 2_000_000_000)).code).toBe(errors.HallNotFound.code)
  })

  it('keeps the order of its documents', async () => {
    const [first, second] = [await upload('a.pdf'), await upload('b.pdf')]
    await save(written({ documents: [document(first), document(second)] }))
    await save(written({ documents: [document(second), document(first)] }), 1)
    expect((await read()).documents.map(({ file }) => file.id)).toEqual([second, first])
  })
})

describe('what is written wrong', () => {
  it.each([
    ['buildUpFrom', { buildUpFrom: '' }],
    ['buildUpUntil', { buildUpUntil: times.buildUpFrom }],
    ['buildUpUntil', { buildUpUntil: 'soon' }],
    ['dismantlingFrom', { dismantlingFrom: times.buildUpUntil }],
    ['dismantlingUntil', { dismantlingUntil: '' }],
    ['note', { note: { zh: '', en: 'x'.repeat(1_001) } }],
  ])('is refused at %s, in both languages', async (field, over) => {
    const input = { hallId, revision: 0, setup: written(over) }
    const zh = await server().ask(contract.saveHallSetup, input, { headers })
    const en = await server().ask(contract.saveHallSetup, input, { headers, language: 'en-US' })
    expect(zh.data).toMatchObject({ error: 'BadInput', fields: [{ field: `setup.${field}` }] })
    expect(zh.msg).toMatch(/[\u4e00-\u9fff]{4}/)
    expect(en.msg).toMatch(/^Invalid request: [A-Z][\w ,-]+$/)
    expect((await read()).revision).toBe(0)
  })

  it('is refused at the documents: no title, another type, a file of somebody else', async () => {
    const file = await upload()
    const untitled = await save(written({ documents: [{ file, title: { zh: ' ', en: '' } }] }))
    expect(untitled.data).toMatchObject({ error: 'BadInput', fields: [{ field: 'setup.documents' }] })
    const word = await upload('手册.docx', officeOf('word'))
    expect((await save(written({ documents: [document(word)] }))).data).toMatchObject({ error: 'BadInput' })
    const other = await upload('other.pdf', pdf, headers, 'demand')
    expect((await save(written({ documents: [document(other)] }))).data).toMatchObject({ error: 'BadInput' })
    const foreign = await upload('foreign.pdf', pdf, own.headers)
    const refused = await save(written({ documents: [document(foreign)] }))
    expect(refused.data).toMatchObject({ error: 'FileNotFound', field: 'documents' })
    expect(await upload('program.pdf', exe)).toBeUndefined()
    // What was refused claims nothing.
    const [row] = await server().database.db.select().from(files).where(eq(files.id, word))
    expect(row?.claimedAt).toBeNull()
  })
})

describe('a document', () => {
  it('is read by exhibitors with a booth in the hall and by organizers, and by nobody else', async () => {
    const file = await upload()
    await save(written({ documents: [document(file)] }))
    const colleague = await newColleague(server(), own)
    const readers = [own.headers, neighbour.headers, colleague.headers, headers]
    for (const as of readers) expect(await openAs(file, { ...as })).toBe(200)
    const buyer = await signedInAs(server(), userTypes.buyer)
    const finance = await signedInAs(server(), userTypes.financeStaff)
    const others = [elsewhere.headers, holding.headers, without.headers, buyer, finance, {}]
    for (const as of others) expect(await openAs(file, { ...as })).toBe(404)
  })

  it('is no longer read once its exhibitor leaves the hall, or the document was removed', async () => {
    const file = await upload()
    await save(written({ documents: [document(file)] }))
    const ofBooth = eq(booths.exhibitorId, neighbour.exhibitorId)
    await server().database.write((db) => db.update(booths).set({ hallId: otherHall }).where(ofBooth))
    expect(await openAs(file, { ...neighbour.headers })).toBe(404)
    await server().database.write((db) => db.update(booths).set({ hallId }).where(ofBooth))
    expect(await openAs(file, { ...neighbour.headers })).toBe(200)
    await save(written(), 1)
    expect(await openAs(file, { ...neighbour.headers })).toBe(404)
  })

  it('is removed by the sweep when no hall has it any more', async () => {
    const file = await upload()
    await save(written({ documents: [document(file)] }))
    const others = [{ hallId: otherHall, revision: 0 }]
    await server().ask(contract.copyHallSetup, { hallId, revision: 1, others }, { headers })
    const { database, providers, config } = server()
    const sweep = async () => {
      await database.write(releaseSetupFiles)
      const tomorrow = new Date(Date.now() + 2 * 86_400_000)
      await sweepFiles({ ...database, storage: providers.storage, dataDir: config.dataDir }, tomorrow)
      return database.db.$count(files, eq(files.id, file))
    }
    await save(written(), 1)
    expect(await sweep()).toBe(1)
    expect(await openAs(file, { ...elsewhere.headers })).toBe(200)
    await save(written(), 1, otherHall)
    expect(await sweep()).toBe(0)
  })
})

describe('a copy to other halls', () => {
  it('replaces what they had, documents included, and only what was seen', async () => {
    const file = await upload()
    await save(written({ documents: [document(file)] }))
    await save(written({ note: { zh: '另一馆', en: '' } }), 0, otherHall)
    const { others } = await read()
    expect(others).toContainEqual(expect.objectContaining({ hallId: otherHall, revision: 1 }))
    const stale = others.map((one) => ({ hallId: one.hallId, revision: 0 }))
    const refused = await server().ask(contract.copyHallSetup, { hallId, revision: 1, others: stale }, { headers })
    expect(refused).toMatchObject({ code: errors.SetupCopyChanged.code, msg: errors.SetupCopyChanged.zh })
    expect((await read(otherHall)).note.zh).toBe('另一馆')
    const seen = others.map((one) => ({ hallId: one.hallId, revision: one.revision }))
    expect((await server().ask(contract.copyHallSetup, { hallId, revision: 1, others: seen }, { headers })).code).toBe(
      0,
    )
    // Once more, as after an answer that was lost: nothing is left to do.
    const again = await server().ask(contract.copyHallSetup, { hallId, revision: 1, others: seen }, { headers })
    expect(again.code).toBe(0)
    expect((await read(otherHall)).revision).toBe(2)
    for (const one of others)
      expect(await read(one.hallId)).toMatchObject({ ...times, documents: [{ file: { id: file } }] })
    expect(await openAs(file, { ...elsewhere.headers })).toBe(200)
  })

  it('to a hall that has the same raises no revision and notifies nobody there', async () => {
    await save()
    await save(written(), 0, otherHall)
    await notify()
    const others = [{ hallId: otherHall, revision: 1 }]
    const copied = await server().ask(contract.copyHallSetup, { hallId, revision: 1, others }, { headers })
    expect(copied.code).toBe(0)
    expect((await read(otherHall)).revision).toBe(1)
    await notify()
    expect(await noticesOf(elsewhere)).toHaveLength(1)
  })

  it('is for the halls that visitors see: hidden ones are left out', async () => {
    const listsOther = async () => (await read()).others.some((one) => one.hallId === otherHall)
    const setShown = (shownFrom: Date | null) =>
      server().database.write((db) => db.update(halls).set({ shownFrom }).where(eq(halls.id, otherHall)))
    expect(await listsOther()).toBe(true)
    await setShown(null)
    expect(await listsOther()).toBe(false)
    await setShown(new Date(0))
    expect(await listsOther()).toBe(true)
  })

  it('of a hall without settings is refused', async () => {
    const copy = { hallId, revision: 0, others: [{ hallId: otherHall, revision: 0 }] }
    expect((await server().ask(contract.copyHallSetup, copy, { headers })).code).toBe(errors.SetupNotFound.code)
  })
})

describe('a change', () => {
  it('is one notice for each account of exhibitors with a booth in the hall, in batches too', async () => {
    const [first, second] = [await upload('a.pdf'), await upload('b.pdf')]
    await save(written({ documents: [document(first), document(second)] }))
    await notify(1)
    await notify(1)
    for (const who of [own, neighbour]) {
      expect(await noticesOf(who)).toEqual([
        expect.objectContaining({
          title: '参展须知已更新',
          text: expect.stringContaining('参展须知已更新，可在“我的展台”中查看'),
          link: 'personal.html#/stand',
        }),
      ])
    }
    for (const who of [elsewhere, holding, without]) expect(await noticesOf(who)).toEqual([])
    await save(written({ documents: [document(second)] }), 1)
    await notify()
    expect(await noticesOf(own)).toHaveLength(2)
  })

  /** Notifies one account, then fails as a server that is stopped does. */
  const notifyOne = async () => {
    const { db, write } = server().database
    let batches = 0
    const stopping: typeof write = (work) => {
      batches += 1
      return batches > 1 ? Promise.reject(new Error('stopped')) : write(work)
    }
    await expect(notifySetupChanges({ db, write: stopping }, server(), 1)).rejects.toThrow('stopped')
  }
  const notifiedAccounts = async () => {
    const rows = await server()
      .database.db.select({ id: notices.accountId })
      .from(notices)
      .where(eq(notices.name, 'setupChanged'))
    return rows.map(({ id }) => id).toSorted((a, b) => a - b)
  }

  it('of which the notices were interrupted is continued after the last account', async () => {
    await save()
    await notifyOne()
    const [first, ...rest] = await notifiedAccounts()
    expect(rest).toEqual([])
    await notify()
    const all = await notifiedAccounts()
    expect(all.length).toBeGreaterThan(1)
    expect(all.filter((id) => id === first)).toHaveLength(1)
    expect(new Set(all).size).toBe(all.length)
  })

  it('that comes in between begins with the first account again', async () => {
    await save()
    await notifyOne()
    const [first] = await notifiedAccounts()
    await save(written({ buildUpFrom: '2026-10-31T00:00:00.000Z' }), 1)
    await notify()
    const all = await notifiedAccounts()
    expect(all.filter((id) => id === first)).toHaveLength(2)
    expect(all).toHaveLength(new Set(all).size + 1)
  })

  it('that was saved, of which the answer was lost, is saved once by the second press', async () => {
    await save()
    expect(await save()).toMatchObject({ code: 0, data: { revision: 1 } })
    const other = written({ note: { zh: '别的', en: '' } })
    expect((await save(other)).code).toBe(errors.SetupChanged.code)
  })

  it('that changes nothing raises no revision and notifies nobody', async () => {
    await save()
    await notify()
    expect((await save(written(), 1)).data.revision).toBe(1)
    await notify()
    expect(await noticesOf(own)).toHaveLength(1)
  })
})

describe('the calendar file', () => {
  const calendarOf = (as: Record<string, string>, language = 'zh-CN') =>
    server().app.inject({
      url: contract.getOwnSetupCalendar.base + contract.getOwnSetupCalendar.path,
      headers: { ...as, language },
    })

  it('has build-up and dismantling, each one entry that changes with the times', async () => {
    await save()
    const eventsIn = ({ body }: { body: string }) =>
      new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    const first = await calendarOf({ ...own.headers }, 'en-US')
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const events = eventsIn(first)
    expect(events.map(({ summary }) => summary.split(' · ')[0])).toEqual(['Build-up', 'Dismantling'])
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe(times.buildUpFrom)
    expect(events[1]?.endDate.toJSDate().toISOString()).toBe(times.dismantlingUntil)
    await save(written({ buildUpFrom: '2026-10-31T00:00:00.000Z', dismantlingFrom: '', dismantlingUntil: '' }), 1)
    const [moved, ...rest] = eventsIn(await calendarOf({ ...own.headers }))
    expect(rest).toEqual([])
    expect(moved?.uid).toBe(events[0]?.uid)
    expect(moved?.sequence).toBeGreaterThan(events[0]?.sequence ?? 0)
  })

  it('is refused where there are no times, and to who has no stand', async () => {
    expect((await calendarOf({ ...own.headers })).json()).toMatchObject({ code: errors.SetupNotFound.code })
    expect((await calendarOf({ ...without.headers })).json()).toMatchObject({ code: errors.SetupNotFound.code })
    const buyer = await signedInAs(server(), userTypes.buyer)
    expect((await calendarOf(buyer)).json()).toMatchObject({ code: errors.NotAllowed.code })
  })
})
