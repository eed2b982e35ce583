import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type SignedIn, signIn } from '#src/common/session/session.ts'
import { server } from '#src/mocks/node.ts'

/** What a test does in a page that stands without a browser: `openPage`. */

/** Writes a whole text at once, as a paste does. */
export function fill(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } })
}

export function press(target: HTMLElement, key: string): void {
  fireEvent.keyDown(target, { key })
}

/** An account of the mock fair (src/mocks/foundation/accounts/accounts.ts), by the user type that its id is. */
export function signInAs(userType: number, user: Partial<SignedIn['user']> = {}): void {
  const id = String(userType)
  signIn({ token: `token-${id}`, user: { userId: id, userName: `user-${id}`, userType, nickName: '沈砚秋', ...user } })
}

/** Gives the addresses for which a test's pages leave, in turn; nobody goes there: `openPage` draws what is there. */
export function watchLeaving(): string[] {
  const left: string[] = []
  beforeEach(() => {
    left.length = 0
    for (const way of ['assign', 'replace'] as const) {
      vi.spyOn(window.location, way).mockImplementation((address) => void left.push(String(address)))
    }
  })
  return left
}

/** The next call to an address that holds this. */
export function nextCall(part: string): Promise<Request> {
  return new Promise((heard) => {
    const listen = ({ request }: { request: Request }) => {
      if (!request.url.includes(part)) return
      server.events.removeListener('request:start', listen)
      heard(request.clone())
    }
    server.events.on('request:start', listen)
  })
}

/** What a screen reader announces of a control, beside its name. */
export function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '').join(' ')
}

/** Waits until the focus is on a control that may itself still be awaited. */
export async function expectFocus(control: HTMLElement | Promise<HTMLElement>): Promise<void> {
  const found = await control
  await waitFor(() => expect(document.activeElement).toBe(found))
}

/** Puts the piece of the mock puzzle into its place. */
export async function solvePuzzle(): Promise<void> {
  const slider = await within(await screen.findByRole('dialog')).findByRole('slider')
  await waitFor(() => expect(slider).toHaveProperty('disabled', false))
  fill(slider, '150')
  press(slider, 'Enter')
  await waitFor(() => expect(slider.isConnected).toBe(false))
}

/**
 * Puts rows of the mock fair back as they were when the file was read, after each of its tests:
 * files share one environment, and what one leaves changed fails another.
 */
export function resetRows(...tables: unknown[][]) {
  const before = tables.map((rows) => structuredClone(rows))
  afterEach(() => {
    for (const [i, rows] of tables.entries()) rows.splice(0, rows.length, ...structuredClone(before[i] ?? []))
  })
}
