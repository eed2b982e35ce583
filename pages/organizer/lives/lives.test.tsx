import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import type { LiveDraft } from '#contract/live/live/schemas.ts'
import { nextCall, signInAs } from '#tests/setup/in-page.ts'
import { useMeasuredTextFields } from '#tests/setup/page/measured-text-fields.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { liveRows } from '#src/mocks/live/live/lives.ts'

overMocks()
useMeasuredTextFields()

test('a session has a cover, and another for English readers where it bears words', async () => {
  const row = liveRows.find(({ id }) => id === 5)
  if (!row) throw new Error('no session 5')
  const { draft, version } = row
  row.draft = { ...draft, coverUrl: { zh: '/covers/zh.png', en: '/covers/en.png' } }
  signInAs(userTypes.organizer)
  const user = await openPage('/organizer.html#/lives/5')
  const form = await screen.findByRole('form', { name: '编辑直播' })
  expect(within(form).getByRole('img', { name: '当前封面' })).toHaveProperty('src', expect.stringMatching(/zh\.png$/))
  expect(within(form).getByRole('img', { name: '当前英文封面' })).toHaveProperty(
    'src',
    expect.stringMatching(/en\.png$/),
  )
  // Each may have another picture chosen for it, by its name.
  expect(within(form).getByRole('button', { name: '英文封面：更换图片' })).toBeTruthy()
  await user.click(within(form).getByRole('button', { name: '移除“英文封面”' }))
  expect(within(form).queryByRole('img', { name: '当前英文封面' })).toBeNull()
  const sent = nextCall('/mgr/cloud/live/change')
  await user.click(within(form).getByRole('button', { name: '保存' }))
  const body: { draft: LiveDraft } = await (await sent).json()
  expect(body.draft.coverUrl).toEqual({ zh: '/covers/zh.png', en: '' })
  await waitFor(() => expect(row.version).toBe(version + 1))
  Object.assign(row, { draft, version })
})

test.each([
  ['an exhibitor', userTypes.exhibitor, '/personal.html#/rooms/11', true],
  ['the organizer', userTypes.organizer, '/organizer.html#/lives/11', false],
] as const)('the times and the kind of an ended session as %s sees them', async (_, userType, page, stays) => {
  signInAs(userType)
  await openPage(page)
  const form = within(await screen.findByRole('form', { name: '编辑直播' }))
  const fields = ['开播时间', '结束时间'].map((name) => form.getByRole<HTMLInputElement>('textbox', { name }))
  const kinds = ['直播', '录播'].map((name) => form.getByRole<HTMLInputElement>('radio', { name }))
  expect([...fields, ...kinds].map(({ disabled }) => disabled)).toEqual(Array.from({ length: 4 }, () => stays))
  expect(form.queryAllByText('直播已结束，不能再更改')).toHaveLength(stays ? 3 : 0)
})
