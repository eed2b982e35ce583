import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { previewContent } from '#contract/fair/content/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { mockObjects } from '#src/mocks/fair/content/objects.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'

overMocks()
beforeEach(() => signInAs(userTypes.organizer))

/** The window that a press opens. */
function watchWindow() {
  const opened = {
    opener: window as Window | null,
    location: { replace: vi.fn<(to: string) => void>() },
    close: vi.fn(),
  }
  // oxlint-disable-next-line no-unsafe-type-assertion -- what of a window is used here
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  return { opened, open }
}

const press = async (id: number) => {
  const user = await openPage(`/organizer.html#/content/advert/${id}`)
  await user.click(await screen.findByRole('button', { name: '预览' }))
  return user
}

test('a draft opens in a window of its own, which cannot reach back, and its link can be handed on', async () => {
  const { opened } = watchWindow()
  const user = await press(1)
  const dialog = await screen.findByRole('dialog', { name: '预览链接' })
  const address = new URL('./index.html?preview=preview-of-the-mocks#/', window.location.href).href
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(address)
  expect(opened.opener).toBeNull()
  expect(within(dialog).getByText(/链接有效至 .* GMT\+8/)).toBeTruthy()
  const link = within(dialog).getByRole('link', { name: '打开预览' })
  expect(link).toMatchObject({ href: address, target: '_blank' })
  expect(within(dialog).getByRole('textbox', { name: '链接' })).toMatchObject({ value: address, readOnly: true })
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(within(dialog).getByRole('button', { name: '复制链接' }))
  expect(write).toHaveBeenCalledWith(address)
  expect(await screen.findByText('链接已复制')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what is missing is reported by its name, and no window stays', async () => {
  const { opened } = watchWindow()
  server.use(mock(previewContent, () => refuse('ContentIncomplete', { missing: ['title', 'imageUrl'] })))
  await press(1)
  expect(await screen.findByText('还需填写：标题、图片')).toBeTruthy()
  expect(opened.close).toHaveBeenCalled()
  expect(screen.queryByRole('dialog', { name: '预览链接' })).toBeNull()
})

test('a browser that opens no window leaves the link', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  await press(1)
  expect(await screen.findByRole('link', { name: '打开预览' })).toBeTruthy()
})

test('what is deleted has no preview', async () => {
  const deleted = mockObjects.advert.find((object) => object.deleted)
  await openPage(`/organizer.html#/content/advert/${deleted?.id}`)
  await screen.findByRole('button', { name: '恢复' })
  expect(screen.queryByRole('button', { name: '预览' })).toBeNull()
})
