import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { saveCheckList } from '#contract/commerce/check-in/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { listHalls } from '#contract/fair/halls/endpoints.ts'
import { local } from '#src/common/session/storage.ts'
import { checkLists, zoneHalls } from '#src/mocks/commerce/check-in/lists.ts'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { hallRows } from '#src/mocks/fair/halls/halls.ts'
import { server } from '#src/mocks/node.ts'
import { nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(checkLists, zoneHalls)
beforeEach(() => {
  signInAs(userTypes.staff)
  // The device stands at no entrance yet.
  local.remove('gate')
})

const hallNamed = (id: number) => say('zh-CN', byIdOf(hallRows, id)?.name ?? ['', ''])
/** Another entrance, with a zone of the first hall. */
const addZone = () => {
  zoneHalls.push({ zone: 'H1', hallId: 1 })
  const [first] = checkLists
  if (first) checkLists.push({ ...first, id: 9, name: { zh: '馆门', en: 'Hall door' }, zone: 'H1' })
}
/** What a field of choice shows. */
const shownIn = (hall: HTMLElement) => hall.closest('.ant-select')?.textContent
async function edit(gate: string) {
  const user = await openPage('/organizer.html#/checkIn')
  await user.click(await screen.findByRole('button', { name: `修改${gate}` }))
  const dialog = within(await screen.findByRole('dialog'))
  const zone = dialog.getByRole('textbox', { name: /^区域/ })
  const hall = dialog.getByRole('combobox', { name: /区域所属展馆/ })
  return { user, dialog, zone, hall }
}
type Dialog = Awaited<ReturnType<typeof edit>>
async function choose({ user, hall }: Dialog, name: string) {
  await waitFor(() => expect(hall).toHaveProperty('disabled', false))
  await user.click(hall)
  await user.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }))
}
/** What is sent of the entrance. */
async function saved({ user, dialog }: Dialog): Promise<object> {
  const sent = nextCall(saveCheckList.path)
  await user.click(dialog.getByRole('button', { name: /保\s*存/ }))
  const { list } = await (await sent).json()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return list
}

it('a zone is given to a hall, or to none', async () => {
  const first = await edit('夜场入口')
  await choose(first, hallNamed(1))
  expect(await saved(first)).toHaveProperty('hallId', 1)
  expect(zoneHalls).toEqual([{ zone: 'Evening', hallId: 1 }])
  const second = await edit('夜场入口')
  await choose(second, '不属于任何展馆')
  expect(await saved(second)).toHaveProperty('hallId', null)
  expect(zoneHalls).toEqual([])
})

it('a zone with a name that begins as that of another does not take its hall', async () => {
  addZone()
  const opened = await edit('夜场入口')
  await opened.user.clear(opened.zone)
  await opened.user.type(opened.zone, 'H10')
  await opened.user.tab()
  await waitFor(() => expect(shownIn(opened.hall)).toContain('不属于任何展馆'))
  expect(await saved(opened)).not.toHaveProperty('hallId')
  expect(zoneHalls).toEqual([{ zone: 'H1', hallId: 1 }])
})

it('the hall of a known zone is shown once it is typed, and is not sent', async () => {
  addZone()
  const opened = await edit('南门')
  expect(opened.hall).toHaveProperty('disabled', true)
  await opened.user.type(opened.zone, ' H1')
  await opened.user.tab()
  await waitFor(() => expect(shownIn(opened.hall)).toContain(hallNamed(1)))
  // Another organizer has given the zone to another hall meanwhile.
  Object.assign(zoneHalls[0] ?? {}, { hallId: 2 })
  expect(await saved(opened)).not.toHaveProperty('hallId')
  expect(zoneHalls).toEqual([{ zone: 'H1', hallId: 2 }])
})

it('a zone that is emptied and typed again has its hall still', async () => {
  zoneHalls.push({ zone: 'Evening', hallId: 2 })
  const opened = await edit('夜场入口')
  await waitFor(() => expect(shownIn(opened.hall)).toContain(hallNamed(2)))
  await opened.user.clear(opened.zone)
  await opened.user.tab()
  await opened.user.type(opened.zone, 'Evening')
  await opened.user.tab()
  await waitFor(() => expect(shownIn(opened.hall)).toContain(hallNamed(2)))
  expect(await saved(opened)).not.toHaveProperty('hallId')
  expect(zoneHalls).toEqual([{ zone: 'Evening', hallId: 2 }])
})

it('a hall that was chosen stays when the zone is changed to another', async () => {
  addZone()
  const opened = await edit('夜场入口')
  await choose(opened, hallNamed(2))
  await opened.user.clear(opened.zone)
  await opened.user.type(opened.zone, 'H1')
  await opened.user.tab()
  expect(shownIn(opened.hall)).toContain(hallNamed(2))
  expect(await saved(opened)).toHaveProperty('hallId', 2)
})

it('halls that did not load are loaded again without losing the form', async () => {
  server.use(mock(listHalls, () => refuse('Internal', { requestId: 'r' })))
  const opened = await edit('夜场入口')
  const lost = within(await opened.dialog.findByRole('alert'))
  server.resetHandlers()
  await opened.user.click(lost.getByRole('button', { name: /重\s*试/ }))
  await choose(opened, hallNamed(1))
  expect(await saved(opened)).toHaveProperty('hallId', 1)
})
