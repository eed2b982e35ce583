import { expect, expectFitsInBoth, test } from '../fixtures/test'

/** Every screen on the real server, in both languages, at the three widths. */
const screens = {
  home: '/index.html#/',
  'search results': '/index.html#/intelligentSearchDetails?keyWord=瓷',
  exhibits: '/exhibitss.html#/',
  exhibit: '/exhibitss.html#/ExhibisDetail?id=271',
  exhibitors: '/exhibitors.html#/',
  exhibitor: '/exhibitors.html#/Detail?id=37',
  halls: '/themeExhibition.html#/',
  hall: '/themeExhibition.html#/detail?id=4',
  news: '/news.html#/',
  article: '/news.html#/detail?id=1',
  activity: '/activity.html#/',
  about: '/about.html#/about',
  help: '/about.html#/helper',
  'VR hall': '/vr.html#/hall?id=7',
  login: '/login.html#/',
  reset: '/index.html#/reset',
  'choice of role': '/login.html#/register',
  'buyer’s registration': '/login.html#/register?joinType=Buyer',
  'registration query': '/login.html#/registrationQuery',
  'WeChat login': '/login.html#/weChatLogin',
  'organizer’s sign-in': '/organizer.html#/',
  'login callback without a code': '/index.html#/loginCallback',
}

// Nothing is signed in or sent: what one screen fetched and compiled is there for the next.
test.use({ apart: false })

for (const [name, address] of Object.entries(screens)) {
  test(`${name} fits in both languages, is titled and has no violation`, async ({ page }) => {
    // What is looked at stands still: a room drawn by software while one walks in can keep a 2-core machine busy for long.
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await page.waitForLoadState('networkidle')
    await expectFitsInBoth(page, {
      async also() {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.title()).not.toBe('')
      },
    })
  })
}
