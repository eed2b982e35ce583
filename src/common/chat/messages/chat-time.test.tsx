import { render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startTexts } from '../../i18n/texts'
import { ChatTime } from './chat-time'

const at = Date.parse('2026-03-01T23:59:00+08:00') / 1_000
const now = Date.parse('2026-03-02T00:30:00+08:00') / 1_000

beforeAll(() => startTexts('chat'))
afterEach(() => vi.unstubAllEnvs())

function shownIn(zone: string): string {
  vi.stubEnv('TZ', zone)
  const { container, unmount } = render(<ChatTime at={at} now={now} />)
  expect(screen.getByText(/GMT\+8/).getAttribute('datetime')).toBe('2026-03-01T15:59:00.000Z')
  const { textContent } = container
  unmount()
  return textContent ?? ''
}

it('says the fair’s zone, and the reader’s own time next to it where that differs', () => {
  expect(shownIn('Asia/Shanghai')).toBe('昨天 23:59 GMT+8')
  expect(shownIn('Europe/Berlin')).toBe('昨天 23:59 GMT+8您当地 16:59')
  expect(shownIn('Asia/Tokyo')).toBe('昨天 23:59 GMT+8您当地 00:59')
})
