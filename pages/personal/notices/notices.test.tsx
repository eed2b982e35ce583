import { screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { expect, test, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { listNoticeChoices, listNotices } from '#contract/foundation/notices/endpoints.ts'
import { lockedNoticeKinds, noticeKinds } from '#contract/foundation/notices/rules.ts'
import { getTranslation, translateTexts } from '#contract/foundation/translation/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { setLanguage } from '#src/common/i18n/language.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { noticeChoices, noticesOf } from '#src/mocks/foundation/notices/notices.ts'
import { signInAs, watchLeaving } from '#tests/setup/in-page.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
const left = watchLeaving()

const NOTICES = '/personal.html#/notices'
const rows = async () => within(await screen.findByRole('region', { name: '通知' })).findAllByRole('article')

test('the notices stand by kind and by what is unread, with their number in header and menu', async () => {
  signInAs(userTypes.buyer)
  await openPage(NOTICES)
  expect(await rows()).toHaveLength(5)
  expect(await screen.findByRole('link', { name: '通知，3 条未读' })).toBeTruthy()
  const menu = within(screen.getByRole('navigation', { name: '个人中心栏目' }))
  expect(await menu.findByRole('link', { name: /^通知 ?3 项待处理$/ })).toBeTruthy()
  const tabs = within(screen.getByRole('navigation', { name: '通知类别' }))
  expect(tabs.getByRole('link', { name: '反馈与举报' }).getAttribute('href')).toContain('kind=report')
  expect(tabs.queryByRole('link', { name: '展台审核' })).toBeNull()
  await openPage(`${NOTICES}?unread=1&kind=live`)
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(screen.getByRole('switch', { name: '只看未读' }).getAttribute('aria-checked')).toBe('true')
})

test('opening one marks it as read before the page is left', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage(NOTICES)
  await user.click(await screen.findByRole('link', { name: '您的咨询有了答复' }))
  await waitFor(() => expect(left).toEqual(['./concact.html#/?exhibitorId=1']))
  const own = noticesOf(String(userTypes.buyer))
  expect(own.find(({ kind }) => kind === 'message')?.isRead).toBe(true)
  expect(await screen.findByRole('link', { name: '通知，2 条未读' })).toBeTruthy()
})

test('all are marked as read at once', async () => {
  signInAs(userTypes.tourist)
  const user = await openPage(NOTICES)
  await rows()
  await user.click(screen.getByRole('button', { name: '全部标为已读' }))
  const header = within(screen.getByRole('banner'))
  expect(await header.findByRole('link', { name: '通知' })).toBeTruthy()
  expect(noticesOf(String(userTypes.tourist)).every(({ isRead }) => isRead)).toBe(true)
  await openPage(`${NOTICES}?unread=1`)
  expect(await screen.findByText('没有未读通知')).toBeTruthy()
})

test.each(['zh-CN', 'en-US'] as const)('every kind has its name and what it is about in %s', async (language) => {
  setLanguage(language)
  await startTexts('notices')
  for (const kind of noticeKinds) {
    for (const key of [`kind.${kind}`, `choice.about.${kind}`]) {
      const isLocked = lockedNoticeKinds.includes(kind)
      if (isLocked && key.startsWith('choice')) continue
      expect(i18next.exists(key, { ns: 'notices', lng: language }), key).toBe(true)
    }
  }
  setLanguage('zh-CN')
})

test('a kind is kept from SMS and mail; what has legal weight is not', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage(NOTICES)
  const live = await screen.findByRole('switch', { name: /^直播预约/ })
  expect(live.getAttribute('aria-checked')).toBe('true')
  await user.click(live)
  await waitFor(() => expect(noticeChoices.get('live')).toBe(false))
  await waitFor(() => expect(live.getAttribute('aria-checked')).toBe('false'))
  const locked = screen.getByRole('switch', { name: /^注册/ })
  expect(locked).toHaveProperty('disabled', true)
  // Registrations, and messages about one's own orders.
  expect(screen.getAllByText(/不能关闭/)).toHaveLength(2)
  expect(requestedPaths.filter((path) => path.endsWith(listNoticeChoices.path)).length).toBeGreaterThan(0)
})

test('nothing was told, or it cannot be had', async () => {
  signInAs(userTypes.buyer)
  await openPage('/personal.html?scenario=listNotices:empty#/notices')
  expect(await screen.findByText('还没有通知')).toBeTruthy()
  await openPage('/personal.html?scenario=listNotices:network#/notices')
  expect(await screen.findByRole('button', { name: /重试|再试/ })).toBeTruthy()
})

test('what notices quote in the other language is translated by one press for the whole list, and marked', async () => {
  const notice = (id: number, title: string) => ({
    id,
    kind: 'trade' as const,
    title: '收到新报价',
    text: `笋木对您的采购需求“${title}”报价。`,
    quotes: [{ from: 10, to: 10 + title.length }],
    link: 'personal.html#/demands',
    at: new Date().toISOString(),
    isRead: true,
  })
  const list = [notice(2, 'Wooden chairs'), notice(1, 'Tea sets')]
  const translated = new Map([
    ['Wooden chairs', '木椅'],
    ['Tea sets', '茶具'],
  ])
  const service = vi.fn(({ input }: { input: { texts: string[] } }) => ({
    texts: input.texts.map((text) => ({ text: translated.get(text) ?? '', differences: [] })),
  }))
  server.use(
    mock(listNotices, () => ({ list, totalCount: 2, totalPage: 1, currPage: 1, newest: 2 })),
    mock(getTranslation, () => ({ available: true })),
    mock(translateTexts, service),
  )
  signInAs(userTypes.buyer)
  const user = await openPage(NOTICES)
  await user.click(await screen.findByRole('button', { name: '翻译' }))
  await waitFor(async () =>
    expect((await rows()).map((row) => row.querySelector('p')?.textContent)).toEqual([
      '笋木对您的采购需求“木椅（译文）”报价。',
      '笋木对您的采购需求“茶具（译文）”报价。',
    ]),
  )
  expect(service).toHaveBeenCalledOnce()
})
