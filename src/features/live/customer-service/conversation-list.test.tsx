import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

it('shows a message by its sender’s translation to who reads in that language, and finds it by either', async () => {
  await i18next.changeLanguage('en-US')
  const payload = { text: '可以寄样', translation: 'We can send samples' }
  const people = [
    { userId: '7', nick: '青禾陶舍', avatar: '', unreadCount: 0, lastMessage: { ...lastMessage(3), payload } },
    { userId: '8', nick: '竹里', avatar: '', unreadCount: 0, lastMessage: lastMessage(2) },
  ]
  render(
    <MemoryRouter>
      <ConversationList label="Conversations" list={people} active={undefined} to={() => '/'} empty="" />
    </MemoryRouter>,
  )
  const search = screen.getByRole('searchbox')
  expect(screen.getByText('We can send samples')).toBeTruthy()
  await userEvent.type(search, 'SAMPLES')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  await userEvent.clear(search)
  await userEvent.type(search, '寄样')
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
