import { afterEach, beforeEach, expect, it, type MockInstance, onTestFinished, vi } from 'vitest'
import type { UserInfo } from '#contract/foundation/accounts/schemas.ts'
import { getLanguage, setLanguage } from '../i18n/language'
import * as calls from '../request/call'
import { followLanguage } from './follow-language'
import { clearLogin, getSession, signIn } from './session'

const names = { 'zh-CN': '陈采薇', 'en-US': 'Chen Caiwei' }
let called: MockInstance<typeof calls.call>

beforeEach(() => {
  setLanguage('zh-CN')
  signIn({ token: 'a', user: { userId: '1', userName: 'u', personName: names['zh-CN'], language: 'zh-CN' } })
  called = vi
    .spyOn(calls, 'call')
    .mockImplementation(async () => ({ userId: '1', userName: 'u', personName: names[getLanguage()] }))
})
afterEach(() => {
  clearLogin()
  setLanguage('zh-CN')
})
const shown = () => getSession()?.user.personName
const start = () => onTestFinished(followLanguage())

it('the name of the signed-in user follows the language, there and back', async () => {
  start()
  expect(called).not.toHaveBeenCalled()
  setLanguage('en-US')
  await vi.waitFor(() => expect(shown()).toBe('Chen Caiwei'))
  setLanguage('zh-CN')
  await vi.waitFor(() => expect(shown()).toBe('陈采薇'))
})

it('is read when a page opens in another language than that of the login', async () => {
  setLanguage('en-US')
  start()
  await vi.waitFor(() => expect(shown()).toBe('Chen Caiwei'))
})

it('stays where it cannot be read, and nobody is signed in again after a logout', async () => {
  start()
  called.mockRejectedValueOnce(new Error('no network'))
  setLanguage('en-US')
  await vi.waitFor(() => expect(called).toHaveBeenCalledTimes(1))
  expect(shown()).toBe('陈采薇')
  let answer: (user: UserInfo | object) => void = () => undefined
  called.mockImplementationOnce(
    async () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  setLanguage('en-US')
  clearLogin()
  answer({ userId: '1', userName: 'u' })
  await vi.waitFor(() => expect(called).toHaveBeenCalledTimes(2))
  expect(getSession()).toBeNull()
})
