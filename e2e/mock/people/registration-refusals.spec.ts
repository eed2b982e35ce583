import { fillSecrets, openDraft, solvePuzzle, step, submit } from '../../fixtures/registration'
import { expect, test } from '../../fixtures/test'
import { chosen } from '../../fixtures/work'
import { en } from '../../fixtures/texts'

/** What the server refuses of a registration, and where the form says so. */
test.use({ expectedErrors: [/status of (4|5)\d\d|Failed to fetch|net::/] })

test('is shown at a field that is left, once a puzzle is solved, with the way to the login', async ({ page }) => {
  await openDraft(page, 'buyer', { change: { phone: '' } })
  await page.getByLabel('手机号').fill('13800000000')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await solvePuzzle(page)
  await expect(page.getByText('该手机号已注册，请直接登录')).toBeVisible()
  // Enter solves the puzzle and does not send the form around it.
  await expect(page.getByText('请输入密码')).toHaveCount(0)
  await expect(page.getByRole('link', { name: '去登录' })).toBeVisible()
  // The phone is proved and reserved; the e-mail is a contact here, and may be anybody's.
  await page.getByLabel('邮箱').fill('taken@demo.example')
  await page.getByLabel('邮箱').blur()
  await page.getByLabel('证件号码').fill('34052419800101001X')
  await page.getByLabel('证件号码').blur()
  await expect(page.getByText('证件号码未通过核验')).toBeVisible()
  await page.getByRole('button', { name: '切换到英文' }).click()
  await expect(page.getByText(en('registration:refusal.PhoneTaken'))).toBeVisible()
  await expect(page.getByText(en('registration:refusal.EmailTaken'))).toHaveCount(0)
  await page.getByLabel('Mobile number').fill('13900139000')
  await expect(page.getByText(en('registration:refusal.PhoneTaken'))).toHaveCount(0)
})

test('is shown at the e-mail where that is what is proved: abroad', async ({ page }) => {
  await openDraft(page, 'buyer', { change: { areaCode: '+1', phone: '2025550100', email: 'taken@demo.example' } })
  await page.getByRole('button', { name: '获取验证码' }).click()
  await solvePuzzle(page)
  await expect(page.getByText('该邮箱已注册，请直接登录')).toBeVisible()
})

test('is shown at the name with a sensitive word, and at the code, in an alert too; all that was typed is still there', async ({
  page,
}) => {
  await openDraft(page, 'buyer', { change: { name: '卖违禁品' } })
  await fillSecrets(page)
  await submit(page).click()
  await expect(page.getByText('内容含有敏感词：违禁品，请修改')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '姓名', exact: true })).toBeFocused()
  await page.getByRole('textbox', { name: '姓名', exact: true }).fill('陆听雨')
  await fillSecrets(page, '654321')
  await submit(page).click()
  await expect(page.getByRole('dialog').getByText('验证码错误')).toBeVisible()
  await page.getByRole('button', { name: '好的' }).click()
  await expect(page.getByLabel('验证码').first()).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('确认密码')).toHaveValue('Yunzhan#2026')
  await page.getByLabel('验证码').first().fill('123456')
  await submit(page).click()
  await expect(step(page, '注册已提交')).toBeFocused()
})

test('is reported in an alert where it belongs to no field', async ({ page }) => {
  // Each is requested once, one call after the other.
  const words = 'buyerRegister:-9999x1,buyerRegister:networkx2,buyerRegister:10207x3'
  await openDraft(page, 'buyer', { query: `&scenario=${words}` })
  for (const text of ['请求失败，请稍后重试', '无法连接网络，请检查网络后重试', '注册已截止']) {
    await fillSecrets(page)
    await submit(page).click()
    await expect(page.getByRole('dialog').getByText(text)).toBeVisible()
    await page.getByRole('button', { name: '好的' }).click()
    await expect(submit(page)).toBeEnabled()
  }
})

test('leaves options that did not load to be requested again', async ({ page }) => {
  await openDraft(page, 'buyer', { query: '&scenario=listIndustries:10500x1,listCountries:10500x1' })
  await page.getByRole('alert').filter({ hasText: '国家或地区' }).getByRole('button', { name: '重试' }).click()
  await expect(chosen(page, '国家或地区')).toHaveText('中国')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('checkbox', { name: '工艺美术', exact: true })).toBeChecked()
})
