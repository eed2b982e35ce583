import type { Page, Request } from '@playwright/test'
import { fillSecrets, openDraft, paper, picture, solvePuzzle, step, submit } from '../../fixtures/registration'
import { expect, expectAccessible, expectNoOverflowAtAnyWidth, languages, test, testApart } from '../../fixtures/test'
import { choose, chosen, filesOf } from '../../fixtures/work'
import { en } from '../../fixtures/texts'

const open = (page: Page, query = '', language = 'zh-CN') => page.goto(`/login.html?lang=${language}#/register${query}`)
const next = (page: Page) => page.getByRole('button', { name: '下一步' })

/** What is sent to an endpoint, by the end of its path. */
const sentTo = (page: Page, path: string): Promise<Request> =>
  page.waitForRequest((request) => request.url().endsWith(path) && request.method() === 'POST')

test.describe('the role', () => {
  test('of a group is told to call, and goes no further', async ({ page }) => {
    await open(page)
    await page.getByRole('radio', { name: /政府或机构团组/ }).check()
    await expect(page.getByRole('link', { name: /0571-8800 0018/ })).toBeVisible()
    await expect(next(page)).toHaveCount(0)
    await expectAccessible(page)
  })

  test('is chosen by joinType: Buyer a buyer, anything else an exhibitor', async ({ page }) => {
    await open(page, '?joinType=Buyer')
    await expect(step(page, '采购商信息')).toBeVisible()
    await page.goto('/login.html?joinType=buyer#/register')
    await expect(step(page, '您曾参加过往届展会吗？')).toBeVisible()
  })

  test('is come back to by the browser’s Back, a step at a time, and what was typed is there again', async ({
    page,
  }) => {
    await page.goto('/news.html')
    await open(page)
    await next(page).click()
    await page.getByRole('radio', { name: /新参展商/ }).check()
    await next(page).click()
    await page.getByRole('textbox', { name: '企业名称', exact: true }).fill('青禾陶瓷')
    const kept = () => page.evaluate(() => sessionStorage.getItem('registrationDraft'))
    await expect.poll(kept).toContain('青禾陶瓷')
    await page.goBack()
    await expect(step(page, '您曾参加过往届展会吗？')).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('radio', { name: /^参展商/ })).toBeChecked()
    await page.goForward()
    await page.goForward()
    await expect(page.getByRole('textbox', { name: '企业名称', exact: true })).toHaveValue('青禾陶瓷')
    await page.getByRole('button', { name: '上一步' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '返回', exact: true }).click()
    await expect(step(page, '您曾参加过往届展会吗？')).toBeVisible()
    await page.goBack()
    await expect(next(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/news\.html/)
  })

  test('leads on from the home entry too', async ({ page }) => {
    await page.goto('/index.html#/register')
    await page.getByRole('radio', { name: /采购商/ }).check()
    await next(page).click()
    await expect(step(page, '采购商信息')).toBeFocused()
    await expect(page.getByRole('list', { name: '注册步骤' }).locator('[aria-current=step]')).toContainText('填写信息')
  })
})

