import { expect, expectAccessible, expectFitsInBoth, expectSize, test } from '../../fixtures/test'

const PAGE = '/activity.html'

test('tags every status; every cover leads to its room', async ({ page }) => {
  await page.goto(`${PAGE}?lang=en-US`)
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(card('A night of living heritage')).toContainText('Upcoming')
  await expect(card('A night of living heritage')).toContainText(/\d\d\/\d\d \d\d:\d\d GMT\+8/)
  await expect(card('Keynote forum')).toContainText('Live')
  await expect(card('Tour of the Overseas Hall')).toContainText('Live')
  await expect(card('Opening ceremony')).toContainText('Replay')
  await expect(card('Panorama of the halls')).toHaveText('Panorama of the halls')
  await expect(card('Opening ceremony').getByRole('link')).toHaveAttribute('href', /#\/live\?id=1$/)
  await expect(card('Keynote forum').getByRole('button', { name: /^Book/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Book “A night of living heritage”' })).toBeVisible()
})

test('leads to the exhibitors’ hall; its cards name their exhibitor and lead to a room with others next to it', async ({
  page,
}) => {
  await page.goto(PAGE)
  await page.getByRole('navigation', { name: '直播类别' }).getByRole('link', { name: '展商直播厅' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '展商直播厅' })).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: '青禾柴窑开窑' })
  await expect(card.getByRole('link', { name: '景德镇青禾' })).toHaveAttribute(
    'href',
    /exhibitors\.html#\/Detail\?id=1$/,
  )
  await page.getByRole('navigation', { name: '状态' }).getByRole('link', { name: '预告' }).click()
  await expect(page).toHaveURL(/#\/exhibitorLive\?status=0$/)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  await page.goto(`${PAGE}#/exhibitorLive`)
  await page.getByRole('link', { name: /^直播中 青禾柴窑开窑/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '青禾柴窑开窑' })).toBeVisible()
  await expect(page).toHaveTitle(/青禾柴窑开窑/)
  await expect(page.getByRole('region', { name: '播放器：青禾柴窑开窑' })).toBeVisible()
  await expect(page.getByRole('region', { name: '互动区' })).toBeVisible()
  await expect(page.getByRole('definition').getByRole('link', { name: /青禾/ })).toHaveAttribute(
    'href',
    /Detail\?id=1$/,
  )
  await expect(page.getByRole('region', { name: '其他直播' }).getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: '返回展商直播厅' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '展商直播厅' })).toBeVisible()
})

test('a session that shows its cover alone has a larger player and no zone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${PAGE}?lang=en-US#/live?id=6`)
  const player = page.getByRole('region', { name: 'Player: Panorama of the halls' })
  await expect(player).toBeVisible()
  await expectSize(player, { width: 1200, height: 675 })
  await expect(page.getByRole('region', { name: 'Live chat' })).toHaveCount(0)
  await page.goto(`${PAGE}?lang=en-US#/live?id=5`)
  const beside = page.getByRole('region', { name: 'Player: Briefing for buyers' })
  await expect(beside).toBeVisible()
  await expectSize(beside, { width: 894, height: 500 })
})

test('keeps status and day in the address, each beside the other', async ({ page }) => {
  await page.goto(PAGE)
  await page.getByRole('navigation', { name: '状态' }).getByRole('link', { name: '直播中' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  const days = page.getByRole('navigation', { name: '日期' })
  await expect(days.getByRole('link', { name: /今天/ })).toHaveAttribute('aria-current', 'true')
  await days.getByRole('link').last().click()
  await expect(page).toHaveURL(/status=1&day=\d{4}-\d\d-\d\d$/)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.reload()
  await expect(days.getByRole('link').last()).toHaveAttribute('aria-current', 'true')
})

test.describe('in trouble', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('a room that failed can be requested again', async ({ page }) => {
    // Requested before the page is drawn, and when that has failed once more by the room.
    await page.goto(`${PAGE}?lang=en-US&scenario=getLive:10500x2#/live?id=5`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Briefing for buyers' })).toBeVisible()
  })
})

test('list and room fit every width in both languages and are accessible', async ({ page }) => {
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expectFitsInBoth(page)
  await page.goto(`${PAGE}?room#/live?id=9`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFitsInBoth(page)
})
