import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as content from '#contract/fair/content/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { fileAddress } from '#contract/foundation/files/rules.ts'
import { decideCase } from '#contract/people/review/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { addRegistrationCase } from '#tests/setup/cases.ts'
import { editorOf } from '#tests/setup/content.ts'
import { useServer } from '#tests/setup/server.ts'
import { hashKey, newKey } from '#server/platform/auth/secrets.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { contentItems } from '#server/modules/fair/content/content.schema.ts'
import { files } from '#server/modules/foundation/files/files.schema.ts'
import { sessions } from '#server/modules/people/session/session.schema.ts'

const server = useServer('demo')

async function decide(id: number, version: number, action: 'approve' | 'undo') {
  const headers = await signedInAs(server(), 3)
  return server().ask(decideCase, { subject: 'registration', id, version, action, reason: '' }, { headers })
}

let made = 0
/** Pictures as a registration has claimed them; the last did not pass. */
async function addPictures(accountId?: number): Promise<string[]> {
  const ids = ['a', 'b', 'c'].map((name) => `stand-picture-${name}-${++made}`)
  await server()
    .database.db.insert(files)
    .values(
      ids.map((id, place) => ({
        id,
        module: 'register',
        fileName: `${id}.jpg`,
        mimeType: 'image/jpeg',
        fileExt: 'jpg',
        fileSize: 9,
        storageKey: id,
        ownerId: accountId ?? null,
        checkStatus: place === 2 ? 1 : 0,
        claimedFor: 'case' as const,
        claimedAt: new Date(),
      })),
    )
  return ids
}

async function enter(accountId: number) {
  const token = newKey()
  await server()
    .database.db.insert(sessions)
    .values({ tokenHash: hashKey(token), accountId, method: 'password' })
  return { headers: { token } }
}
const arePublic = async (ids: string[]) =>
  (await server().database.db.select().from(files).where(inArray(files.id, ids)).orderBy(files.id)).map(
    ({ isPublic }) => isPublic,
  )
const ownerOf = async (accountId: number) =>
  (await server().database.db.select().from(accounts).where(eq(accounts.id, accountId)))[0]?.exhibitorId ?? 0
const itemsOf = (ownerId: number) =>
  server().database.db.select().from(contentItems).where(eq(contentItems.ownerId, ownerId))

it('who is approved finds a stand: the exhibitor to be edited, and a draft for each picture that was given', async () => {
  const pictures = await addPictures()
  const { id, version, accountId, hall } = await addRegistrationCase(server(), { pictures })
  expect(await arePublic(pictures)).toEqual([false, false, false])
  expect((await decide(id, version, 'approve')).code).toBe(0)
  const as = await enter(accountId)
  const { data: stands } = await server().ask(content.listContent, { kind: 'exhibitor' }, as)
  expect(stands.list).toMatchObject([{ state: 'published' }])
  const { data: drafts } = await server().ask(content.listContent, { kind: 'exhibit' }, as)
  expect(drafts.list).toHaveLength(2)
  const covers = []
  for (const draft of drafts.list) {
    expect(draft).toMatchObject({ state: 'draft', title: { zh: '', en: '' } })
    const { data } = await server().ask(content.getContent, { kind: 'exhibit', id: draft.id }, as)
    expect(data.document).toMatchObject({ exhibitor: await ownerOf(accountId), hall: hall.id })
    covers.push(data.document['coverUrl'])
  }
  expect(new Set(covers)).toEqual(new Set(pictures.slice(0, 2).map((file) => ({ zh: fileAddress(file), en: '' }))))
  expect(await arePublic(pictures)).toEqual([true, true, false])
})

it('undone, nothing of it is left, and the pictures are for who reads cases again; approved anew, it is there anew', async () => {
  const pictures = await addPictures()
  const { id, version, accountId } = await addRegistrationCase(server(), { pictures })
  await decide(id, version, 'approve')
  const exhibitorId = await ownerOf(accountId)
  expect(await itemsOf(exhibitorId)).toHaveLength(3)
  expect((await decide(id, version + 1, 'undo')).code).toBe(0)
  expect(await itemsOf(exhibitorId)).toEqual([])
  expect(await arePublic(pictures)).toEqual([false, false, false])
  expect((await decide(id, version + 2, 'approve')).code).toBe(0)
  expect(await itemsOf(await ownerOf(accountId))).toHaveLength(3)
})

it('an exhibit that was published keeps it from being undone', async () => {
  const { id, version, accountId } = await addRegistrationCase(server(), { pictures: await addPictures() })
  await decide(id, version, 'approve')
  const draft = (await itemsOf(await ownerOf(accountId))).find(({ kind }) => kind === 'exhibit')
  const fair = editorOf(server, 'exhibit')
  const { data: of } = await fair.get(draft?.id ?? 0)
  const { data: saved } = await fair.save(of, {
    ...of.document,
    name: { zh: '头一件', en: 'The first' },
    category: 1,
    introduction: { zh: '手作。', en: 'By hand.' },
  })
  expect((await fair.publish(saved)).code).toBe(0)
  expect((await decide(id, version + 1, 'undo')).code).toBe(errors.UndoImpossible.code)
  expect(await itemsOf(await ownerOf(accountId))).toHaveLength(3)
})
