import { expect, it } from 'vitest'
import { addContent, previewContent } from '#contract/fair/content/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getEnableContentAnimation } from '#contract/fair/opening/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { editorOf } from '#tests/setup/content.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const animationsOf = editorOf(server, 'openingAnimation')

const animation = (name: string, over: object = {}) => ({
  name: { zh: name, en: `${name} en` },
  imageUrl: { zh: '/media/opening.svg', en: '/media/opening-en.svg' },
  video: '',
  jumpLink: './themeExhibition.html#/',
  seconds: 6,
  ...over,
})
const shown = async (over: object = {}) => (await server().ask(getEnableContentAnimation, {}, over)).data
const shownName = async () => (await shown())?.name

it('is none until one is published, is reported in both languages, and goes when it is withdrawn', async () => {
  expect(await shown()).toBeNull()
  const { data: draft } = await animationsOf.add(animation('山海'))
  expect(await shown()).toBeNull()
  const { data: published } = await animationsOf.publish(draft)
  expect(await shown({ headers: { language: 'en-US' } })).toEqual({
    id: published.id,
    name: '山海 en',
    imageUrl: '/media/opening-en.svg',
    videoUrl: '',
    jumpLink: './themeExhibition.html#/',
    seconds: 6,
  })
  await animationsOf.withdraw(published)
  expect(await shown()).toBeNull()
})

it('of several is the one that began last, and comes and goes by the clock', async () => {
  const { data: next } = await animationsOf.add(animation('后'))
  const first = await animationsOf.published(animation('先'))
  const soon = new Date(Date.now() + 1_500)
  const end = new Date(soon.getTime() + 1_500)
  await animationsOf.publish(next, { from: soon.toISOString(), until: end.toISOString() })
  expect(await shownName()).toBe('先')
  await expect.poll(shownName, { timeout: 20_000, interval: 100 }).toBe('后')
  await expect.poll(shownName, { timeout: 20_000, interval: 100 }).toBe('先')
  await animationsOf.withdraw(first)
})

it.each([
  ['shorter than three seconds', { seconds: 2 }, 'seconds'],
  ['longer than ten', { seconds: 11 }, 'seconds'],
  ['of half a second', { seconds: 3.5 }, 'seconds'],
  ['with a video of another host', { video: '//evil.example/a.mp4' }, 'video'],
])('is none %s', async (_, over, field) => {
  const headers = await signedInAs(server(), userTypes.organizer)
  const input = { kind: 'openingAnimation', key: `animation-${field}`, document: animation('错', over) } as const
  const answer = await server().ask(addContent, input, { headers })
  expect(answer).toMatchObject({
    code: errors.BadInput.code,
    data: { fields: [{ field: `document.${field}` }] },
  })
})

it('is previewed where visitors will meet it, by who has the link alone', async () => {
  const headers = await signedInAs(server(), userTypes.organizer)
  const { data: draft } = await animationsOf.add(animation('预览'))
  const { data } = await server().ask(previewContent, { kind: 'openingAnimation', id: draft.id }, { headers })
  expect(data.address).toContain('#/?opening=1')
  const [, token = ''] = /preview=([^#]+)/.exec(data.address) ?? []
  expect(await shown({ headers: { preview: token } })).toMatchObject({ name: '预览' })
  expect(await shown()).toBeNull()
})
