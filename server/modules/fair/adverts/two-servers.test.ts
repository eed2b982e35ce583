import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listAdverts } from '#contract/fair/adverts/endpoints.ts'
import { publishContent } from '#contract/fair/content/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { editorOf } from '#tests/setup/content.ts'
import { startBeside, startTestServer } from '#tests/setup/start-server.ts'
import { waitFor } from '#tests/setup/wait-for.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

let one: Server
let other: Server
beforeAll(async () => {
  one = await startTestServer('demo')
  other = await startBeside(one)
})
afterAll(async () => {
  await other.close()
  await one.close()
})

const adverts = editorOf(() => one, 'advert')
const advert = (title: string) => ({
  module: 'news',
  title: { zh: title, en: '' },
  imageUrl: { zh: '/a.svg', en: '' },
  jumpLink: '',
})
const titlesOn = async (server: Server) =>
  (await server.ask(listAdverts, { module: 'news', size: 50 })).data.map(({ title }) => title)

it('what comes and goes does so on every server, in answers that are kept, without a write', async () => {
  const soon = new Date(Date.now() + 2_000).toISOString()
  await adverts.publish((await adverts.add(advert('将至'))).data, { from: soon })
  await adverts.publish((await adverts.add(advert('将去'))).data, { until: soon })
  for (const server of [one, other]) await waitFor(async () => expect(await titlesOn(server)).toContain('将去'))
  const notified = vi.fn()
  one.database.onChange(notified)
  other.database.onChange(notified)
  for (const server of [one, other]) {
    await waitFor(async () => {
      const titles = await titlesOn(server)
      expect([titles.includes('将至'), titles.includes('将去')]).toEqual([true, false])
    })
  }
  expect(notified).not.toHaveBeenCalled()
})

it('published on two servers at once, ten times, it is published once', async () => {
  const { data: draft } = await adverts.add(advert('两处'))
  const input = { kind: 'advert' as const, id: draft.id, revision: draft.revision }
  const headersOf = new Map<Server, Record<string, string>>()
  for (const server of [one, other]) headersOf.set(server, await signedInAs(server, userTypes.organizer))
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => {
      const server = turn % 2 === 0 ? one : other
      return server.ask(publishContent, input, { headers: headersOf.get(server) ?? {} })
    }),
  )
  const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b)
  expect(codes).toEqual([0, ...Array.from({ length: 9 }, () => errors.ContentChanged.code)])
  const { data } = await adverts.get(draft.id)
  expect([data.state, data.revision]).toEqual(['published', draft.revision + 1])
  for (const server of [one, other]) await waitFor(async () => expect(await titlesOn(server)).toContain('两处'))
})
