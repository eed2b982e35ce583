import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addComplaint } from '#contract/operations/reports/endpoints.ts'
import { listAdverts } from '#contract/fair/adverts/endpoints.ts'
import * as contract from '#contract/fair/content/endpoints.ts'
import { PREVIEW_HOURS } from '#contract/fair/content/limits.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { openAudit } from '#tests/attacks/audit.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { hashKey } from '#server/platform/auth/secrets.ts'
import { contentPreviews } from '../content.schema'
import { sweepPreviews } from './preview.queries'

const server = useServer('demo')
const organizer = async () => ({ headers: await signedInAs(server(), userTypes.organizer) })

const advert = (title: string, over: object = {}) => ({
  module: 'home',
  title: { zh: title, en: '' },
  imageUrl: { zh: '/media/a.svg', en: '' },
  jumpLink: '',
  ...over,
})

let keys = 0
async function added(document: ReturnType<typeof advert>): Promise<ContentObject> {
  const input = { kind: 'advert', key: `key-${++keys}-of-preview`, document } as const
  return (await server().ask(contract.addContent, input, await organizer())).data
}
const seen = ({ id, revision }: ContentObject) => ({ kind: 'advert', id, revision }) as const
const publish = async (of: ContentObject) =>
  (await server().ask(contract.publishContent, seen(of), await organizer())).data
const save = async (of: ContentObject, document: ReturnType<typeof advert>) =>
  (await server().ask(contract.saveContent, { ...seen(of), document }, await organizer())).data

/** Asks for a link and gives its token. */
async function previewed({ id }: { id: number }): Promise<string> {
  const { data } = await server().ask(contract.previewContent, { kind: 'advert', id }, await organizer())
  return new URL(data.address, 'https://fair.example').searchParams.get('preview') ?? ''
}
const by = (token?: string) => (token === undefined ? {} : { headers: { preview: token } })
const ask = (token?: string) => server().ask(listAdverts, { module: 'home', size: 100 }, by(token))
const shown = async (token?: string) => (await ask(token)).data.map(({ title }) => title)

/** A published advert of which another text waits. */
async function changed(before: string, after: string): Promise<ContentObject> {
  return save(await publish(await added(advert(before))), advert(after))
}

it('a draft is seen by whoever has its link, and by nobody else: before, after and at once', async () => {
  const object = await changed('茶席旧名', '茶席新名')
  expect(await shown()).toContain('茶席旧名')
  const token = await previewed(object)
  expect(await shown(token)).toContain('茶席新名')
  expect(await shown(token)).not.toContain('茶席旧名')
  // The cached answer is the published one, requested before and after.
  expect(await shown()).toContain('茶席旧名')
  const both = await Promise.all(Array.from({ length: 10 }, (_, place) => shown(place % 2 ? token : undefined)))
  for (const [place, titles] of both.entries()) expect(titles).toContain(place % 2 ? '茶席新名' : '茶席旧名')
})

it('a new object stands where it will, and ten look at once', async () => {
  const token = await previewed(await added(advert('初次亮相')))
  const looks = await Promise.all(Array.from({ length: 10 }, () => shown(token)))
  for (const titles of looks) expect(titles).toContain('初次亮相')
  expect(await shown()).not.toContain('初次亮相')
})

it('shows the draft as it is now, as if published now, whatever its days say', async () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString()
  const draft = await added(advert('明年'))
  const input = { ...seen(draft), from: day(300) }
  const scheduled = (await server().ask(contract.publishContent, input, await organizer())).data
  const token = await previewed(scheduled)
  expect(await shown(token)).toContain('明年')
  await save(scheduled, advert('后年'))
  expect(await shown(token)).toContain('后年')
})

it('nothing is written by looking', async () => {
  const token = await previewed(await changed('未动', '动了'))
  const audit = await openAudit(server().database.url)
  await audit.changes()
  expect(await shown(token)).toContain('动了')
  expect(await audit.changes()).toEqual([])
  await audit.close()
})

