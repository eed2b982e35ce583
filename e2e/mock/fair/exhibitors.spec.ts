import { expect, expectAccessible, expectFits, expectFitsInBoth, expectSize, test } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

const LIST = '/exhibitors.html'

test.describe('exhibitor list', () => {
  test('shows badges, booth and up to three pictures of 120px with 16px between; opens the detail in a new window', async ({
    page,
    context,
  }) => {
    await page.goto(LIST)
    const card = page.getByRole('article').filter({ hasText: '景德镇青禾陶瓷艺术有限公司' })
    await expect(card.getByText('VR 展位')).toBeVisible()
    await expect(card.getByText('线下展位')).toBeVisible()
    const pictures = await card.getByRole('listitem').all()
    expect(pictures).toHaveLength(3)
    const [first, second] = await Promise.all(pictures.slice(0, 2).map((picture) => picture.boundingBox()))
    expect(first?.width).toBe(120)
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBe(136)
    const online = page.getByRole('article').filter({ hasText: '山阳剪纸合作社' })
    await expect(online.getByText('线下展位')).toHaveCount(0)
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: /福州大漆工坊/ }).click()
    const detail = await opened
    await expect(detail).toHaveURL(/exhibitors\.html#\/Detail\?id=3$/)
    await expect(detail.getByRole('heading', { level: 1, name: '福州大漆工坊' })).toBeVisible()
  })

  test('brings up the booth code by pointer and by focus, and Escape puts it away', async ({ page }) => {
    await page.goto(LIST)
    const booth = page.getByRole('button', { name: '工艺美术馆 1A-08' })
    const code = page.getByRole('img', { name: '展位导览二维码' })
    await booth.hover()
    await expect(code).toBeVisible()
    await expect(page.getByText('请扫码前往小程序查看导览')).toBeVisible()
    await expectSize(code, { width: 120, height: 120 })
    await expectAccessible(page)
    await page.mouse.move(0, 0)
    await expect(code).toBeHidden()
    await booth.focus()
    await expect(code).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(code).toBeHidden()
  })

  test('shows exhibitors in the first screen, its halls in one line until more are requested', async ({ page }) => {
    await page.goto(`${LIST}?lang=en-US`)
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('article').nth(1)).toBeInViewport()
    const halls = page.getByRole('group', { name: 'Hall' })
    const overseas = halls.getByRole('link', { name: /^Overseas Hall/ })
    await expect(overseas).toBeHidden()
    await halls.getByRole('link', { name: /^Film & Animation Hall/ }).focus()
    await page.keyboard.press('Tab')
    await expect(halls.getByRole('button', { name: 'More' })).toBeFocused()
    await page.keyboard.press('Enter')
    await overseas.click()
    await halls.getByRole('button', { name: 'Less' }).click()
    await expect(overseas).toBeVisible()
    await expectFits(page)
  })

  test('filters by way of taking part and keeps it in the address', async ({ page }) => {
    await page.goto(`${LIST}#/?exhibitionType=0`)
    await expect(page.getByText('共 4 家展商')).toBeVisible()
    await page
      .getByRole('group', { name: '行业' })
      .getByRole('link', { name: /出版印刷/ })
      .click()
    await expect(page.getByText('共 1 家展商')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('共 4 家展商')).toBeVisible()
  })
})

test.describe('exhibitor detail', () => {
  test('shows profile, goods, lives, contact and booth in its theme; says so where there are no lives', async ({
    page,
  }) => {
    await page.goto(`${LIST}#/Detail?id=3&lang=en-US`)
    await expect(page).toHaveTitle('Daqi Lacquer Workshop · Yunzhan')
    await expect(page.locator('[data-color="1"][data-template="chinese-style"]')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Enter the VR booth' })).toHaveAttribute('target', '_blank')
    await expect(page.getByRole('region', { name: en('exhibitors:detail.goods') }).getByRole('link')).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Live sessions' }).getByText('Thirty coats of lacquer')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Contact' }).getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    )
    await expect(page.getByRole('img', { name: en('exhibitors:booth.code') })).toBeVisible()
    await page.goto(`${LIST}#/Detail?id=12`)
    await expect(page.getByText('This exhibitor has no live sessions yet')).toBeVisible()
  })
})

test('list and detail fit every width in both languages and are accessible', async ({ page }) => {
  for (const address of [LIST, `${LIST}?detail#/Detail?id=7`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectFitsInBoth(page)
  }
})
