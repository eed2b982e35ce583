import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, expectSize, languages, test, testApart } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

const QUIET = 'listWebAdverts:empty'
const home = (...scenario: string[]) => `/index.html?scenario=${[QUIET, ...scenario].join(',')}`
const signUpPage = (...scenario: string[]) => `${home(...scenario)}#/?signUp=1`

/** An account of the mock fair, by user type. */
async function signedIn(page: Page, userType: 1 | 6): Promise<void> {
  await page.addInitScript((type) => {
    // A blank page has no storage.
    if (!location.protocol.startsWith('http')) return
    localStorage.setItem('token', `token-${type}`)
    localStorage.setItem(
      'userInfo',
      JSON.stringify({ userId: String(type), userName: 'user', nickName: '沈砚秋', userType: type }),
    )
    localStorage.setItem('isSignIn', 'true')
  }, userType)
}

const dialog = (page: Page) => page.getByRole('dialog', { name: '展览报名', exact: true })
const inner = (page: Page) => page.getByRole('dialog', { name: '报名“器物之美·当代工艺展”' })
const first = (page: Page) => page.getByRole('button', { name: '立即报名“器物之美·当代工艺展”' })
const below = (page: Page) => page.getByRole('region', { name: '热门展品' }).getByRole('heading', { level: 3 })

test.describe('by itself', () => {
  test.use({ opensItself: true })

  test('it opens in its turn, after a day of the adverts, once that day, and changes the language where it stands', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const adverts = JSON.stringify({ day: '2020-01-01', which: 'adverts' })
      if (location.protocol.startsWith('http') && !localStorage.getItem('openedItself'))
        localStorage.setItem('openedItself', adverts)
    })
    await page.goto('/index.html')
    await expect(dialog(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await dialog(page).getByRole('button', { name: '切换到英文' }).click()
    await expect(page.getByRole('dialog', { name: en('enrollment:dialog.title') })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(
      page.getByRole('region', { name: en('home:exhibits.title') }).getByRole('heading', { level: 3 }),
    ).toHaveCount(10)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('it opens for an exhibitor, where there are no adverts', async ({ page }) => {
    await signedIn(page, 1)
    await page.goto(home())
    await expect(dialog(page)).toBeVisible()
  })

  for (const [name, address, userType] of [
    ['for a buyer', home(), 6],
    ['without exhibitions', home('registerList:empty'), 1],
  ] as const) {
    test(`it stays closed ${name}`, async ({ page }) => {
      await signedIn(page, userType)
      await page.goto(address)
      await expect(below(page)).toHaveCount(10)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})

test.describe('a guest', () => {
  test('who asks for applications or signs up is led to the login, and comes back to the dialog', async ({ page }) => {
    await page.goto(signUpPage())
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: '申请查询' }).click()
    await expect(page.getByText('登录后可以查看您的报名申请。')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: '注册' })).toHaveAttribute('href', './login.html#/register')
    await first(page).click()
    const question = page.getByRole('dialog', { name: '请先登录' })
    await question.getByRole('button', { name: '暂不登录' }).click()
    await expect(first(page)).toBeFocused()
    await first(page).click()
    await question.getByRole('button', { name: '去登录' }).click()
    await expect(page).toHaveURL(/login\.html#\/$/)
    expect(await page.evaluate(() => sessionStorage.getItem('returnPath'))).toContain('signUp=1')
  })
})

test.describe('signing up', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] })

  testApart('as an individual is confirmed for five seconds, and seen on the card', async ({ page }) => {
    await page.clock.install()
    await signedIn(page, 1)
    await page.goto(signUpPage())
    await first(page).click()
    await expect(inner(page).getByText('参展商：青岚陶瓷工坊')).toBeVisible()
    await inner(page).getByRole('radio', { name: '线上与线下' }).check()
    const sent = page.waitForRequest(/expoEnroll/)
    await inner(page).getByRole('button', { name: '提交报名' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ expoId: 1, exhibitorId: 1, type: 0, exhibitionType: 1 })
    const done = dialog(page).getByText('已提交对“器物之美·当代工艺展”的报名')
    await expect(done).toBeFocused()
    await expect(dialog(page).getByRole('listitem').first()).toContainText('审核中')
    await expect(dialog(page).getByRole('button', { name: '已报名“器物之美·当代工艺展”' })).toBeDisabled()
    await page.clock.fastForward(5_100)
    await expect(done).toHaveCount(0)
  })

  test('with a group needs one, which is found by its name', async ({ page }) => {
    await signedIn(page, 1)
    await page.goto(signUpPage())
    await first(page).click()
    await inner(page).getByRole('radio', { name: '随参展团参展' }).check()
    await inner(page).getByRole('button', { name: '提交报名' }).click()
    await expect(inner(page).getByText('请选择参展团')).toBeVisible()
    await expectAccessible(page)
    const search = inner(page).getByRole('searchbox', { name: '搜索参展团' })
    await search.fill('没有')
    await expect(inner(page).getByText('没有找到匹配的参展团')).toBeVisible()
    await search.fill('设计')
    await expect(inner(page).getByRole('radio', { name: /设计师团/ })).toBeVisible()
    await expect(inner(page).getByRole('radio', { name: /工坊团/ })).toHaveCount(0)
    await inner(page)
      .getByRole('radio', { name: /设计师团/ })
      .check()
    await expect(inner(page).getByText('请选择参展团')).toHaveCount(0)
    const sent = page.waitForRequest(/expoEnroll/)
    await inner(page).getByRole('button', { name: '提交报名' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ type: 1, exhibitionGroupId: 2, exhibitionType: 0 })
    await expect(dialog(page).getByText('已提交对')).toBeVisible()
  })

  test('that is refused says why', async ({ page }) => {
    await signedIn(page, 1)
    await page.goto(signUpPage('expoEnroll:10301'))
    await first(page).click()
    await inner(page).getByRole('button', { name: '提交报名' }).click()
    await expect(inner(page).getByRole('alert').getByText('该展览不在报名时间内')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inner(page)).toHaveCount(0)
    await expect(dialog(page)).toBeVisible()
    await expect(first(page)).toBeFocused()
    await first(page).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(inner(page).getByRole('radio', { name: '个人参展' })).toBeFocused()
    await expectAccessible(page)
    await inner(page).getByRole('button', { name: '返回展览列表' }).click()
    await expect(first(page)).toBeFocused()
  })

  test('is not for buyers, nor without an exhibitor', async ({ page }) => {
    await signedIn(page, 6)
    await page.goto(signUpPage())
    await first(page).click()
    await expect(page.getByText('只有参展商和参展团账户可以报名展览。')).toBeVisible()
    await page.getByRole('button', { name: '好的' }).click()
    await signedIn(page, 1)
    await page.goto('about:blank')
    await page.goto(signUpPage('getSponsorExhibitorDetail:empty'))
    await first(page).click()
    await expect(inner(page).getByText('您的账号没有关联的参展商')).toBeVisible()
  })
})

