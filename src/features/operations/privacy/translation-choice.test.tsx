import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import {
  getTranslation,
  getTranslationChoice,
  saveTranslationChoice,
} from '#contract/foundation/translation/endpoints.ts'
import { queryClient } from '#src/common/app/query-client.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { overMocks } from '#tests/setup/open-page.tsx'
import { TranslationChoice } from './translation-choice'

overMocks()
beforeEach(async () => {
  signInAs(userTypes.buyer)
  await startTexts('privacy')
})
afterEach(() => queryClient.clear())

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <TranslationChoice />
    </QueryClientProvider>,
  )

it('a person who does not allow it turns the service off, and sees what is saved', async () => {
  let isAllowed = true
  server.use(
    mock(getTranslation, () => ({ available: true })),
    mock(getTranslationChoice, () => ({ isAllowed })),
    mock(saveTranslationChoice, ({ input }) => {
      isAllowed = input.isAllowed
      return input
    }),
  )
  open()
  const choice = await screen.findByRole('switch', { name: '允许使用展会的翻译服务', checked: true })
  await userEvent.click(choice)
  expect(await screen.findByRole('switch', { checked: false })).toBeTruthy()
  expect(isAllowed).toBe(false)
})

it('is absent where the fair has no service', async () => {
  const service = vi.fn(() => ({ available: false }))
  server.use(mock(getTranslation, service))
  const { container } = open()
  await vi.waitFor(() => expect(service).toHaveBeenCalled())
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(container.textContent).toBe('')
})
