import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import * as contract from '#contract/fair/content/endpoints.ts'
import { UNDELETE_DAYS } from '#contract/fair/content/limits.ts'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { openAudit } from '#tests/attacks/audit.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { contentTies } from '#server/domains/content-kinds.ts'
import { adverts } from '#server/modules/fair/adverts/adverts.schema.ts'
import { articles, newsColumns } from '#server/modules/fair/news/news.schema.ts'
import { contentChanges, contentItems } from './content.schema'
import { purgeContent } from './purge'

const server = useServer('demo')
const organizer = async () => ({ headers: await signedInAs(server(), userTypes.organizer) })

let keys = 0
const documents = {
  advert: {
    module: 'home',
    title: { zh: '旧横幅', en: '' },
    imageUrl: { zh: '/media/a.svg', en: '' },
    jumpLink: '',
  },
  newsColumn: { name: { zh: '旧栏目', en: '' } },
}

/** What was published, and deleted so many days ago. */
async function deletedFor(days: number, kind: keyof typeof documents = 'advert'): Promise<ContentObject> {
  const requester = await organizer()
  const input = { kind, key: `key-${++keys}-of-purge`, document: documents[kind] }
  const { data: draft } = await server().ask(contract.addContent, input, requester)
  const seen = (revision: number) => ({ kind, id: draft.id, revision })
  await server().ask(contract.publishContent, seen(1), requester)
  const { data } = await server().ask(contract.deleteContent, seen(2), requester)
  const deletedAt = new Date(Date.now() - days * 86_400_000)
  await server()
    .database.db.update(contentItems)
    .set({ deletedAt })
    .where(and(eq(contentItems.kind, kind), eq(contentItems.id, data.id)))
  return data
}

const lines = ({ id }: ContentObject, kind: ContentKind = 'advert') =>
  and(eq(contentChanges.kind, kind), eq(contentChanges.itemId, id))
const rowOf = ({ id }: ContentObject) => server().database.db.$count(adverts, eq(adverts.id, id))
const textsOf = (of: ContentObject, kind: ContentKind = 'advert') =>
  server().database.db.$count(contentChanges, and(lines(of, kind), isNotNull(contentChanges.document)))

it('what was deleted longer ago than its days loses its row and its texts, and keeps the lines of what was done', async () => {
  const { database } = server()
  const gone = await deletedFor(UNDELETE_DAYS + 1)
  const kept = await deletedFor(UNDELETE_DAYS - 1)
  await purgeContent(database, contentTies, vi.fn())
  expect([await rowOf(gone), await textsOf(gone)]).toEqual([0, 0])
  expect(await database.db.$count(contentChanges, lines(gone))).toBe(3)
  expect([await rowOf(kept), await textsOf(kept)]).toEqual([1, 1])
  const input = { kind: 'advert', id: gone.id } as const
  expect((await server().ask(contract.getContent, input, await organizer())).code).toBe(errors.ContentNotFound.code)
  const undelete = { ...input, revision: gone.revision }
  expect((await server().ask(contract.undeleteContent, undelete, await organizer())).code).toBe(
    errors.ContentNotNow.code,
  )
})

it('is done once, however many servers do it at once', async () => {
  const { database } = server()
  const gone = await deletedFor(UNDELETE_DAYS + 1)
  const onKept = vi.fn()
  await Promise.all(Array.from({ length: 10 }, () => purgeContent(database, contentTies, onKept)))
  expect([await rowOf(gone), await textsOf(gone)]).toEqual([0, 0])
  expect(onKept).not.toHaveBeenCalled()
  const audit = await openAudit(database.url)
  await audit.changes()
  await purgeContent(database, contentTies, onKept)
  expect(await audit.changes()).toEqual([])
  await audit.close()
})

it('what something refers to in spite of all stays whole, is named, and keeps nothing else', async () => {
  const { database } = server()
  const column = await deletedFor(UNDELETE_DAYS + 1, 'newsColumn')
  const gone = await deletedFor(UNDELETE_DAYS + 1)
  const [article] = await database.db.select({ id: articles.id }).from(articles).limit(1)
  await database.db
    .update(articles)
    .set({ columnId: column.id })
    .where(eq(articles.id, article?.id ?? 0))
  const onKept = vi.fn()
  await purgeContent(database, contentTies, onKept)
  expect(onKept).toHaveBeenCalledExactlyOnceWith({ kind: 'newsColumn', id: column.id })
  expect(await database.db.$count(newsColumns, eq(newsColumns.id, column.id))).toBe(1)
  expect(await textsOf(column, 'newsColumn')).toBe(1)
  expect([await rowOf(gone), await textsOf(gone)]).toEqual([0, 0])
})
