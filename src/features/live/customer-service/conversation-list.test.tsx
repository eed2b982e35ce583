import { render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { startTexts } from '#src/common/i18n/texts.ts'
import { ConversationList } from './conversation-list'

beforeAll(() => startTexts('conversations', 'chat'))
afterEach(() => i18next.changeLanguage('zh-CN'))

const lastMessage = (hoursAgo: number) => ({
  id: '1',
  conversationID: 'C2C7',
  sequence: 1,
  clientId: 'a',
  from: '7',
  nick: '青禾陶舍',
  avatar: '',
  time: Math.floor(Date.now() / 1_000) - hoursAgo * 3_600,
  type: 'text' as const,
  payload: { text: '可以寄样' },
  isRevoked: false,
})

it.each([
  ['zh-CN', '3小时前'],
  ['en-US', '3 hours ago'],
])('in %s shows the age of the last message, and its time on hover', async (language, words) => {
  await i18next.changeLanguage(language)
  const one = { userId: '7', nick: '青禾陶舍', avatar: '', unreadCount: 0, lastMessage: lastMessage(3) }
  render(
    <MemoryRouter>
      <ConversationList label="对话" list={[one]} active={undefined} to={() => '/'} empty="" />
    </MemoryRouter>,
  )
  const time = within(screen.getByRole('link')).getByText(
    (text) => text.replaceAll(' ', '') === words.replaceAll(' ', ''),
  )
  expect(time.getAttribute('title')).toMatch(/\d\d:\d\d GMT\+8/)
})
