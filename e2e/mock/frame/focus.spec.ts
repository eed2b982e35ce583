import type { Page } from '@playwright/test'
import { BUYER, type DemoType, EXHIBITOR, openAs, ORGANIZER, REVIEWER } from '../../fixtures/signed-in'
import { expect, test } from '../../fixtures/test'

/** What 200 % make of a window of 1440 by 900 px: with both bars, the header above and the tools below. */
test.use({ viewport: { width: 720, height: 450 } })

/** More than any of these pages has before its footer; a list that never ends would be walked for ever. */
const MOST = 120

const pages: { as?: DemoType; address: string }[] = [
  { address: '/index.html' },
  { address: '/news.html' },
  { address: '/themeExhibition.html' },
  { address: '/exhibitors.html' },
  { address: '/exhibitss.html' },
  { address: '/activity.html' },
  { address: '/exchangeHall.html' },
  { address: '/exchangeHall.html#/needs' },
  { as: BUYER, address: '/exchangeHall.html#/publish' },
  { address: '/invoiceHall.html' },
  { as: BUYER, address: '/invoiceHall.html#/order?id=2' },
  { as: BUYER, address: '/invoiceHall.html#/ticket?id=7' },
  { address: '/resourceOrdering.html' },
  { as: EXHIBITOR, address: '/personal.html#/services' },
  { address: '/about.html#/helper' },
  { address: '/vr.html' },
  { address: '/login.html' },
  { as: EXHIBITOR, address: '/personal.html#/' },
  { as: ORGANIZER, address: '/organizer.html' },
  { as: REVIEWER, address: '/organizer.html#/registrations' },
  { as: REVIEWER, address: '/organizer.html#/registrations/1' },
  { as: ORGANIZER, address: '/organizer.html#/lives/new' },
  { address: '/sandbox.html' },
  { address: '/icifAi.html' },
  { as: BUYER, address: '/concact.html' },
]

/** Of the control that has the focus: whether it was seen before, and what bar lies over it. */
async function lookAtFocus(): Promise<{ again: boolean; covered: string }> {
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
  const control = document.activeElement
  if (!control || control === document.body || control.hasAttribute('data-walked')) return { again: true, covered: '' }
  control.setAttribute('data-walked', '')
  const { left, top, width, height } = control.getBoundingClientRect()
  const barOver = (x: number, y: number): string[] => {
    let over = document.elementFromPoint(x, y)
    while (over && !['fixed', 'sticky'].includes(getComputedStyle(over).position)) over = over.parentElement
    return over && !over.contains(control) && !control.contains(over) ? [over.className || over.tagName] : []
  }
  // A card that is higher than what the bars leave free is covered somewhere, and seen all the same.
  const heights = height > 280 ? [0.5] : [0.1, 0.5, 0.9]
  const bars = heights.flatMap((part) => barOver(left + width / 2, top + height * part))
  const outside = top + height <= 0 || top >= innerHeight ? ['the window’s edge'] : []
  const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40) ?? ''
  return { again: false, covered: [...bars, ...outside].length > 0 ? `${name}: ${[...bars, ...outside].join()}` : '' }
}

async function walk(page: Page): Promise<string[]> {
  const covered: string[] = []
  for (let steps = 0; steps < MOST; steps += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(lookAtFocus)
    if (seen.again) break
    if (seen.covered) covered.push(seen.covered)
  }
  return covered
}

for (const { as, address } of pages) {
  test(`the first Tab on ${address} skips to the page, and no bar covers what has the focus`, async ({ page }) => {
    if (as) await openAs(page, as, address)
    else await page.goto(address)
    await expect(page.locator('#main h1').first()).toBeAttached()
    await expect(page.locator('#main .yz-skeleton')).toHaveCount(0)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: '跳到正文' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    expect(await walk(page)).toEqual([])
    await skip.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
}

test('the focus goes back to what opened the sign-up, and to what requested a login', async ({ page }) => {
  await page.goto('/index.html')
  const menu = page.getByRole('button', { name: '查询与报名' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '注册查询' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(menu).toBeFocused()

  await page.goto('/activity.html#/live?id=2')
  const report = page.getByRole('button', { name: '举报' })
  await report.focus()
  await page.keyboard.press('Enter')
  const login = page.getByRole('dialog', { name: '登录云展' })
  await login.getByRole('textbox').first().fill('buyer@demo.yunzhan.example')
  await login.getByLabel('密码').fill('Yunzhan#2026')
  await login.getByRole('textbox', { name: '图形验证码' }).fill('abcde')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '举报' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(report).toBeFocused()
})
