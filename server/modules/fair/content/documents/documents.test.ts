import { expect, it } from 'vitest'
import { addContent } from '#contract/fair/content/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { uploadImage } from '#contract/foundation/files/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { blackPng } from '#tests/setup/file-bytes.ts'
import { useServer } from '#tests/setup/server.ts'
import { findFiles } from '#server/modules/foundation/files/index.ts'
import { markForgotten } from '#server/modules/foundation/files/files.queries.ts'
import { cleanDocument, claimFiles } from './documents'

const server = useServer('demo')

async function upload(): Promise<{ id: string; url: string }> {
  const headers = await signedInAs(server(), userTypes.organizer)
  const base64 = `data:image/png;base64,${blackPng(8, 8).toString('base64')}`
  const { data } = await server().ask(uploadImage, { base64, module: 'content' }, { headers })
  return data
}

/** Which of the files stay once nothing may claim them any more. */
async function storedDataOf(...ids: string[]): Promise<string[]> {
  const { db, write } = server().database
  await write((transaction) => markForgotten(transaction, new Date(Date.now() + 1_000)))
  return (await findFiles(db, ids)).map(({ id }) => id)
}

it('what is sanitized is HTML alone: other texts say what was written', () => {
  const fields = { title: { type: 'text', max: { zh: 9, en: 9 } }, body: { type: 'richText', max: 99 } } as const
  const title = { zh: '1 < 2', en: '<b>' }
  const document = { title, body: { zh: '<p onclick=alert(1)>一</p>', en: '<p></p>' } }
  expect(cleanDocument(fields, document)).toEqual({ title, body: { zh: '<p>一</p>', en: '' } })
})

it('so is that in the rows of a list, and what holds no rows is left to be refused', () => {
  const fields = { parts: { type: 'list', max: 3, of: { text: { type: 'richText', max: 99 } } } } as const
  const row = { text: { zh: '<p onclick=alert(1)>一</p>', en: '<script>1</script>' } }
  expect(cleanDocument(fields, { parts: [row] })).toEqual({ parts: [{ text: { zh: '<p>一</p>', en: '' } }] })
  expect(cleanDocument(fields, { parts: ['text'] })).toEqual({ parts: ['text'] })
})

it('a picture that an object shows outlives the day after which forgotten uploads go', async () => {
  const [shown, forgotten] = [await upload(), await upload()]
  const headers = await signedInAs(server(), userTypes.organizer)
  const texts = { title: { zh: '甲', en: '' }, jumpLink: '', module: 'home' }
  const document = { ...texts, imageUrl: { zh: shown.url, en: '' } }
  await server().ask(addContent, { kind: 'advert', key: 'keeps-its-picture', document }, { headers })
  expect(await storedDataOf(shown.id, forgotten.id)).toEqual([shown.id])
})

it('so do the pictures and videos of a text', async () => {
  const [inChinese, inEnglish] = [await upload(), await upload()]
  const body = { zh: `<img src="${inChinese.url}" alt="">`, en: `<video src="${inEnglish.url}"></video>` }
  await server().database.write((db) => claimFiles(db, { body: { type: 'richText', max: 99 } }, [{ body }]))
  expect((await storedDataOf(inChinese.id, inEnglish.id)).toSorted()).toEqual([inChinese.id, inEnglish.id].toSorted())
})

it('so does a video of its own field', async () => {
  const video = await upload()
  const fields = { video: { type: 'video' } } as const
  await server().database.write((db) => claimFiles(db, fields, [{ video: video.url }]))
  expect(await storedDataOf(video.id)).toEqual([video.id])
})

it('so do documents to download, in the rows of a list', async () => {
  const [kept, forgotten] = [await upload(), await upload()]
  const fields = { documents: { type: 'list', max: 3, of: { fileUrl: { type: 'file' } } } } as const
  await server().database.write((db) => claimFiles(db, fields, [{ documents: [{ fileUrl: kept.url }] }]))
  expect(await storedDataOf(kept.id, forgotten.id)).toEqual([kept.id])
})
