import type { Page } from '@playwright/test'
import { openDesk, REVIEWER, rowOf, rows, title } from '../../fixtures/desk'
import { expect, expectAccessible, expectPassing, test } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

const decide = (page: Page, name: string) =>
  page.getByRole('region', { name: '处理' }).getByRole('button', { name, exact: true })

test.describe('a case', () => {
  test('shows the record in both languages, its files, and what is known of the person', async ({ page }) => {
    await openDesk(page, '#/registrations/1?lang=en-US')
    await expect(title(page, 'Lanzhu Bamboo Works')).toBeVisible()
    await expect(rowOf(page, 'Hall')).toContainText('工艺美术馆Arts and Crafts Hall')
    await expect(page.getByText(en('organizer:identity.digits'))).toBeVisible()
    await expect(page.getByRole('region', { name: 'History' })).toContainText(
      `${en('organizer:event.submit')}Applicant`,
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: /^竹编灯罩\.jpg/ }).click()
    await page.getByRole('button', { name: 'Enlarge 竹编灯罩.jpg' }).click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: /^参展资质证明\.pdf/ }).click()
    // This browser has no viewer for PDFs: a frame would save the file by itself.
    await expect(page.locator('iframe')).toHaveCount(0)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download 参展资质证明.pdf' }).click()
    expect((await saved).suggestedFilename()).toBe('参展资质证明.pdf')
  })

  test('leads over the edge of a page to its neighbour, and back', async ({ page }) => {
    await openDesk(page, '#/registrations?state=approved')
    await rows(page).nth(20).getByRole('link').click()
    await page.getByRole('link', { name: '下一项' }).click()
    await expect(page).toHaveURL(/state=approved&page=2$/)
    await expect(page.getByRole('link', { name: '下一项' })).toBeVisible()
    await page.getByRole('link', { name: '上一项' }).click()
    await expect(page).toHaveURL(/state=approved$/)
  })

  test('without an English record shows a dash', async ({ page }) => {
    await openDesk(page, '#/registrations/4')
    await expect(rowOf(page, '企业名称')).toContainText('景德镇云窑陶艺社—')
  })

  test('is approved, and leads on to the next that waits', async ({ page }) => {
    await openDesk(page, '#/registrations')
    await page.getByRole('link', { name: '杭州岚竹竹艺有限公司' }).click()
    await expect(page.getByRole('link', { name: '上一项' })).toHaveCount(0)
    await decide(page, '通过').click()
    const dialog = page.getByRole('dialog', { name: '通过' })
    await expect(dialog).toContainText('在展会上新建该参展商')
    await expectAccessible(page)
    await expectPassing(page, '已通过：杭州岚竹竹艺有限公司', () =>
      dialog.getByRole('button', { name: '通过' }).click(),
    )
    // The next that waits comes by itself.
    await expect(title(page, '苏墨横')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('region', { name: '经过' })).toContainText('通过许总办')
    await expect(decide(page, '撤销决定')).toBeVisible()
    await expect(decide(page, '通过')).toHaveCount(0)
    await page.getByRole('link', { name: '返回注册审核' }).click()
    await expect(page.getByRole('link', { name: /审核中\s*3/ })).toBeVisible()
  })

  test('is refused, or sent back, with an opinion alone, and either can be undone', async ({ page }) => {
    await openDesk(page, '#/registrations/2', REVIEWER)
    for (const [action, state] of [
      ['不通过', '未通过'],
      ['要求修改', '待修改'],
    ] as const) {
      await decide(page, action).click()
      const dialog = page.getByRole('dialog', { name: action })
      await dialog.getByRole('button', { name: action }).click()
      await expect(dialog.getByText('请填写意见')).toBeVisible()
      await expect(dialog.getByRole('textbox', { name: /意见/ })).toBeFocused()
      await dialog.getByRole('textbox', { name: /意见/ }).fill('证件照片模糊，请重新上传')
      await dialog.getByRole('button', { name: action }).click()
      await expect(dialog).toHaveCount(0)
      // The next that waits is there by itself.
      await expect(title(page, '哈特利')).toBeVisible()
      await page.goBack()
      await expect(page.locator('header').getByText(state, { exact: true })).toBeVisible()
      await expect(page.getByRole('region', { name: '审核意见' })).toContainText('证件照片模糊')
      await decide(page, '撤销决定').click()
      await page.getByRole('dialog').getByRole('button', { name: '撤销决定' }).click()
      await expect(page.locator('header').getByText('审核中', { exact: true })).toBeVisible()
      await expect(page.getByRole('region', { name: '审核意见' })).toHaveCount(0)
    }
  })

  test('is decided by keys, which are listed and can be switched off', async ({ page }) => {
    await openDesk(page, '#/registrations/1')
    await expect(decide(page, '通过')).toBeVisible()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: '快捷键' })
    await expect(help).toContainText('要求修改')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(help).toHaveCount(0)
    await page.keyboard.press('j')
    await expect(title(page, '苏墨横')).toBeVisible()
    await expect(decide(page, '要求修改')).toBeVisible()
    await page.keyboard.press('c')
    const opinion = page.getByRole('dialog', { name: '要求修改' }).getByRole('textbox', { name: /意见/ })
    await expect(opinion).toBeFocused()
    // A letter in a field is a letter.
    await page.keyboard.type('aj?')
    await expect(opinion).toHaveValue('aj?')
    await page.keyboard.press('Control+Enter')
    await expect(title(page, '哈特利')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('?')
    await page.getByRole('switch', { name: '使用快捷键' }).click()
    await page.keyboard.press('Escape')
    await expect(help).toHaveCount(0)
    await page.keyboard.press('a')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('is left as it was when the dialog is escaped from', async ({ page }) => {
    await openDesk(page, '#/registrations/1')
    await decide(page, '不通过').press('Enter')
    await expect(page.getByRole('dialog', { name: '不通过' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(decide(page, '不通过')).toBeFocused()
  })

  test('of a sign-up names its exhibition', async ({ page }) => {
    await openDesk(page, '#/sign-ups')
    await expect(page.getByRole('link', { name: /已取消/ })).toBeVisible()
    await page.getByRole('link', { name: '棠隐瓷坊' }).click()
    await expect(rowOf(page, '参展团')).toContainText('江南工艺参展团')
    await expect(page.getByRole('region', { name: '身份核验' })).toHaveCount(0)
    await decide(page, '通过').click()
    const approve = page.getByRole('dialog').getByRole('button', { name: '通过' })
    await expectPassing(page, '已通过：棠隐瓷坊', () => approve.click())
  })

  test.describe('that cannot be decided', () => {
    test.use({ expectedErrors: [/status of 4\d\d/] })

    test('says who was first, and is requested anew', async ({ page }) => {
      await openDesk(page, '?scenario=decideCase:10322#/registrations/1')
      await decide(page, '通过').click()
      const again = page.waitForRequest((request) => request.url().endsWith('/review/case'))
      await page.getByRole('dialog').getByRole('button', { name: '通过' }).click()
      await expect(page.getByRole('dialog', { name: /处理了该申请/ })).toBeVisible()
      await again
    })

    test('is not there', async ({ page }) => {
      await openDesk(page, '#/registrations/999')
      await expect(title(page, '没有这项申请')).toBeVisible()
      await expectAccessible(page)
    })

    test('goes on after login where the session is over, or leads back to the desk’s own', async ({ page }) => {
      await openDesk(page, '?scenario=decideCase:40001x1#/registrations/1')
      const login = page.getByRole('dialog', { name: '登录' })
      const press = async () => {
        await decide(page, '通过').click()
        await page.getByRole('dialog', { name: /通过/ }).getByRole('button', { name: '通过' }).click()
      }
      await press()
      await page.getByRole('dialog', { name: '登录已过期' }).getByRole('button', { name: '重新登录' }).click()
      await login.getByRole('textbox', { name: '手机号或邮箱' }).fill('reviewer@demo.yunzhan.example')
      await login.getByRole('textbox', { name: '密码', exact: true }).fill('Yunzhan#2026')
      await login.getByRole('textbox', { name: '图形验证码' }).fill('abcde')
      await expectPassing(page, '已通过：杭州岚竹竹艺有限公司', () =>
        login.getByRole('button', { name: '登录', exact: true }).click(),
      )
      await openDesk(page, '?scenario=decideCase:40001#/registrations/1')
      await press()
      await page.getByRole('dialog', { name: '登录已过期' }).getByRole('button', { name: '以后再说' }).click()
      await expect(title(page, '登录工作台')).toBeVisible()
    })
  })
})
