import { BUYER, EXHIBITOR, openAs } from '../../fixtures/signed-in'
import { expect, expectAccessible, expectFitsInBoth, test } from '../../fixtures/test'

const HALL = '/exchangeHall.html'

test.describe('the exchange hall', () => {
  test('draws its numbers where it is scrolled to, and can be read by all', async ({ page }) => {
    await page.goto(HALL)
    await expect(page.getByRole('heading', { name: '酒店大堂青瓷花瓶' })).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('figure', { name: '各品类的需求与报价' }).getByRole('row')).toHaveCount(9)
    await expectAccessible(page)
    await expectFitsInBoth(page)
  })

  test('leads from a list to a demand', async ({ page }) => {
    await page.goto(`${HALL}#/needs?open=1`)
    await page.getByRole('link', { name: /酒店大堂青瓷花瓶/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: '酒店大堂青瓷花瓶' })).toBeVisible()
    await expectAccessible(page)
    await expectFitsInBoth(page)
  })
})

test('the list of demands can be read by all and fits every window', async ({ page }) => {
  await page.goto(`${HALL}#/needs?open=1`)
  await expect(page.getByRole('heading', { name: '酒店大堂青瓷花瓶' })).toBeVisible()
  await expectAccessible(page)
  await expectFitsInBoth(page)
})

const work: [as: typeof BUYER | typeof EXHIBITOR, address: string][] = [
  [BUYER, `${HALL}#/publish`],
  [BUYER, `${HALL}#/publish?id=1`],
  [EXHIBITOR, `${HALL}#/supply?id=4`],
  [EXHIBITOR, `${HALL}#/supply?id=1`],
  [BUYER, '/personal.html#/demands'],
  [BUYER, '/personal.html#/demands/1'],
  [EXHIBITOR, '/personal.html#/offers'],
]

for (const [as, address] of work) {
  test(`${address} can be read by all and fits every window`, async ({ page }) => {
    await openAs(page, as, address)
    await expect(page.locator('#main .yz-skeleton')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectFitsInBoth(page)
  })
}
