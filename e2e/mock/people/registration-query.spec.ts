import type { Page } from '@playwright/test'
import { solvePuzzle } from '../../fixtures/registration'
import { expect, expectAccessible, expectNoOverflowAtAnyWidth, languages, test } from '../../fixtures/test'
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

test.describe('a registration', () => {
  test('is told where it stands; switching to e-mail and back clears number, result and countdown', async ({
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
        await expect(now(page)).toHaveText('已提交')
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
  })

  test('is found by e-mail, in English', async ({ page }) => {
    await open(page, '', 'en-US')
    await page.getByRole('radio', { name: 'E-mail' }).check()
    await page.getByRole('textbox', { name: 'E-mail' }).fill('buyer2@demo.example')
    await page.getByRole('button', { name: 'Get code' }).click()
    await solvePuzzle(page)
    await page.getByRole('textbox', { name: 'Verification code' }).fill('123456')
    await page.getByRole('button', { name: 'Look up', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Approved' })).toBeVisible()
    await expect(page.getByText('Longquan Celadon Institute')).toBeVisible()
  })
})

test('the form names what is wrong, and sends no code to half a number', async ({ page }) => {
  await open(page)
  await page.getByRole('textbox', { name: '手机号' }).fill('1390013')
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeDisabled()
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByText('手机号格式不正确')).toBeVisible()
  await expect(page.getByText('请输入验证码')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeFocused()
})

test.describe('what is refused', () => {
  test.use({ expectedErrors: [/status of (4\d\d|500)/] })

  test('a wrong code is named at its field, in either language', async ({ page }) => {
    await open(page)
    await ask(page, '13900139001', '654321')
    await expect(page.getByText('验证码错误')).toBeVisible()
    await page.getByRole('button', { name: '切换到英文' }).click()
    await expect(page.getByText('The verification code is incorrect')).toBeVisible()
  })

  test('a number without registration is led to it', async ({ page }) => {
    await open(page)
    await ask(page, '13900139999')
    await expect(page.getByText('没有查询到注册信息')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '去注册' })).toBeVisible()
    await expectAccessible(page)
  })

  test('a result that did not load is asked for again', async ({ page }) => {
    await page.goto('/login.html?scenario=queryRegister:10500x1#/registrationQuery')
    await ask(page, '13900139001')
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { level: 2, name: '正在审核' })).toBeVisible()
  })

  test('the result page asks for a new proof when the old one is gone', async ({ page }) => {
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

test('a result page that nobody opened leads to the query', async ({ page }) => {
  await open(page, '/result?mobile=13900139001&url=https://elsewhere.example')
  await page.getByRole('link', { name: '重新查询' }).click()
  await expect(page).toHaveURL(/registrationQuery\/mobile$/)
})

test.describe('on a phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' })

  test('the query is the one for phones', async ({ page }) => {
    await open(page)
    await expect(page).toHaveURL(/registrationQuery\/mobile$/)
    await expect(page.getByRole('button', { name: '查询', exact: true })).toBeVisible()
  })
})

test('a registration is amended as the reviewer asks', async ({ page }) => {
  await open(page)
  await ask(page, '13900139004')
  await page.getByRole('button', { name: '修改并重新提交' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '修改注册信息' })).toBeFocused()
  await expect(page.getByText('请补充采购意向')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '姓名', exact: true })).toHaveValue('顾言')
  await expect(chosen(page, '城市')).toHaveText('杭州市')
  await expect(page.getByRole('checkbox', { name: '陶瓷' })).toBeChecked()
  await page.getByRole('checkbox', { name: '图书与版权' }).check()
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  const sent = page.waitForRequest((request) => request.url().endsWith('/buyerRegister'))
  await page.getByRole('button', { name: '提交修改' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '修改已提交' })).toBeFocused()
  const body = (await sent).postDataJSON()
  expect(body.amends).toMatch(/^[\w-]{16,}$/)
  expect(body.list[0].intention).toHaveLength(2)
})

for (const language of languages) {
  test(`the query fits every width in ${language} and is accessible`, async ({ page }) => {
    await open(page, '', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoOverflowAtAnyWidth(page)
    await expectAccessible(page)
  })
}
