import type { Page } from '@playwright/test'
import { solvePuzzle } from '../../fixtures/registration'
import { expect, expectAccessible, expectFitsInBoth, test } from '../../fixtures/test'
import { chosen } from '../../fixtures/work'

const open = (page: Page, path = '', language = 'zh-CN') =>
  page.goto(`/login.html?lang=${language}#/registrationQuery${path}`)

async function ask(page: Page, mobile: string, code = '123456'): Promise<void> {
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await solvePuzzle(page)
  await page.getByRole('textbox', { name: '验证码' }).fill(code)
  await page.getByRole('button', { name: '查询', exact: true }).click()
}

const now = (page: Page) => page.getByRole('list', { name: /审核进度|Progress/ }).locator('[aria-current=step]')

// What else is refused, and the query of a phone: pages/login/queries.test.tsx.
test.describe('a registration', () => {
  test('learns where it stands, cleared by switching to e-mail and back, and amended as the reviewer asks', async ({
    page,
  }) => {
    await open(page)
    for (const [mobile, step, title, more] of [
      ['13900139001', '审核中', '正在审核', '陆听雨'],
      ['+8613900139002', '审核通过', '审核通过', '去登录'],
      ['008613900139003', '审核未通过', '审核未通过', '请改选非遗馆后重新注册'],
      ['13900139004', '待修改', '需要修改', '请补充采购意向'],
    ] as const) {
      await test.step(`${mobile}: ${title}`, async () => {
        await expect(now(page)).toHaveText('待查询')
        await ask(page, mobile)
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
        await expect(now(page)).toHaveText(step)
        await expect(page.getByRole('main')).toContainText(more)
        await expectAccessible(page)
        await page.getByRole('radio', { name: '邮箱' }).check()
        await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
        await expect(page.getByRole('textbox', { name: '验证码' })).toHaveValue('')
        await expect(page.getByRole('button', { name: '获取验证码' })).toBeVisible()
        await page.getByRole('radio', { name: '手机号' }).check()
        await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue('')
      })
    }
    await test.step('is amended', async () => {
      await ask(page, '13900139004')
      await page.getByRole('button', { name: '修改并重新提交' }).click()
      await expect(page.getByRole('heading', { level: 2, name: '修改注册信息' })).toBeFocused()
      await expect(page.getByText('请补充采购意向')).toBeVisible()
      await expect(page.getByRole('textbox', { name: '姓名', exact: true })).toHaveValue('顾言')
      await expect(chosen(page, '城市')).toHaveText('杭州市')
      await expect(page.getByRole('checkbox', { name: '陶瓷' })).toBeChecked()
      const code = page.getByRole('textbox', { name: '验证码' })
      await expect(code).toHaveCount(0)
      const phone = page.getByRole('textbox', { name: '手机号' })
      await phone.fill('+86 139-0013-9005')
      await expect(code).toBeVisible()
      await phone.blur()
      await expect(phone).toHaveValue('13900139005')
      await phone.fill('13900139004')
      await expect(code).toHaveCount(0)
      await page.getByRole('checkbox', { name: '图书与版权' }).check()
      await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
      const sent = page.waitForRequest((request) => request.url().endsWith('/buyerRegister'))
      await page.getByRole('button', { name: '提交修改' }).click()
      await expect(page.getByRole('heading', { level: 2, name: '修改已提交' })).toBeFocused()
      const body = (await sent).postDataJSON()
      expect(body.amends).toMatch(/^[\w-]{16,}$/)
      expect(body.list[0].intention).toHaveLength(2)
    })
  })
})

test.describe('the result page', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] })

  test('asks for a new proof when the old one is gone', async ({ page }) => {
    await open(page, '/mobile')
    await ask(page, '13900139001')
    await expect(page).toHaveURL(
      /registrationQuery\/result\?url=%2FregistrationQuery%2Fmobile&mobile=13900139001&email=$/,
    )
    await expect(page.getByRole('heading', { level: 2, name: '正在审核' })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: '验证已失效' })).toBeVisible()
    await page.getByRole('link', { name: '重新查询' }).click()
    await expect(page).toHaveURL(/registrationQuery\/mobile$/)
  })
})

test('the query fits every width in both languages and is accessible', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFitsInBoth(page)
})
