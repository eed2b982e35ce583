import { eq, and } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getExhibit } from '#contract/fair/exhibits/endpoints.ts'
import { editorOf } from '#tests/setup/content.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { exhibitContent } from '#server/modules/fair/exhibits/index.ts'
import { findItem, findVersion } from '../content.queries'
import { contentItems } from '../content.schema'

const server = useServer('demo')
const [own, fair] = [editorOf(server, 'exhibit', userTypes.exhibitor), editorOf(server, 'exhibit')]

const named = (of: ContentObject, name: string) => ({ ...of.document, name: { zh: name, en: name } })

async function changed(place: number, name: string): Promise<ContentObject> {
  const { data } = await own.list({ state: 'published', sort: 'title' })
  const { data: of } = await own.get(data.list[place]?.id ?? 0)
  return (await own.save(of, named(of, name))).data
}
const waiting = async (place: number, name: string) => (await own.submit(await changed(place, name))).data
const seenName = async (id: number) => (await server().ask(getExhibit, { id })).data.exhibitsName

const run = async (of: ContentObject, act: (racer: number) => Promise<{ code: number }>) => {
  const outcome = await race(server().database, 'content_item', act)
  const done = outcome.outcomes.map((one) => one.status === 'fulfilled' && one.value.code === 0)
  const { data: after } = await own.get(of.id)
  return { done, after }
}

const isApprover = (racer: number) => racer % 2 === 0

it('approved while it is edited, one of both holds, and what is published is what was approved', async () => {
  const of = await waiting(0, '审过的名字')
  const before = await seenName(of.id)
  const { done, after } = await run(of, (racer) =>
    isApprover(racer) ? fair.publish(of) : own.save(of, named(of, `后来的名字 ${racer}`)),
  )
  const winner = done.indexOf(true)
  expect(done.filter(Boolean)).toHaveLength(1)
  expect(after).toMatchObject({ revision: of.revision + 1, review: 'none' })
  expect(await seenName(of.id)).toBe(isApprover(winner) ? '审过的名字' : before)
  const written = isApprover(winner) ? '审过的名字' : `后来的名字 ${winner}`
  expect(after.document['name']).toEqual({ zh: written, en: written })
})

/** The same as the server does it, but for the condition that nobody has changed it since. */
it('without the condition both hold, and one of them is lost', async () => {
  const of = await waiting(1, '审过的名字')
  const { database } = server()
  const outcome = await race(database, 'content_item', (racer) =>
    database.write(async (db) => {
      const item = (await findItem(db, 'exhibit', of.id))?.item
      if (!item || item.revision !== of.revision) throw new Error('changed')
      const document = (await findVersion(db, 'exhibit', of.id, item.draftRevision))?.document
      if (isApprover(racer) && document)
        await exhibitContent.publish(db, of.id, document, { from: new Date(), until: null })
      const set = isApprover(racer) ? { publishedRevision: item.draftRevision } : { submittedAt: null }
      await db
        .update(contentItems)
        .set({ ...set, revision: item.revision + 1 })
        .where(and(eq(contentItems.kind, 'exhibit'), eq(contentItems.id, of.id)))
    }),
  )
  expect(fulfilled(outcome)).toHaveLength(RACERS)
})

it('submitted ten times at once, it is submitted once', async () => {
  const of = await changed(2, '交了十次')
  const { done, after } = await run(of, () => own.submit(of))
  expect(done.filter(Boolean)).toHaveLength(1)
  expect(after).toMatchObject({ review: 'waiting', revision: of.revision + 1 })
  const { data: lines } = await own.changes(of.id)
  expect(lines.filter(({ action, revision }) => action === 'submit' && revision > of.revision)).toHaveLength(1)
})

it('approved and returned at once, one of both holds', async () => {
  const of = await waiting(3, '或成或退')
  const before = await seenName(of.id)
  const { done, after } = await run(of, (racer) =>
    isApprover(racer) ? fair.publish(of) : fair.giveBack(of, `第 ${racer} 条意见`),
  )
  const winner = done.indexOf(true)
  expect(done.filter(Boolean)).toHaveLength(1)
  expect(after.review).toBe(isApprover(winner) ? 'none' : 'returned')
  expect(await seenName(of.id)).toBe(isApprover(winner) ? '或成或退' : before)
})