it('the link of one draft shows no other', async () => {
  await changed('乙旧', '乙新')
  const token = await previewed(await changed('甲旧', '甲新'))
  expect(await shown(token)).toContain('甲新')
  expect(await shown(token)).toContain('乙旧')
})

it('the link says until when it is good, and after a day it shows nothing', async () => {
  const object = await changed('昨日', '今日')
  const token = await previewed(object)
  const { data } = await server().ask(contract.getPreview, { token })
  const hours = (new Date(data.until).getTime() - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(PREVIEW_HOURS)
  const { db } = server().database
  const isOurs = eq(contentPreviews.tokenHash, hashKey(token))
  await db
    .update(contentPreviews)
    .set({ until: new Date(Date.now() - 1_000) })
    .where(isOurs)
  expect(await ask(token)).toMatchObject({ status: 410, code: errors.PreviewEnded.code, msg: '预览链接已失效' })
  expect((await server().ask(contract.getPreview, { token })).code).toBe(errors.PreviewEnded.code)
  expect(await shown()).toContain('昨日')
  await sweepPreviews(db)
  expect(await db.$count(contentPreviews, isOurs)).toBe(0)
})

it('a token that is none is refused in the reader’s language, also at an answer that is kept', async () => {
  await shown()
  const headers = { preview: 'made-up' }
  const answer = await server().ask(listAdverts, { module: 'home', size: 100 }, { language: 'en-US', headers })
  expect(answer).toMatchObject({ code: errors.PreviewEnded.code, msg: errors.PreviewEnded.en })
  expect((await server().ask(contract.getPreview, { token: 'made-up' })).code).toBe(errors.PreviewEnded.code)
})

it('calls of the signed-in and those that write take no notice of it', async () => {
  const { headers } = await organizer()
  const both = { headers: { ...headers, preview: 'made-up' } }
  expect((await server().ask(contract.listContent, { kind: 'advert' }, both)).code).toBe(0)
  // oxlint-disable-next-line no-unsafe-type-assertion -- refused for its input and not for the link
  const refused = await server().ask(addComplaint, {} as never, { headers: { preview: 'made-up' } })
  expect(refused.code).not.toBe(errors.PreviewEnded.code)
})

it('of what is deleted, unfinished or not there, there is no link, and one from before shows nothing', async () => {
  const refusal = async (id: number) =>
    (await server().ask(contract.previewContent, { kind: 'advert', id }, await organizer())).data
  const object = await changed('将删', '将删新')
  const token = await previewed(object)
  await server().ask(contract.deleteContent, seen(object), await organizer())
  expect(await refusal(object.id)).toMatchObject({ error: 'ContentNotNow' })
  expect((await ask(token)).code).toBe(errors.PreviewEnded.code)
  const draft = await added(advert('无位置', { module: '' }))
  expect(await refusal(draft.id)).toMatchObject({ error: 'ContentIncomplete', missing: ['module'] })
  expect(await refusal(2_000_000_000)).toMatchObject({ error: 'ContentNotFound' })
  const later = await added(advert('写到一半'))
  const half = await previewed(later)
  await save(later, advert('', { module: '' }))
  expect((await ask(half)).code).toBe(errors.PreviewEnded.code)
})

it('the link leads to the page that shows the object', async () => {
  const address = async (kind: 'advert' | 'newsColumn', id: number) =>
    (await server().ask(contract.previewContent, { kind, id }, await organizer())).data.address
  const { id } = await added(advert('展馆页', { module: 'halls' }))
  expect(await address('advert', id)).toMatch(/^\.\/themeExhibition\.html\?preview=[\w-]{43}#\/$/)
  const { id: beside } = await added(advert('登录页', { module: 'login' }))
  expect(await address('advert', beside)).toMatch(/^\.\/index\.html\?preview=[\w-]{43}#\/reset$/)
  const { data } = await server().ask(contract.listContent, { kind: 'newsColumn' }, await organizer())
  const [column] = data.list
  expect(await address('newsColumn', column?.id ?? 0)).toMatch(/^\.\/news\.html\?preview=[\w-]{43}#\/\?columnId=\d+$/)
})
