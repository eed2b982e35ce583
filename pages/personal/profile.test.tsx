import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'

overMocks()

test('the portrait is a field of the profile, with a way to another picture and to none', async () => {
  const account = accountOfToken(`token-${userTypes.buyer}`)
  const { headPic } = account
  account.headPic = '/api/ce-digital/dsf/file/mock-upload-000009'
  signInAs(userTypes.buyer)
  const user = await openPage('/personal.html#/profile')
  const save = await screen.findByRole('button', { name: '保存资料' })
  const form = save.closest('form')
  if (!form) throw new Error('the profile is no form')
  expect(await within(form).findByRole('button', { name: '头像：选择图片' })).toBeTruthy()
  expect(within(form).getByRole('img', { name: '当前头像' })).toBeTruthy()
  await user.click(within(form).getByRole('button', { name: '不使用头像' }))
  expect(within(form).queryByRole('img', { name: '当前头像' })).toBeNull()
  const sent = nextCall('updateProfile')
  await user.click(save)
  expect(await (await sent).json()).toMatchObject({ headPic: '' })
  account.headPic = headPic
})
