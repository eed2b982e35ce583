import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { session } from '#src/common/session/storage.ts'
import { nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

it('a sign-up tells every call of which exhibition it is, and no later one', async () => {
  signInAs(1)
  const user = await openPage('/index.html?scenario=listWebAdverts:empty,expoEnroll:10301#/?signUp=1')
  await user.click(await screen.findByRole('button', { name: '立即报名“器物之美·当代工艺展”' }))
  const form = within(await screen.findByRole('dialog', { name: '报名“器物之美·当代工艺展”' }))
  const sent = nextCall('expoReg/expoEnroll')
  await user.click(await form.findByRole('button', { name: '提交报名' }))
  const request = await sent
  const { expoId }: { expoId: number } = await request.json()
  expect(request.headers.get('exhibitionActivitiesId')).toBe(String(expoId))
  // Refused: it leaves no application behind.
  await user.click(await form.findByRole('button', { name: '返回展览列表' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '报名“器物之美·当代工艺展”' })).toBeNull())
  expect(session.get('exhibitionActivitiesId')).toBeUndefined()
})
