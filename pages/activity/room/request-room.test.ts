import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { getLive } from '#contract/live/live/endpoints.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'
import { findRoomId, requestRoom } from './request-room'

overMocks()
afterEach(() => vi.unstubAllGlobals())

const requests = () => requestedPaths.filter((path) => path.endsWith(getLive.path)).length

it('finds the session of a room in its address, and none in any other', () => {
  expect(findRoomId('#/live?id=3&lang=en-US')).toBe(3)
  for (const hash of ['', '#/', '#/live', '#/live?id=x', '#/live?id=0', '#/topic?id=3'])
    expect(findRoomId(hash)).toBeUndefined()
})

it('requests the session and its poster before the room is drawn; the room does not request it again', async () => {
  await openPage('/activity.html')
  const pictures: HTMLImageElement[] = []
  vi.stubGlobal('Image', function Image() {
    pictures.push(document.createElement('img'))
    return pictures.at(-1)
  })
  await requestRoom(1)
  expect(requests()).toBe(1)
  expect(pictures.map(({ fetchPriority, src }) => [fetchPriority, src.slice(0, 18)])).toEqual([
    ['high', 'data:image/svg+xml'],
  ])
  act(() => {
    window.location.hash = '#/live?id=1'
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await screen.findByRole('region', { name: /^播放器/ })
  expect(requests()).toBe(1)
})

it('leaves a refusal to the room, which says why', async () => {
  await requestRoom(2_000_000_000)
  await openPage('/activity.html#/live?id=2000000000')
  expect(await screen.findByRole('link', { name: '返回官方直播' })).toBeTruthy()
})
