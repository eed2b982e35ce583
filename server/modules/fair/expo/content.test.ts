import { expect, it } from 'vitest'
import { listContent } from '#contract/fair/content/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getMainDetail } from '#contract/fair/expo/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { editorOf } from '#tests/setup/content.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const exposOf = editorOf(server, 'expo')

const shown = async () => (await server().ask(getMainDetail, {})).data.expoInfo

async function change(over: object) {
  const headers = await signedInAs(server(), userTypes.organizer)
  const { data } = await server().ask(listContent, { kind: 'expo', ids: [(await shown()).id] }, { headers })
  const { data: fair } = await exposOf.get(data.list[0]?.id ?? 0)
  const { data: saved } = await exposOf.save(fair, { ...fair.document, ...over })
  await exposOf.publish(saved)
}

it('groups call the fair where they have no phone of their own', async () => {
  const { contacts } = await shown()
  expect(contacts.groupPhone).toBe(contacts.phone)
  await change({ groupPhone: '0571-8800 0018' })
  expect((await shown()).contacts).toEqual({ ...contacts, groupPhone: '0571-8800 0018' })
  await change({ groupPhone: '' })
  expect((await shown()).contacts).toEqual(contacts)
})

it('a change of the theme is seen once it is published', async () => {
  await change({ colorType: '4', templateName: 'dark-style' })
  expect(await shown()).toMatchObject({ colorType: 4, templateName: 'dark-style' })
})
