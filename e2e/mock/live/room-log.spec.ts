import type { Page } from '@playwright/test'
import { buyer, field, log, visit } from '../../fixtures/live-room'
import { expect, expectAccessible, test, testApart } from '../../fixtures/test'

/** Puts the log at a height and gives the row of the message that then stands first in view, and where in the log it stands. */
const stand = (page: Page, scrollTop: number) =>
  log(page).evaluate(async (box, to) => {
    box.scrollTop = to
    // A row is drawn before it is measured: it stands once it is where it was a frame ago.
    for (let last = { row: '', top: NaN }; ;) {
      await new Promise(requestAnimationFrame)
      const view = box.getBoundingClientRect()
      const first = [...box.querySelectorAll('[data-mine]')].find((message) => {
        const { top } = message.getBoundingClientRect()
        return top > view.top && top < view.bottom
      })
      const row = first?.closest('[data-row]')?.getAttribute('data-row') ?? ''
      const top = (first?.getBoundingClientRect().top ?? NaN) - view.top
      if (row && row === last.row && top === last.top) return last
      last = { row, top }
    }
  }, scrollTop)

/** What was read stands where it stood in the log. */
async function expectInPlace(page: Page, { row, top }: { row: string; top: number }): Promise<void> {
  const jumped = () =>
    log(page).evaluate(
      (box, [name, was]) => {
        const message = box.querySelector(`[data-row="${name}"] [data-mine]`)
        if (!message) return Infinity
        return Math.abs(message.getBoundingClientRect().top - box.getBoundingClientRect().top - was)
      },
      [row, top] as const,
    )
  await expect.poll(jumped, 'px that it jumped').toBeLessThan(2)
}

test('older messages come at the top and what is read stays in its place', async ({ page }) => {
  await visit(page, { as: buyer })
  await expect(log(page).locator('[data-row$="-52"]')).toBeInViewport()
  const before = await stand(page, 30)
  await expect.poll(() => log(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(500)
  await expectInPlace(page, before)
  await log(page).press('Home')
  await expect(log(page).getByText('没有更早的消息了')).toBeAttached()
  await log(page).press('Home')
  await expect(log(page).locator('[data-row$="-1"]')).toBeInViewport()
})

test('of ten thousand messages only those in view are drawn; the first, the last and what is chosen are reached', async ({
  page,
}) => {
  await visit(page, { as: buyer, scenario: 'long,quiet' })
  const rows = log(page).locator('[data-row]')
  await expect(log(page).locator('[data-row$="-10000"]')).toBeInViewport()
  expect(await rows.count()).toBeLessThan(60)

  const before = await stand(page, 20)
  await expect(log(page).getByText('没有更早的消息了')).toBeAttached()
  await expect.poll(() => log(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100_000)
  await expectInPlace(page, before)
  expect(await rows.count()).toBeLessThan(60)

  await log(page).press('Home')
  await expect(log(page).locator('[data-row$="-1"]')).toBeInViewport()
  await log(page)
    .locator('[data-row$="-1"]')
    .evaluate((row) => document.getSelection()?.selectAllChildren(row))
  await log(page).press('End')
  await expect(log(page).locator('[data-row$="-10000"]')).toBeInViewport()
  expect(await page.evaluate(() => document.getSelection()?.toString())).not.toBe('')
  expect(await rows.count()).toBeLessThan(60)
  await expectAccessible(page)

  await field(page).fill('最后一句')
  await field(page).press('Enter')
  await expect(log(page).getByText('最后一句')).toBeInViewport()
})

/** ms after the last scrolling until the window over the list takes the log for still. */
const STILL_MS = 150

testApart(
  'what is read stays in its place when the log is taken for still before older rows are measured',
  async ({ page }) => {
    await page.addInitScript((ms) => {
      const start = window.setTimeout.bind(window)
      const end = window.clearTimeout.bind(window)
      const waiting = new Map<unknown, () => void>()
      Object.assign(window, {
        setTimeout: (act: () => void, after?: number) => {
          const id = start(act, after === ms ? 60_000 : after)
          if (after === ms) waiting.set(id, act)
          return id
        },
        clearTimeout: (id?: number) => {
          waiting.delete(id)
          end(id)
        },
      })
      // It learns what was drawn before that is set.
      new MutationObserver(() => {
        if (!document.querySelector('[data-row$="-4999"]')) return
        for (const act of waiting.values()) act()
        waiting.clear()
      }).observe(document, { childList: true, subtree: true })
    }, STILL_MS)
    await visit(page, { as: buyer, scenario: 'long,quiet' })
    await expect(log(page).locator('[data-row$="-10000"]')).toBeInViewport()
    const before = await stand(page, 20)
    await expect(log(page).locator('[data-row$="-4999"]')).toBeAttached()
    await expectInPlace(page, before)
  },
)