test.describe('an earlier exhibitor', () => {
  test.beforeEach(({ page }) => open(page, '?joinType=Exhibitor'))

  test('that is not found is refused and goes no further; a new one does', async ({ page }) => {
    await expect(page.getByRole('radio', { name: /往届参展商/ })).toBeChecked()
    await expect(next(page)).toBeDisabled()
    await page.getByLabel('统一社会信用代码').fill('91320594MA1YX001X1')
    await page.getByRole('button', { name: '查找记录' }).click()
    await solvePuzzle(page)
    await expect(page.getByText('没有找到参展记录')).toBeVisible()
    await expect(next(page)).toBeDisabled()
    await page.getByRole('radio', { name: /新参展商/ }).check()
    await next(page).click()
    await expect(step(page, '参展商信息')).toBeFocused()
  })

  test('that is found has its data imported', async ({ page }) => {
    await page.getByLabel('统一社会信用代码').fill('91350100M000100Y43')
    await page.getByRole('button', { name: '查找记录' }).click()
    await solvePuzzle(page)
    await expect(next(page)).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('radio', { name: '龙泉青瓷研究所（2025 年）' }).check()
    await next(page).click()
    await expect(page.getByRole('textbox', { name: '企业名称', exact: true })).toHaveValue('龙泉青瓷研究所')
    await expect(page.getByLabel('企业名称（英文，选填）')).toHaveValue('Longquan Celadon Institute')
    await expect(chosen(page, '城市')).toHaveText('龙泉市')
    await expect(page.getByRole('radio', { name: '工艺美术馆' })).toBeChecked()
    await expect(chosen(page, '展品类别')).toHaveText('陶瓷')
    await expect(page.getByLabel('统一社会信用代码')).toHaveValue('91350100M000100Y43')
  })

  test('who is a person is found by name and card, and may choose none', async ({ page }) => {
    await page.getByRole('radio', { name: '个人' }).check()
    await page.getByLabel('姓名').fill('沈素云')
    await page.getByLabel('证件号码').fill('11010519491231002X')
    await page.getByRole('button', { name: '查找记录' }).click()
    await solvePuzzle(page)
    await page.getByRole('radio', { name: /都不导入/ }).check()
    await next(page).click()
    await expect(page.getByLabel('证件号码')).toHaveValue('')
  })
})

test.describe('a buyer', () => {
  testApart('registers in Chinese with one record, and the home page follows', async ({ page }) => {
    await page.clock.install()
    await open(page, '?joinType=Buyer')
    await choose(page, '国家或地区', '中国')
    await choose(page, '省份', '浙江省')
    await choose(page, '城市', '杭州市')
    await page.getByRole('textbox', { name: '姓名', exact: true }).fill('陆听雨')
    await page.getByLabel('证件号码').fill('11010519491231002X')
    await page.getByRole('checkbox', { name: '工艺美术', exact: true }).check()
    await page.getByRole('checkbox', { name: '其他' }).check()
    await page.getByLabel('其他目的').fill('看一看')
    await page.getByRole('group', { name: '非物质文化遗产' }).getByRole('checkbox', { name: '陶瓷' }).check()
    await page.getByLabel('手机号').fill('13900139000')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await solvePuzzle(page)
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
    await page.getByLabel('邮箱').fill('rain@demo.example')
    await fillSecrets(page)
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
    const sent = sentTo(page, '/buyerRegister')
    // The time stands while timers run on: the page may be looked at for as long as that takes before it leads home.
    const now = await page.evaluate(() => Date.now())
    await page.clock.setFixedTime(now)
    await submit(page).click()
    await expect(step(page, '注册已提交')).toBeFocused()
    const { list } = (await sent).postDataJSON()
    expect(list).toMatchObject([
      { languageType: 1, name: '陆听雨', cityName: '杭州市', otherObjective: '看一看', phone: '13900139000' },
    ])
    expect(await page.evaluate(() => sessionStorage.getItem('registrationDraft'))).toBeNull()
    await expectAccessible(page)
    await page.clock.setFixedTime(now + 5_000)
    await expect(page.getByText('5 秒后返回首页。')).toBeVisible()
    await page.clock.setFixedTime(now + 10_000)
    await expect(page).toHaveURL(/\/index\.html$/)
  })

  test('from abroad registers in English with two records, verified by e-mail', async ({ page }) => {
    await openDraft(page, 'buyer', {
      language: 'en-US',
      change: {
        countryId: '',
        area: '',
        city: '',
        name: 'Claire Martin',
        cardType: '2',
        idNumber: 'EA1234567',
        phone: '',
      },
    })
    await choose(page, 'Country or region', 'France')
    await expect(chosen(page, 'Area code')).toContainText('+33')
    await expect(page.getByRole('combobox', { name: 'Province' })).toHaveCount(0)
    await page.getByLabel('Mobile number').fill('612345678')
    await page.getByRole('button', { name: 'Get code' }).click()
    await solvePuzzle(page)
    await page.getByLabel('Verification code').fill('123456')
    await page.getByRole('textbox', { name: /^Password\*?$/ }).fill('Yunzhan#2026')
    await page.getByLabel(en('registration:form.againPassword')).fill('Yunzhan#2026')
    const sent = sentTo(page, '/buyerRegister')
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(step(page, en('registration:done.title'))).toBeFocused()
    const { list, isCheckPhone, areaCode } = (await sent).postDataJSON()
    expect({ isCheckPhone, areaCode }).toEqual({ isCheckPhone: 0, areaCode: '+33' })
    expect(list[0]).toMatchObject({ languageType: 1, countryName: '法国', phone: '612345678' })
    expect(list[1]).toMatchObject({ languageType: 2, countryName: 'France', name: 'Claire Martin' })
    expect(list[1]).not.toHaveProperty('phone')
  })
})

