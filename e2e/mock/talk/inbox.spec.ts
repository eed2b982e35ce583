import type { Page } from '@playwright/test'
import { BUYER, EXHIBITOR, field, log, say, SERVICE, signedIn } from '../../fixtures/conversations'
import { expect, expectAccessible, expectFits, test } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

const INBOX = '/organizer.html#/messages'
const items = (page: Page) => page.getByRole('navigation', { name: /访客会话|Visitor conversations/ }).getByRole('link')
/** Its radio button is the browser's own, unseen under its label. */
async function filter(page: Page, name: string): Promise<void> {
  const filters = page.getByRole('radiogroup', { name: '筛选会话' })
  await filters.getByText(name).click()
  await expect(filters.getByRole('radio', { name })).toBeChecked()
}

test('a visitor follows the inquiries in the personal centre', async ({ page }) => {
  await signedIn(page, BUYER)
  await page.goto('/personal.html#/')
  await page.getByRole('main').getByRole('link', { name: '全部消息' }).click()
  const row = page.getByRole('link', { name: /苏州锦上丝织研究所/ })
  await expect(row).toContainText('已答复')
  await expect(row).toContainText('1 条未读')
  await expectAccessible(page)
  await row.click()
  await expect(page).toHaveURL(/concact\.html#\/\?exhibitorId=2$/)
  await expect(log(page)).toBeVisible()
})

test('a visitor without conversations is shown whom to ask', async ({ page }) => {
  await signedIn(page, BUYER)
  await page.goto('/personal.html?scenario=listConversations:empty#/messages')
  await expect(page.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', './concact.html#/')
})

test.describe('an agent of the fair', () => {
  test.beforeEach(({ page }) => signedIn(page, SERVICE))

  test('enters the desk for messages alone, answers an inquiry, and it waits no more', async ({ page }) => {
    await page.goto('/organizer.html#/')
    await expect(page).toHaveURL(/#\/messages$/)
    await expect(page).toHaveTitle(/2 条未读/)
    await filter(page, '待答复')
    await expect(items(page)).toHaveCount(2)
    await items(page).filter({ hasText: '陈采薇' }).click()
    await expect(log(page).getByText('我们大约三十人。')).toBeVisible()
    await expect(page).not.toHaveTitle(/条未读/)
    await expectAccessible(page)
    await say(page, '请在“活动”页面登记。')
    await expect(log(page).getByText('请在“活动”页面登记。')).toHaveCount(1)
    await expect(items(page)).toHaveCount(1)
    // What was just answered stays open.
    await expect(field(page)).toBeVisible()
  })

  test('takes a conversation and hands it over, those who are there first', async ({ page }) => {
    await page.goto(`${INBOX}?with=20`)
    await page.getByRole('button', { name: '接待' }).click()
    await expect(page.getByText('由您接待')).toBeVisible()
    await filter(page, '我接待的')
    await expect(items(page)).toHaveCount(1)
    await items(page).click()
    await page.getByRole('button', { name: '转交同事' }).click()
    const dialog = page.getByRole('dialog', { name: '转交同事' })
    await expect(dialog.getByRole('radio')).toHaveCount(3)
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: /白小满/ }).check()
    await dialog.getByRole('button', { name: '转交' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('由白小满接待').first()).toBeVisible()
    await expect(page.getByRole('button', { name: '转交同事' })).toHaveCount(0)
  })

  test.describe('who is slower', () => {
    test.use({ expectedErrors: [/status of 409/] })

    test('hears who has it', async ({ page }) => {
      await page.goto(`${INBOX}?with=20&scenario=handOver:10631x1`)
      await page.getByRole('button', { name: '接待' }).click()
      await expect(page.getByRole('dialog')).toContainText('该会话已由')
    })
  })

  test('puts quick replies into the composer, and keeps the list', async ({ page }) => {
    await page.goto(`${INBOX}?with=6`)
    await field(page).fill('陈女士，')
    await page.getByRole('button', { name: '快捷回复' }).click()
    const dialog = page.getByRole('dialog', { name: '快捷回复', exact: true })
    await dialog.getByRole('button', { name: '请稍等，我为您查一下。' }).click()
    await expect(field(page)).toHaveValue('陈女士，请稍等，我为您查一下。')
    await expect(field(page)).toBeFocused()
    await page.getByRole('button', { name: '快捷回复' }).click()
    await dialog.getByRole('button', { name: '管理快捷回复' }).click()
    const changed = page.getByRole('dialog', { name: '管理快捷回复' })
    await changed.getByRole('button', { name: '上移第 2 条' }).click()
    await changed.getByRole('button', { name: '删除第 3 条' }).click()
    await changed.getByRole('button', { name: '添加一条' }).click()
    await changed.getByRole('textbox', { name: '快捷回复 3' }).fill('感谢来信！')
    await expectAccessible(page)
    await changed.getByRole('button', { name: '保存' }).click()
    await expect(dialog.getByRole('listitem')).toHaveText([
      '请稍等，我为您查一下。',
      '您好，请问有什么可以帮您？',
      '感谢来信！',
    ])
  })

  test('sends an exhibit and sees what the visitor has read', async ({ page }) => {
    await page.goto(`${INBOX}?with=7`)
    await expect(page.getByText('由白小满接待').first()).toBeVisible()
    await expect(log(page).getByText('已读').first()).toBeVisible()
    await page.getByRole('button', { name: '发送展品' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('影青')
    // What is found moves up: pressed before, it would move away from under the pointer.
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await dialog.getByRole('button', { name: /影青刻花梅瓶/ }).click()
    await expect(log(page).getByRole('link', { name: /影青刻花梅瓶/ })).toHaveCount(1)
  })

  test('hears a visitor who writes while another conversation is open', async ({ page }) => {
    await page.goto(`${INBOX}?with=6&scenario=visitor`)
    const other = items(page).filter({ hasText: '玛丽安·科尔' })
    await expect(other).toContainText('Are you there?')
    await expect(other).toContainText('1 条未读')
    await expect(page).toHaveTitle(/1 条未读/)
  })

  test('sets hours and away messages', async ({ page }) => {
    await page.goto(INBOX)
    await page.getByRole('button', { name: '服务时间与离线留言' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('按以下时间').check()
    await dialog.getByLabel('周六').check()
    await dialog.getByLabel('开始').fill('22:00')
    await dialog.getByLabel('离线时的英文留言').fill('Back on Monday.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: '服务时间与离线留言' }).click()
    await expect(dialog.getByLabel('周六')).toBeChecked()
    await expect(dialog.getByLabel('开始')).toHaveValue('22:00')
    await expect(dialog.getByLabel('离线时的英文留言')).toHaveValue('Back on Monday.')
  })
})

test('an exhibitor answers in English at every width, list and conversation', async ({ page }) => {
  await signedIn(page, EXHIBITOR)
  await page.goto('/personal.html?lang=en-US#/messages')
  await expect(items(page)).toHaveCount(3)
  await expectFits(page, { height: 800 })
  await items(page).first().click()
  await expect(field(page)).toBeVisible()
  await expectFits(page, { height: 800 })
  await page.getByRole('link', { name: en('conversations:list.back') }).click()
  await expect(items(page)).toHaveCount(3)
})
