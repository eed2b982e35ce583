import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getLiveCaptioning, setLiveCaptioning } from '#contract/live/broadcast/endpoints.ts'
import type { LiveCaptioning } from '#contract/live/broadcast/schemas.ts'
import { queryClient } from '#src/common/app/query-client.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { overMocks } from '#tests/setup/open-page.tsx'
import { CaptionsNote, CaptionsTool } from './captions-tool'

overMocks()
beforeEach(async () => {
  signInAs(userTypes.exhibitor)
  await startTexts('broadcast')
})
afterEach(() => queryClient.clear())

const able: LiveCaptioning = { hasService: true, isUsedUp: false, isTranslated: true, language: null }

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <CaptionsTool liveId={5} />
      <CaptionsNote liveId={5} />
    </QueryClientProvider>,
  )

it('captions begin once the host has read where the sound goes and agrees, and end by one press', async () => {
  let stored = able
  const set = vi.fn((language: LiveCaptioning['language']) => {
    stored = { ...stored, language }
    return stored
  })
  server.use(
    mock(getLiveCaptioning, () => stored),
    mock(setLiveCaptioning, ({ input }) => set(input.language)),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: '开启字幕' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('您的语音会分段发送到展会选用的语音识别服务，画面不会发送。')
  expect(dialog.textContent).toContain('机器翻译')
  await userEvent.selectOptions(screen.getByLabelText('您使用的语言'), 'en-US')
  expect(set).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '同意并开启' }))
  expect(set).toHaveBeenLastCalledWith('en-US')
  expect(await screen.findByText('字幕已开启，识别英文。')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '关闭字幕', pressed: true }))
  expect(await screen.findByRole('button', { name: '开启字幕', pressed: false })).toBeTruthy()
  expect(set).toHaveBeenLastCalledWith(null)
})

it('a host reads that the minutes of the day are used up', async () => {
  server.use(mock(getLiveCaptioning, () => ({ ...able, language: 'zh-CN' as const, isUsedUp: true })))
  open()
  expect(await screen.findByText('展会今日的语音识别额度已用完，字幕暂停。')).toBeTruthy()
})

it('nothing is offered where the fair has no speech service', async () => {
  const read = vi.fn(() => ({ ...able, hasService: false }))
  server.use(mock(getLiveCaptioning, read))
  open()
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('button')).toBeNull()
})