test('a company registers with its pictures and certificates', async ({ page }) => {
  await openDraft(page, 'exhibitor', { change: { companyOther: 'Listening Rain' } })
  await filesOf(page, '展品图片').setInputFiles(picture)
  await page.getByRole('dialog').getByRole('button', { name: '使用这张图片' }).click()
  await expect(page.getByRole('button', { name: /^移除/ })).toHaveCount(1)
  await filesOf(page, '资质证明').setInputFiles(paper)
  // On its way it has a name in the list already, and the form waits for it; sent it can be deleted.
  await expect(page.getByRole('button', { name: '删除 licence.pdf' })).toBeVisible()
  await page.getByRole('group', { name: '参与目的' }).getByText('寻找合作伙伴').click()
  await page.getByRole('group', { name: '设计', exact: true }).getByText('家具与灯具').click()
  await expectAccessible(page)
  await fillSecrets(page)
  const sent = sentTo(page, '/exhibitorRegister')
  await submit(page).click()
  await expect(step(page, '注册已提交')).toBeFocused()
  expect((await sent).postDataJSON()).toMatchObject({
    joinType: 0,
    deadlineType: 1,
    hallId: 1,
    objective: ['partner'],
    intention: [{ intentionType: 'design', name: 'furniture' }],
    exhibitsPicture: [expect.stringMatching(/^mock-/)],
    qualificationCertificate: [expect.stringMatching(/^mock-/)],
    multiLanguageVOList: [{ company: '听雨堂' }, { company: 'Listening Rain', languageType: 2 }],
  })
})

test('a picture that is no longer there is named before anything is sent', async ({ page }) => {
  const image = { id: 'mock-1', url: '', fileName: '营业执照.jpg', fileSize: 1 }
  const change = {
    exhibitsPicture: [image],
    qualificationCertificate: [{ ...image, fileSizeStr: '1KB', fileExt: 'jpg' }],
  }
  await openDraft(page, 'exhibitor', { change, query: '&scenario=getMaterials:empty' })
  await fillSecrets(page)
  await submit(page).click()
  await expect(page.getByText('第 1 张图片已失效，请重新上传')).toBeVisible()
  await expect(submit(page)).toBeEnabled()
})

