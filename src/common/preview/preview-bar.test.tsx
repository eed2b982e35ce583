import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { listNewsColumns } from '#contract/fair/news/endpoints.ts'
import { overMocks, openPage } from '#tests/setup/open-page.tsx'
import { nextCall } from '#tests/setup/in-page.ts'
import { trackCustom } from '../analytics/collector'
import { en } from '#tests/setup/english.ts'

overMocks()
beforeEach(() => () => window.history.replaceState(null, '', '/'))

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content')

test('a page that shows a draft says so and until when, and leads to the published one', async () => {
  const input = nextCall(listNewsColumns.path)
  await openPage('/news.html?preview=preview-of-the-mocks#/?columnId=2')
  const bar = await screen.findByRole('region', { name: '草稿预览' })
  await within(bar).findByText(/此页显示的是尚未发布的草稿/)
  expect(await within(bar).findByText(/链接有效至 .*GMT\+8/)).toBeTruthy()
  const link = within(bar).getByRole('link', { name: '查看已发布的页面' })
  expect(link.getAttribute('href')).toBe('./news.html#/?columnId=2')
  expect((await input).headers.get('preview')).toBe('preview-of-the-mocks')
  expect(robots()).toBe('noindex')
})

test('in English', async () => {
  await openPage('/news.html?lang=en&preview=preview-of-the-mocks#/')
  const bar = await screen.findByRole('region', { name: 'Preview of a draft' })
  expect(await within(bar).findByText(new RegExp(en('content:preview.isDraft')))).toBeTruthy()
  expect(await within(bar).findByText(/The link is valid until .*GMT\+8/)).toBeTruthy()
})

test('a link that has ended says so', async () => {
  await openPage('/news.html?preview=of-yesterday#/')
  const bar = await screen.findByRole('region', { name: '草稿预览' })
  expect(await within(bar).findByText('预览链接已失效')).toBeTruthy()
  expect(within(bar).queryByText(/此页显示的是/)).toBeNull()
  expect(within(bar).getByRole('link', { name: '查看已发布的页面' })).toBeTruthy()
})

test('another page has no such bar, is found by search engines and asks without the link', async () => {
  const input = nextCall(listNewsColumns.path)
  await openPage('/news.html#/')
  expect((await input).headers.get('preview')).toBe('')
  await screen.findByRole('main')
  expect(screen.queryByRole('region', { name: '草稿预览' })).toBeNull()
  await waitFor(() => expect(robots()).toBeUndefined())
})

test('who looks at a draft is not counted', () => {
  const beacon = vi.fn<() => boolean>(() => true)
  vi.stubGlobal('navigator', Object.create(navigator, { sendBeacon: { value: beacon } }))
  window.history.replaceState(null, '', '/news.html?preview=preview-of-the-mocks#/')
  trackCustom('look')
  expect(beacon).not.toHaveBeenCalled()
  window.history.replaceState(null, '', '/news.html#/')
  trackCustom('look')
  expect(beacon).toHaveBeenCalled()
  vi.unstubAllGlobals()
})
