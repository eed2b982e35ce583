import { expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import {
  expoEnroll,
  getGroupList,
  getSponsorExhibitorDetail,
  registerList,
} from '#contract/people/enrollment/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { editorOf, refusedRelation } from '#tests/setup/content.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const exposOf = editorOf(server, 'expo')
const groupsOf = editorOf(server, 'expoGroup')

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const none = { zh: '', en: '' }
const expo = (name: string) => ({
  name: { zh: name, en: `${name} en` },
  slogan: none,
  introduction: [{ paragraph: { zh: '面向工坊招展。', en: 'Open to workshops.' } }],
  startsAt: inDays(20),
  endsAt: inDays(25),
  regStartsAt: inDays(-1),
  regEndsAt: inDays(10),
  city: none,
  venue: none,
  coverUrl: none,
  hosts: [],
  organizers: [],
  supporters: [],
  phone: '',
  groupPhone: '',
  email: '',
  address: none,
  hours: none,
  filing: [],
  colorType: '1',
  templateName: 'simple-style',
  hallColumn: 'shown',
  vrUrl: '',
})
const group = (name: string, of: number | null) => ({
  name: { zh: name, en: `${name} en` },
  expo: of,
  exhibitionType: '1',
})

async function offered(name: string) {
  const { data } = await server().ask(registerList, { limit: 50 })
  return data.list.find((one) => one.name === name)
}
const groupNames = async (expoId: number) =>
  (await server().ask(getGroupList, { expoId })).data.map(({ exhibitionGroupName }) => exhibitionGroupName)

it('an exhibition of the console is offered with its groups, and taken part in with one of them', async () => {
  const { data: draft } = await exposOf.add(expo('纸的远行'))
  expect(await offered('纸的远行')).toBeUndefined()
  const { data: waiting } = await groupsOf.add(group('造纸团', draft.id))
  expect(await groupsOf.publish(waiting)).toMatchObject(refusedRelation('expo', '所选内容尚未发布，请先发布它'))
  await exposOf.publish(draft)
  const id = (await offered('纸的远行'))?.id ?? 0
  expect(id).toBe(draft.id)
  expect(await groupNames(id)).toEqual([])
  const { data: shown } = await groupsOf.publish(waiting)
  expect((await server().ask(getGroupList, { expoId: id }, { language: 'en-US' })).data).toEqual([
    { id: shown.id, exhibitionGroupName: '造纸团 en', exhibitionType: 1 },
  ])

  const headers = await signedInAs(server(), 1)
  const { data: own } = await server().ask(getSponsorExhibitorDetail, {}, { headers })
  const input = { expoId: id, exhibitorId: own[0]?.exhibitorId ?? 0, type: 1, exhibitionType: 0 }
  const signUp = () => server().ask(expoEnroll, { ...input, exhibitionGroupId: shown.id }, { headers })
  const { data: away } = await groupsOf.withdraw(shown)
  expect(await groupNames(id)).toEqual([])
  expect((await signUp()).code).toBe(errors.GroupMissing.code)
  const { data: back } = await groupsOf.publish(away)
  expect((await signUp()).code).toBe(0)
  // Whoever has signed up with it keeps it from being deleted.
  expect(await groupsOf.remove(back)).toMatchObject({ code: errors.ContentInUse.code, data: { count: 1 } })
  const { data: fair } = await exposOf.get(id)
  expect(await exposOf.remove(fair)).toMatchObject({ code: errors.ContentInUse.code, data: { count: 2 } })
})

it('a group comes and goes by the clock', async () => {
  const { id } = await exposOf.published(expo('钟声'))
  const soon = new Date(Date.now() + 1_500).toISOString()
  await groupsOf.publish((await groupsOf.add(group('将来团', id))).data, { from: soon })
  await groupsOf.publish((await groupsOf.add(group('将去团', id))).data, { until: soon })
  await groupNames(id)
  await expect.poll(() => groupNames(id), { timeout: 20_000, interval: 100 }).toEqual(['将来团'])
})
