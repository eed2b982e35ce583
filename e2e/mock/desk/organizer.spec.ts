import { readFile } from 'node:fs/promises'
import { BUYER, openDesk, openParts, REVIEWER, rowOf, rows, STAFF, title } from '../../fixtures/desk'
import { readWorkbook, saveAs } from '../../fixtures/saved'
import { expect, expectAccessible, expectFitsInBoth, expectNoOverflowAtAnyWidth, test } from '../../fixtures/test'
import { choose } from '../../fixtures/work'
import { en } from '../../fixtures/texts'

test.describe('the door', () => {
  test('asks a guest to log in, and opens', async ({ page }) => {
    await page.goto('/organizer.html')
    await expect(title(page, '登录工作台')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '登录' }).click()
    await expect(page.getByText('请输入手机号或邮箱')).toBeVisible()
    await expect(page.getByLabel('手机号或邮箱')).toBeFocused()
    await page.getByLabel('手机号或邮箱').fill('organizer@demo.yunzhan.example')
    await page.getByLabel(/^密码/).fill('Yunzhan#2026')
    await page.getByRole('textbox', { name: '图形验证码' }).fill('abcde')
    await page.getByRole('button', { name: '登录' }).click()
    await expect(title(page, '今日')).toBeVisible()
    await expect(page.getByText('许总办', { exact: true })).toBeVisible()
  })

  test.describe('that is refused', () => {
    test.use({ expectedErrors: [/status of 4\d\d/] })

    test('says what is wrong, and takes the captcha anew', async ({ page }) => {
      await page.goto('/organizer.html?lang=en-US')
      await page.getByLabel(en('organizer:signIn.account')).fill('organizer@demo.yunzhan.example')
      await page.getByLabel(/^Password/).fill('Yunzhan#2026')
      const captcha = page.getByRole('textbox', { name: en('common:form.captcha') })
      await captcha.fill('wrong')
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByText(en('access:login.captchaWrong'))).toBeVisible()
      await expect(captcha).toBeFocused()
      await expect(captcha).toHaveValue('')
      await captcha.fill('abcde')
      await page.getByLabel(/^Password/).fill('Wrong#2026')
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByText(en('access:login.wrong'))).toBeVisible()
    })
  })

  test('is closed to a buyer, who can log out', async ({ page }) => {
    await openDesk(page, '#/registrations', BUYER)
    await expect(title(page, '这里是主办方的工作台')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('陈采薇，您以“采购商”身份登录')
    await expectAccessible(page)
    await page.getByRole('button', { name: '退出登录' }).click()
    await expect(title(page, '登录工作台')).toBeVisible()
  })

  test('opens to each their own parts', async ({ page }) => {
    await openDesk(page, '#/accounts', REVIEWER)
    await expect(title(page, '您没有此栏目的权限')).toBeVisible()
    await expect(await openParts(page)).toHaveText([
      '今日',
      /^注册审核/,
      /^报名审核/,
      '买家预登记',
      /^采购需求/,
      /^反馈与举报/,
    ])
  })

  test('lets staff look and not decide', async ({ page }) => {
    await openDesk(page, '#/registrations/1', STAFF)
    await expect(page.getByText('目前没有您可以执行的操作')).toBeVisible()
    const parts = await openParts(page)
    await expect(parts).toHaveText([
      '今日',
      /^注册审核/,
      /^报名审核/,
      '买家预登记',
      '账号',
      /^内容/,
      '展位',
      '平面图',
      '导入',
      '修改记录',
      '日程',
      '直播',
      /^采购需求/,
      '洽谈预约',
      '经营数据',
      '订单',
      '门票',
      '展会服务',
      '检票',
      /^财务/,
      '发票',
      '优惠券',
      /^消息/,
      '群发消息',
      '问卷',
      /^反馈与举报/,
      '数据看板',
      '展会',
      '协议',
    ])
    await parts.getByText('账号').click()
    await expect(rows(page).nth(1)).toBeVisible()
    await expect(page.getByRole('button', { name: /停用/ })).toHaveCount(0)
  })
})

