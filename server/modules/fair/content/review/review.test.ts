import { describe, expect, it } from 'vitest'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getExhibit } from '#contract/fair/exhibits/endpoints.ts'
import { getExhibitor } from '#contract/fair/exhibitors/endpoints.ts'
import { editorOf } from '#tests/setup/content.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const [own, other, fair] = [
  editorOf(server, 'exhibit', userTypes.exhibitor),
  editorOf(server, 'exhibit', userTypes.exhibitingDelegation),
  editorOf(server, 'exhibit'),
]
const profile = editorOf(server, 'exhibitor', userTypes.exhibitor)
const profiles = editorOf(server, 'exhibitor')

/** The own exhibits that visitors see, as they are edited. */
async function ownExhibit(place = 0): Promise<ContentObject> {
  const { data } = await own.list({ state: 'published', sort: 'title' })
  return (await own.get(data.list[place]?.id ?? 0)).data
}
const named = (of: ContentObject, zh: string, over: object = {}) => ({
  ...of.document,
  name: { zh, en: zh },
  ...over,
})
const seenName = async (id: number) => (await server().ask(getExhibit, { id })).data.exhibitsName

describe('an exhibitor', () => {
  it('reads and writes its own objects alone; another’s is answered as if there were none', async () => {
    const of = await ownExhibit()
    const { data: theirs } = await other.list()
    expect(theirs.list.map(({ id }) => id)).not.toContain(of.id)
    const missing = { code: errors.ContentNotFound.code }
    expect(await other.get(of.id)).toMatchObject(missing)
    expect(await other.save(of, named(of, '占为己有'))).toMatchObject(missing)
    expect(await other.submit(of)).toMatchObject(missing)
    expect(await other.recall(of)).toMatchObject(missing)
    expect(await other.withdraw(of)).toMatchObject(missing)
    expect(await other.remove(of)).toMatchObject(missing)
    expect(await other.undelete(of)).toMatchObject(missing)
    expect(await other.restore(of, 0)).toMatchObject(missing)
    expect(await other.changes(of.id)).toMatchObject(missing)
    expect(await other.preview(of.id)).toMatchObject(missing)
    expect((await own.get(of.id)).data.revision).toBe(of.revision)
  })

  it('is shown its own exhibitor alone, and neither adds one nor takes it off', async () => {
    const { data } = await profile.list()
    expect(data.totalCount).toBe(1)
    const { data: of } = await profile.get(data.list[0]?.id ?? 0)
    const refused = { code: errors.NotAllowed.code }
    expect(await profile.add(of.document)).toMatchObject(refused)
    expect(await profile.withdraw(of)).toMatchObject(refused)
    expect(await profile.remove(of)).toMatchObject(refused)
    expect(await editorOf(server, 'hall', userTypes.exhibitor).get(1)).toMatchObject(refused)
  })

  it('leaves as it was what organizers alone change', async () => {
    const of = await ownExhibit()
    const { data: theirs } = await other.list()
    const exhibitor = Number(theirs.list[0]?.facets['exhibitor'])
    const taken = named(of, '改名', { exhibitor, weight: 999_999, promotion: ['hot'] })
    const { data: saved } = await own.save(of, taken)
    expect(saved.document).toMatchObject({ name: { zh: '改名', en: '改名' } })
    for (const field of ['exhibitor', 'weight', 'promotion', 'hall']) {
      expect(saved.document[field]).toEqual(of.document[field])
    }
    // What it was before anybody edited it is restored without them too.
    const { data: set } = await fair.save(saved, { ...saved.document, weight: 7 })
    const { data: restored } = await own.restore(set, of.revision)
    expect(restored.document).toMatchObject({ name: of.document['name'], weight: 7 })
  })

  it('adds what is its own, in its hall', async () => {
    const of = await ownExhibit()
    const { data: added } = await own.add(named(of, '新作', { exhibitor: 1, hall: null, weight: 5 }))
    expect(added.document).toMatchObject({ exhibitor: of.document['exhibitor'], weight: null })
    expect(added).toMatchObject({ state: 'draft', review: 'none' })
    const { data: own_ } = await profile.list()
    const { data: exhibitor } = await profile.get(own_.list[0]?.id ?? 0)
    expect(added.document['hall']).toBe(exhibitor.document['hall'])
  })
})

