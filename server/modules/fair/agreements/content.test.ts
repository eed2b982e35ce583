import { expect, it } from 'vitest'
import { getAgreement, listAgreements } from '#contract/fair/agreements/endpoints.ts'
import { listContent } from '#contract/fair/content/endpoints.ts'
import { isInBoth } from '#contract/fair/content/fields.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getCase } from '#contract/people/review/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { editorOf } from '#tests/setup/content.ts'
import { provenMail, registerBuyer } from '#tests/setup/registrations.ts'
import { useServer } from '#tests/setup/server.ts'
import { sanitizeRichText } from '#server/modules/fair/content/documents/rich-text.ts'

const server = useServer('demo')
const agreementsOf = editorOf(server, 'agreement')

const agreement = (title: string, which = 'privacy') => ({
  title: { zh: title, en: '' },
  which,
  body: { zh: `<p>${title}</p>`, en: '' },
})
const held = async () => (await server().ask(listAgreements, {})).data
const title = async () => (await server().ask(getAgreement, { which: 'privacy' })).data?.title

it('a fair begins with the texts of its documents as drafts, which nobody sees', async () => {
  const headers = await signedInAs(server(), userTypes.organizer)
  const { data } = await server().ask(listContent, { kind: 'agreement', sort: 'title' }, { headers })
  expect(data.list.map(({ title: { zh, en }, state }) => [zh, en, state])).toEqual([
    ['用户服务协议', 'User Service Agreement', 'draft'],
    ['隐私协议', 'Privacy Agreement', 'draft'],
  ])
  for (const { id } of data.list) {
    const { data: draft } = await agreementsOf.get(id)
    const { body } = draft.document
    if (!isInBoth(body)) throw new Error('no text')
    for (const html of [body.zh, body.en]) expect(sanitizeRichText(html)).toBe(html)
    expect(draft.complete).toBe(100)
  }
  expect(await held()).toEqual([])
  expect((await server().ask(getAgreement, { which: 'service' })).data).toBeNull()
})

it('is read from its publication on, in the other language where it is not written in the reader’s', async () => {
  const { data: draft } = await agreementsOf.add(agreement('新服务协议', 'service'))
  expect(await held()).toEqual([])
  const { data: shown } = await agreementsOf.publish(draft)
  const { data: read } = await server().ask(getAgreement, { which: 'service' }, { headers: { language: 'en-US' } })
  expect(read).toMatchObject({
    title: '新服务协议',
    body: '<p>新服务协议</p>',
    version: shown.revision - 1,
    fallbackFields: ['title', 'body'],
  })
  expect(await held()).toMatchObject([{ which: 'service' }])
  await agreementsOf.withdraw(shown)
  expect(await held()).toEqual([])
})

it('the text of a later day takes the place of the one before by the clock, and returns it', async () => {
  const soon = new Date(Date.now() + 1_500)
  const { data: later } = await agreementsOf.add(agreement('修订版'))
  const first = await agreementsOf.published(agreement('现行版'))
  await agreementsOf.publish(later, {
    from: soon.toISOString(),
    until: new Date(soon.getTime() + 1_500).toISOString(),
  })
  expect(await title()).toBe('现行版')
  await expect.poll(title, { timeout: 20_000, interval: 100 }).toBe('修订版')
  await expect.poll(title, { timeout: 20_000, interval: 100 }).toBe('现行版')
  await agreementsOf.withdraw(first)
})

it('a registration keeps which texts were agreed to, and who reviews it reads that', async () => {
  const headers = await signedInAs(server(), userTypes.reviewer)
  const agreedBy = async (email: string, number: string) => {
    const sent = { email, number, code: await provenMail(server(), email) }
    const { data } = await registerBuyer(server(), sent)
    const found = await server().ask(getCase, { subject: 'registration', id: data.registrationId }, { headers })
    return found.data.lines.find(({ field }) => field === 'agreed')
  }
  expect(await agreedBy('before@gallery.example', 'P7100001')).toBeUndefined()
  const shown = await agreementsOf.published(agreement('隐私新版'))
  expect(await agreedBy('after@gallery.example', 'P7100002')).toMatchObject({
    zh: `隐私协议（编号 ${shown.id}，第 1 版）`,
    en: `Privacy Agreement (number ${shown.id}, version 1)`,
  })
  await agreementsOf.withdraw(shown)
})