test.describe('the queue', () => {
  test('shows what waits, the oldest first, and marks what waits too long', async ({ page }) => {
    await openDesk(page, '#/registrations')
    await expect(rows(page)).toHaveCount(5)
    await expect(rows(page).nth(1)).toContainText('杭州岚竹竹艺有限公司')
    await expect(rows(page).nth(1)).toContainText('3 天前，已等候超过 48 小时')
    await expect(rows(page).nth(2)).toContainText('30 小时前')
    await expect(page.getByRole('navigation', { name: '按状态查看' }).getByRole('link')).toHaveText([
      '审核中4',
      '待修改1',
      '已通过23',
      '未通过1',
      '全部29',
    ])
    await expectAccessible(page)
  })

  test('filters, pages and keeps both in the address', async ({ page }) => {
    await openDesk(page, '#/registrations')
    await page.getByRole('link', { name: /已通过/ }).click()
    await page.getByTitle('下一页').click()
    await expect(page).toHaveURL(/state=approved&page=2$/)
    await expect(rows(page)).toHaveCount(4)
    await choose(page, '类型', '参展商（个人）')
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('searchbox').fill('没有这个人')
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    await expect(page.getByRole('heading', { name: '没有符合条件的申请' })).toBeVisible()
    await page.getByRole('button', { name: /清除/ }).click()
    await expect(page).toHaveURL(/#\/registrations\?state=approved$/)
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })

  test('is ordered by a column, in the address', async ({ page }) => {
    await openDesk(page, '#/registrations?state=approved')
    const head = page.getByRole('columnheader', { name: '提交于' })
    await head.click()
    await expect(page).toHaveURL(/sort=submittedAt$/)
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const first = await rows(page).nth(1).getByRole('link').textContent()
    await head.click()
    await expect(page).toHaveURL(/sort=-submittedAt$/)
    await expect(rows(page).nth(1).getByRole('link')).not.toHaveText(first ?? '')
  })

  test('shows the columns that a person wants, also after a reload', async ({ page }) => {
    await openDesk(page, '#/registrations')
    await expect(page.getByRole('columnheader', { name: '联系方式' })).toBeVisible()
    await page.getByRole('button', { name: '显示的列' }).click()
    await page.getByRole('checkbox', { name: '联系方式' }).uncheck()
    await expect(page.getByRole('columnheader', { name: '联系方式' })).toHaveCount(0)
    await page.reload()
    await expect(rows(page)).toHaveCount(5)
    await expect(page.getByRole('columnheader', { name: '联系方式' })).toHaveCount(0)
  })

  test('of sign-ups is decided together, and says which was not', async ({ page }) => {
    await openDesk(page, '#/sign-ups')
    await expect(rows(page)).toHaveCount(3)
    await page.getByRole('checkbox', { name: '选择本页全部' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: '不通过所选' }).click()
    const dialog = page.getByRole('dialog', { name: '不通过所选' })
    await dialog.getByRole('button', { name: '不通过所选' }).click()
    await expect(dialog.getByText('请填写意见')).toBeVisible()
    await dialog.getByRole('list', { name: '常用意见' }).getByRole('button').first().click()
    await dialog.getByRole('button', { name: '不通过所选' }).click()
    await expect(dialog.getByText('已处理 2 项，未处理 0 项。')).toBeVisible()
    await dialog.locator('footer, .ant-modal-footer').getByRole('button', { name: '关闭' }).click()
    await expect(page.getByRole('heading', { name: '没有等候审核的申请' })).toBeVisible()
  })

  test('is exported as a file', async ({ page }) => {
    await openDesk(page, '#/registrations')
    const whole = await saveAs(page, '导出', '全部字段（CSV）')
    expect(whole.suggestedFilename()).toMatch(/^registrations-.*\.csv$/)
    expect(await readFile(await whole.path(), 'utf8')).toMatch(/^\uFEFF编号[\s\S]*杭州岚竹竹艺有限公司/)
  })

  test('is exported as it is shown: its columns, filters and order', async ({ page }) => {
    await openDesk(page, '#/registrations?kind=exhibitorCompany&sort=-name')
    await expect(rows(page)).toHaveCount(3)
    const names = await rows(page).getByRole('rowheader').allTextContents()
    await page.getByRole('button', { name: '显示的列' }).click()
    await page.getByRole('checkbox', { name: '类型' }).uncheck()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: '导出', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: '列表所示（Excel）' })).toBeFocused()
    await expectAccessible(page)
    const saved = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const workbook = await saved
    expect(workbook.suggestedFilename()).toMatch(/^注册审核-\d{4}-\d\d-\d\d\.xlsx$/)
    const sheet = await readWorkbook(await workbook.path())
    expect(sheet.map(([name]) => name)).toEqual(['名称', ...names])
    expect(sheet[1]).toContain('审核中')

    const csv = await saveAs(page, '导出', '列表所示（CSV）')
    expect(csv.suggestedFilename()).toMatch(/^注册审核-\d{4}-\d\d-\d\d\.csv$/)
    const [heading, ...lines] = (await readFile(await csv.path(), 'utf8')).split('\r\n')
    expect(heading).toBe('\uFEFF名称,手机,邮箱,提交于 (GMT+8),状态')
    expect(lines.map((line) => line.split(',')[0])).toEqual([...names, ''])
  })

  test('says so when nothing waits', async ({ page }) => {
    await openDesk(page, '?scenario=listCases:empty#/registrations')
    await expect(page.getByRole('heading', { name: '没有等候审核的申请' })).toBeVisible()
  })

  test.describe('that does not come', () => {
    test.use({ expectedErrors: [/status of 500/] })

    test('can be requested again', async ({ page }) => {
      await openDesk(page, '?scenario=listCases:10500x1#/registrations')
      await page.getByRole('button', { name: '重试' }).click()
      await expect(rows(page)).toHaveCount(5)
    })
  })
})

