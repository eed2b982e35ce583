import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { countWaitingContent } from '#contract/fair/content/endpoints.ts'
import { kindNames } from '#contract/fair/content/kinds.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { gatherGroups, groupNames } from './kind-groups'

overMocks()
beforeEach(() => signInAs(userTypes.organizer))

const menu = () => screen.findByRole('navigation', { name: '内容分类' })

test('every kind stands in the menu as a link of its group, the open one marked', async () => {
  server.use(mock(countWaitingContent, () => [{ kind: 'exhibit' as const, count: 2 }]))
  await openPage('/organizer.html#/content/hall')
  const all = within(await menu()).getAllByRole('link')
  // The others lead to what waits.
  const ofKinds = (links: HTMLElement[]) => links.filter((link) => !link.getAttribute('href')?.includes('?'))
  const links = ofKinds(all)
  expect(links).toHaveLength(kindNames.length)
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set(kindNames.map((kind) => `#/content/${kind}`)),
  )
  const shown = within(await menu()).getByRole('list', { name: '展示' })
  expect(ofKinds(within(shown).getAllByRole('link')).map((link) => link.textContent)).toEqual([
    '展馆',
    '展品类别',
    '行业',
    '展商',
    '展品',
  ])
  const waiting = await within(shown).findByRole('link', { name: '2 项待审' })
  expect(waiting.getAttribute('href')).toBe('#/content/exhibit?review=waiting')
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(['展馆'])
})

test('a kind of no group stands last, and no group without kinds is shown', () => {
  expect(gatherGroups({ hall: 'shown' }, ['booklet', 'hall'])).toEqual([
    { group: 'shown', kinds: ['hall'] },
    { group: 'other', kinds: ['booklet'] },
  ])
  expect(groupNames.at(-1)).toBe('other')
})

test('where it is folded, a button opens it and says which kind is open; a choice folds it again', async () => {
  const user = await openPage('/organizer.html#/content/hall')
  const button = within(await menu()).getByRole('button', { name: '内容分类：展馆' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  button.focus()
  await user.keyboard('{Enter}')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
  await user.click(button)
  await user.click(within(await menu()).getByRole('link', { name: '行业' }))
  await waitFor(() => expect(button.textContent).toBe('内容分类：行业'))
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})

test('rows that were chosen of one kind are not chosen of another', async () => {
  const user = await openPage('/organizer.html#/content/industry')
  await user.click(within(await menu()).getByRole('link', { name: '资讯栏目' }))
  const [first] = await screen.findAllByRole('checkbox', { name: /^选择 / })
  await user.click(first ?? document.body)
  expect(await screen.findByRole('button', { name: '撤下所选' })).toBeTruthy()
  window.history.back()
  await waitFor(async () => expect((await menu()).querySelector('[aria-current]')?.textContent).toBe('行业'))
  expect((await screen.findAllByRole('checkbox', { name: /^选择 / })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: '撤下所选' })).toBeNull()
})