describe('what an exhibitor submits', () => {
  it('waits: visitors go on seeing what was approved last, until it is approved', async () => {
    const of = await ownExhibit(1)
    const before = await seenName(of.id)
    const { data: saved } = await own.save(of, named(of, '待审之名'))
    const { data: waiting } = await own.submit(saved)
    expect(waiting).toMatchObject({ review: 'waiting', state: 'published', changed: true })
    expect(await seenName(of.id)).toBe(before)
    expect((await fair.list({ review: 'waiting' })).data.list.map(({ id }) => id)).toContain(of.id)
    expect(await own.submit(waiting)).toMatchObject({ code: errors.ContentNotNow.code })
    const { data: approved } = await fair.publish(waiting)
    expect(approved).toMatchObject({ review: 'none', changed: false })
    expect(await seenName(of.id)).toBe('待审之名')
    const { data: lines } = await own.changes(of.id)
    expect(lines.slice(0, 3).map(({ action }) => action)).toEqual(['approve', 'submit', 'save'])
  })

  it('is returned with an opinion, which is read until it is submitted again', async () => {
    const of = await ownExhibit(2)
    const { data: waiting } = await own.submit((await own.save(of, named(of, '缺英文'))).data)
    const { data: returned } = await fair.giveBack(waiting, '请补充英文名称。')
    expect(returned).toMatchObject({ review: 'returned', opinion: '请补充英文名称。' })
    const { data: read } = await own.get(of.id)
    expect(read).toMatchObject({ review: 'returned', opinion: '请补充英文名称。' })
    expect((await own.changes(of.id)).data[0]).toMatchObject({ action: 'return', opinion: '请补充英文名称。' })
    expect(await fair.giveBack(read, '再退')).toMatchObject({ code: errors.ContentNotNow.code })
    const { data: mended } = await own.save(read, named(of, '已补英文'))
    expect(mended.review).toBe('returned')
    expect((await own.submit(mended)).data).toMatchObject({ review: 'waiting', opinion: '' })
  })

  it('is withdrawn by itself, and by saving again', async () => {
    const of = await ownExhibit(3)
    const { data: waiting } = await own.submit((await own.save(of, named(of, '甲'))).data)
    const { data: recalled } = await own.recall(waiting)
    expect(recalled.review).toBe('none')
    expect(await own.recall(recalled)).toMatchObject({ code: errors.ContentNotNow.code })
    const { data: again } = await own.submit(recalled)
    const { data: saved } = await own.save(again, named(of, '乙'))
    expect(saved.review).toBe('none')
    // Who looked at the first cannot approve the second in its place.
    expect(await fair.publish(again)).toMatchObject({ code: errors.ContentChanged.code })
  })

  it('is published at once where the exhibitor is trusted', async () => {
    const { data } = await profile.list()
    const { data: of } = await profiles.get(data.list[0]?.id ?? 0)
    const { data: untrusted } = await profile.save(of, { ...of.document, trusted: 'yes' })
    expect(untrusted.document['trusted']).toBe('no')
    const { data: trusted } = await profiles.save(untrusted, { ...untrusted.document, trusted: 'yes' })
    await profiles.publish(trusted)
    const exhibit = await ownExhibit(4)
    const { data: sent } = await own.submit((await own.save(exhibit, named(exhibit, '信任之作'))).data)
    expect(sent).toMatchObject({ review: 'none', state: 'published', changed: false })
    expect(await seenName(exhibit.id)).toBe('信任之作')
    expect((await own.changes(exhibit.id)).data[0]).toMatchObject({ action: 'publish' })
    expect((await server().ask(getExhibitor, { id: of.id })).code).toBe(0)

    // An organizer has set the end of its visibility, and it stays.
    const until = new Date(Date.now() + 86_400_000).toISOString()
    const { data: ending } = await fair.publish(sent, { until })
    const { data: again } = await own.submit((await own.save(ending, named(exhibit, '信任之作二'))).data)
    expect(again).toMatchObject({ state: 'published', changed: false, shownUntil: until })
  })
})