test.describe('the cards', () => {
  test('are 533 px wide, walked by arrows and buttons, and ten more come at the last', async ({ page }) => {
    await signedIn(page, 1)
    await page.goto(signUpPage())
    const cards = dialog(page).getByRole('listitem')
    await expect(cards).toHaveCount(10)
    await expectSize(cards.first(), { width: 533 })
    await expect(cards.nth(1).getByRole('timer')).toBeVisible()
    await expect(cards.nth(1).getByRole('button')).toBeDisabled()
    await expect(dialog(page).getByRole('button', { name: '上一场展览' })).toBeDisabled()
    await dialog(page).getByRole('button', { name: '下一场展览' }).click()
    await expect(dialog(page).getByText('第 2 场，共 12 场')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(dialog(page).getByText('第 3 场，共 12 场')).toBeVisible()
    await cards.last().scrollIntoViewIfNeeded()
    await expect(cards).toHaveCount(12)
    await cards.last().scrollIntoViewIfNeeded()
    await expect(dialog(page).getByText('第 12 场，共 12 场')).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: '下一场展览' })).toBeDisabled()
  })

  for (const language of languages) {
    test(`fit every width in ${language} and are accessible`, async ({ page }) => {
      await signedIn(page, 1)
      await page.goto(`${home()}&lang=${language}#/?signUp=1`)
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
      await expectFits(page)
    })
  }
})

test('without exhibitions a message is shown', async ({ page }) => {
  await page.goto(signUpPage('registerList:empty'))
  await expect(dialog(page).getByRole('alert')).toContainText('目前没有开放报名的展览')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/signUp/)
})

test.describe('when the list fails', () => {
  test.use({ expectedErrors: [/status of 5\d\d/] })

  test('it can be requested again', async ({ page }) => {
    await page.goto(signUpPage('registerList:10500x1'))
    await dialog(page).getByRole('button', { name: '重试' }).click()
    await expect(dialog(page).getByRole('listitem')).toHaveCount(10)
  })
})