test('accounts are found, disabled, enabled, logged out and given another type', async ({ page }) => {
  await openDesk(page, '#/accounts')
  await expect(rowOf(page, '许总办')).toContainText('这是您的账号')
  await expect(rowOf(page, '许总办').getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  const act = async (button: string, name: string) => {
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  }
  await act('停用 顾馆长', '停用')
  await expect(rowOf(page, '顾馆长')).toContainText('已停用')
  await act('启用 顾馆长', '启用')
  await expect(rowOf(page, '顾馆长')).toContainText('正常')
  await act('结束会话：唐团长', '结束会话')
  await expect(page.getByRole('button', { name: '结束会话：唐团长' })).toHaveCount(0)
  await page.getByRole('button', { name: '更改类型：游子' }).click()
  const dialog = page.getByRole('dialog', { name: '更改类型' })
  await expect(dialog.getByRole('button', { name: '更改类型' })).toBeDisabled()
  await choose(dialog, '用户类型', '审核员')
  await dialog.getByRole('button', { name: '更改类型' }).click()
  await expect(rowOf(page, '游子')).toContainText('审核员')
  await choose(page.getByRole('region', { name: '筛选' }), '用户类型', '审核员')
  await expect(rows(page)).toHaveCount(3)
})

test('the outbox is read, filtered and exported', async ({ page }) => {
  await openDesk(page, '#/outbox?lang=en-US')
  await expect(rowOf(page, 'otto7@applicants.example')).toContainText('550 mailbox unavailable')
  await expect(rowOf(page, '+8613800138001')).toContainText(en('organizer:outbox.emptied'))
  await expectAccessible(page)
  await choose(page, 'Channel', 'SMS')
  await expect(rows(page)).toHaveCount(3)
  await choose(page, en('organizer:outbox.state'), en('organizer:message.kept'))
  await expect(rows(page)).toHaveCount(2)
  const whole = await saveAs(page, 'Export', 'All fields (CSV)')
  expect(whole.suggestedFilename()).toMatch(/^outbox-/)
  const listed = await saveAs(page, 'Export', en('work:export.csv'))
  expect(listed.suggestedFilename()).toMatch(new RegExp(`^${en('organizer:outbox.title')}-.*\\.csv$`))
  // A number that begins with a plus would be reckoned with.
  expect(await readFile(await listed.path(), 'utf8')).toContain(`"'+8613900139001"`)
})

test('the language changes in place, filters and all', async ({ page }) => {
  await openDesk(page, '#/registrations?state=rejected')
  await expect(rows(page).nth(1)).toContainText('奥托·林德')
  await page.getByRole('banner').getByRole('button').click()
  await expect(title(page, 'Registrations')).toBeVisible()
  await expect(rows(page).nth(1)).toContainText('Otto Linde')
  await expect(page).toHaveURL(/state=rejected$/)
})

test('nothing reaches over the edge at any width', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('openGroups', JSON.stringify({ 'console:people': true, 'console:settings': true })),
  )
  await openDesk(page, '#/registrations/1?lang=en-US')
  await expect(title(page, 'Lanzhu Bamboo Works')).toBeVisible()
  await expectNoOverflowAtAnyWidth(page, 844)
  for (const part of ['Accounts', en('organizer:outbox.title'), 'Sign-ups', 'Registrations']) {
    const navigation = page.getByRole('navigation', { name: en('organizer:desk.parts') })
    // The last width was that of a phone, where a button with the name of the current part shows the others.
    await navigation.getByRole('button').first().click()
    await navigation.getByRole('link', { name: part }).click()
    await expect(title(page, part)).toBeVisible()
    await expect(rows(page).nth(1)).toBeVisible()
    await expectNoOverflowAtAnyWidth(page, 844)
  }
})

test.describe('the home', () => {
  test('fits every width in both languages, and is accessible', async ({ page }) => {
    await openDesk(page, '#/')
    await expect(title(page, '今日')).toBeVisible()
    await expect(page.getByRole('region', { name: '待处理' })).toBeVisible()
    await expectFitsInBoth(page)
  })

  test('leads to a queue by the keyboard alone', async ({ page }) => {
    await openDesk(page, '#/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /报名待审核/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect(title(page, '报名审核')).toBeVisible()
    const people = page.getByRole('navigation', { name: '工作台栏目' }).getByRole('button', { name: /^用户/ })
    await expect(people).toHaveAttribute('aria-expanded', 'true')
  })
})