test('a form is sent once however often it is pressed', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/buyerRegister')) sent.push(request.url())
  })
  await openDraft(page, 'buyer')
  await fillSecrets(page)
  await submit(page).dblclick()
  // The second press may land on what has come in the button's place and take the focus from it.
  await expect(step(page, '注册已提交')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test.describe('the form', () => {
  test('names what is missing, leads to the first of it, and says it in the other language too', async ({ page }) => {
    await open(page, '?joinType=Buyer')
    await submit(page).click()
    await expect(page.getByRole('combobox', { name: '国家或地区' })).toBeFocused()
    await expect(page.getByText('请选择国家或地区')).toBeVisible()
    await expect(page.getByText('请选择采购意向')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '切换到英文' }).click()
    await expect(page.getByText('Please choose a country or region')).toBeVisible()
  })

  test('offers each country its halls', async ({ page }) => {
    await openDraft(page, 'exhibitor', { change: { hallId: '', typeId: '' } })
    const hall = (name: string) => page.getByRole('radio', { name })
    await expect(hall('海外馆')).toBeDisabled()
    await hall('工艺美术馆').check()
    await choose(page, '展品类别', '陶瓷')
    await hall('非遗馆').check()
    await expect(chosen(page, '展品类别')).toHaveText('请选择')
    await choose(page, '国家或地区', '法国')
    await expect(hall('海外馆')).toBeChecked()
    await expect(hall('工艺美术馆')).toBeDisabled()
    await choose(page, '国家或地区', '中国香港')
    await expect(hall('海外馆')).not.toBeChecked()
    await expect(hall('海外馆')).toBeEnabled()
  })

  test('keeps the newest three industries and says which one went; offers no translation where no service is', async ({
    page,
  }) => {
    await openDraft(page, 'buyer')
    for (const name of ['出版印刷', '影视动漫', '文化旅游']) await page.getByRole('checkbox', { name }).check()
    await expect(page.getByRole('checkbox', { name: '工艺美术', exact: true })).not.toBeChecked()
    await expect(page.getByText('最多保留 3 项，已取消较早选择的“工艺美术”。')).toBeVisible()
    await expect(page.getByRole('button', { name: '翻译名称' })).toHaveCount(0)
  })

  test('survives a reload and a language switch, but for the password', async ({ page }) => {
    await openDraft(page, 'buyer')
    await fillSecrets(page)
    await page.getByRole('textbox', { name: '姓名', exact: true }).fill('顾言')
    await page.getByLabel('姓名（英文，选填）').fill('Gu Yan')
    await page.getByRole('checkbox', { name: '寻找资源' }).check()
    await page.getByRole('button', { name: '切换到英文' }).click()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Gu Yan')
    await expect(page.getByLabel('Name in Chinese (optional)')).toHaveValue('顾言')
    await expect(page.getByLabel(en('registration:form.againPassword'))).toHaveValue('Yunzhan#2026')
    await page.goto('/login.html?lang=en-US#/register')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Gu Yan')
    await expect(chosen(page, 'City')).toHaveText('Hangzhou')
    await expect(page.getByRole('checkbox', { name: 'Finding resources' })).toBeChecked()
    await expect(page.getByLabel(en('registration:form.againPassword'))).toHaveValue('')
  })

  test('asks before it is reset or left, and then begins afresh', async ({ page }) => {
    await openDraft(page, 'exhibitor')
    await page.getByRole('radio', { name: '个人' }).click()
    const dialog = page.getByRole('dialog', { name: '更换参展主体？' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: '企业名称', exact: true })).toHaveValue('听雨堂')
    await page.getByRole('radio', { name: '个人' }).click()
    await dialog.getByRole('button', { name: '更换并重置' }).click()
    await expect(filesOf(page, '证件附件')).toBeAttached()
    await expect(page.getByRole('textbox', { name: '姓名', exact: true })).toHaveValue('')
    await page.getByRole('textbox', { name: '姓名', exact: true }).fill('陆听雨')
    await page.getByRole('button', { name: '上一步' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '返回', exact: true }).click()
    await expect(step(page, '您曾参加过往届展会吗？')).toBeFocused()
    await page.getByRole('radio', { name: /新参展商/ }).check()
    await next(page).click()
    await expect(page.getByRole('textbox', { name: '企业名称', exact: true })).toHaveValue('')
  })

  for (const language of languages) {
    test(`fits every width in ${language}`, async ({ page }) => {
      await openDraft(page, 'exhibitor', { language })
      await expectNoOverflowAtAnyWidth(page)
      await expectAccessible(page)
    })
  }
})
