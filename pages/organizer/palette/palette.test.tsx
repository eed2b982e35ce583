import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { searchConsole } from '#contract/operations/palette/endpoints.ts'
import { local } from '#src/common/session/storage.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { server } from '#src/mocks/node.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { en } from '#tests/setup/english.ts'
import { expectFocus, fill, press, signInAs } from '#tests/setup/in-page.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
beforeEach(() => local.remove('recentScreens'))

const path = `*/api${searchConsole.path}`
const field = () => screen.findByRole('combobox', { name: en('palette:label') })
const options = () => screen.queryAllByRole('option').map(({ firstChild }) => firstChild?.textContent)
const selected = () => screen.getByRole('option', { selected: true }).firstChild?.textContent
const searches = () => requestedPaths.filter((one) => one.endsWith(searchConsole.path)).length
const opener = () => screen.getByRole('button', { name: en('palette:open') })

/** The console of a user type with its palette open by the shortcut. */
async function openPalette(userType: number = userTypes.organizer, screenOf = '/organizer.html?lang=en-US#/coupons') {
  signInAs(userType)
  const user = await openPage(screenOf)
  await screen.findByRole('button', { name: en('palette:open') })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await expectFocus(field())
  return user
}

// The browser returns the focus, which palette.spec.ts tests.
test('the shortcut opens it; Escape and the shortcut close it', async () => {
  signInAs(userTypes.organizer)
  const user = await openPage('/organizer.html?lang=en-US#/coupons')
  await screen.findByRole('heading', { level: 1, name: en('coupons:desk.title') })
  opener().focus()
  fireEvent.keyDown(opener(), { key: 'k', ctrlKey: true })
  await expectFocus(field())
  await expectAccessible()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(opener())
  fireEvent.keyDown(await field(), { key: 'K', ctrlKey: true })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('without a keyword it lists actions and screens of the reader alone, and searches nothing', async () => {
  await openPalette(userTypes.financeStaff, '/organizer.html?lang=en-US#/orders')
  expect(options()).toEqual([
    en('organizer:part.today'),
    en('organizer:part.orders'),
    en('organizer:part.finance'),
    en('organizer:part.invoices'),
  ])
  expect(searches()).toBe(0)
})

test.each([
  ['coup', 'part.coupons'],
  ['优惠', 'part.coupons'],
  ['群发', 'part.mailings'],
  ['srcreq', 'part.demands'],
])('%s finds a screen, in either language', async (typed, name) => {
  await openPalette()
  fill(await field(), typed)
  await waitFor(() => expect(options()).toContain(en(`organizer:${name}`)))
})

test('arrows, Home and End move, Enter goes there, and screens are remembered for the person', async () => {
  await openPalette()
  const input = await field()
  const all = options()
  expect(selected()).toBe(all[0])
  press(input, 'ArrowDown')
  expect(selected()).toBe(all[1])
  expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  press(input, 'End')
  expect(selected()).toBe(all.at(-1))
  press(input, 'ArrowDown')
  expect(selected()).toBe(all[0])
  press(input, 'ArrowUp')
  expect(selected()).toBe(all.at(-1))
  press(input, 'Home')
  fill(input, 'surveys')
  press(input, 'Enter')
  await waitFor(() => expect(window.location.hash).toBe('#/questionnaires'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(local.get('recentScreens')).toEqual({ [String(userTypes.organizer)]: ['questionnaires'] })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await field()
  const recent = within(screen.getByRole('group', { name: en('palette:group.recent') }))
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    en('organizer:part.questionnaires'),
  ])
})

test('records are found and opened, and nothing of them is remembered', async () => {
  await openPalette()
  const [order] = orders
  if (!order) throw new Error('no order')
  fill(await field(), order.number.slice(0, 12))
  const found = within(await screen.findByRole('group', { name: en('palette:group.order') }))
  const option = found.getAllByRole('option').find(({ textContent }) => textContent?.startsWith(order.number))
  if (!option) throw new Error('the order was not found')
  await expectAccessible()
  fireEvent.click(option)
  await waitFor(() => expect(window.location.hash).toBe(`#/orders?keyWord=${order.number}&order=${order.id}`))
  expect(local.get('recentScreens')).toBeUndefined()
})

test('a group that the reader may not open is absent', async () => {
  await openPalette(userTypes.reviewer, '/organizer.html?lang=en-US#/registrations')
  fill(await field(), exhibitorRows[0]?.company[1] ?? '')
  await screen.findByText(/.+/, { selector: '[role="status"]' })
  expect(screen.queryByRole('group', { name: en('palette:group.exhibitor') })).toBeNull()
})

test('an action opens its form, and closing it leaves the screen', async () => {
  const user = await openPalette(userTypes.organizer, '/organizer.html?lang=en-US#/accounts')
  fill(await field(), 'create a coup')
  press(await field(), 'Enter')
  const form = await screen.findByRole('dialog')
  expect(window.location.hash).toBe('#/coupons?form=new')
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(screen.queryByRole('combobox', { name: en('palette:label') })).toBeNull()
  await user.click(within(form).getByRole('button', { name: en('work:dialog.cancel') }))
  await waitFor(() => expect(window.location.hash).toBe('#/coupons'))
})

test('an answer that comes late never replaces a newer one', async () => {
  const held: (() => void)[] = []
  server.use(
    http.post(path, async ({ request }) => {
      const { keyWord } = Object(await request.json())
      if (keyWord === 'first') await new Promise<void>((resolve) => void held.push(resolve))
      const hit = { id: 1, title: `Hit of ${keyWord}`, subtitle: '', keyWord }
      return HttpResponse.json({ code: 0, msg: '', data: [{ type: 'account', hits: [hit] }] })
    }),
  )
  await openPalette()
  fill(await field(), 'first')
  await waitFor(() => expect(held).toHaveLength(1))
  fill(await field(), 'second')
  expect(await screen.findByText(/Hit of/)).toHaveProperty('textContent', 'Hit of second')
  await act(async () => {
    held[0]?.()
    await delay(20)
  })
  expect(options()).toEqual(['Hit of second'])
})

test('what finds nothing and what fails is reported, and can be tried again', async () => {
  const user = await openPalette()
  fill(await field(), 'zzqzzq')
  expect(await screen.findByText(en('palette:none', { keyword: 'zzqzzq' }))).toBeTruthy()
  await expectAccessible()
  server.use(http.post(path, () => HttpResponse.error()))
  fill(await field(), 'zzqzzr')
  const alert = within(await screen.findByRole('alert', {}, { timeout: 5_000 }))
  server.resetHandlers()
  await user.click(alert.getByRole('button', { name: en('common:state.retry') }))
  expect(await screen.findByText(en('palette:none', { keyword: 'zzqzzr' }))).toBeTruthy()
})
