import type { Page } from '@playwright/test'
import { anchor, buyer, field, log, visit } from '../../fixtures/live-room'
import { expect, expectAccessible, expectNoOverflow, expectPassing, test, testApart } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

async function say(page: Page, text: string) {
  await expect(field(page)).toBeEnabled()
  await field(page).fill(text)
  await field(page).press('Enter')
}

test('a guest sees a mask, logs in and is in the room without a reload', async ({ page }) => {
  await visit(page)
  await expect(page.getByText('登录后参与互动')).toBeVisible()
  await expect(log(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('region', { name: '互动区' }).getByRole('button', { name: '登录' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: /手机号或邮箱|账号/ })
    .first()
    .fill('buyer@demo.yunzhan.example')
  await dialog.getByLabel(/^密码/).fill('Yunzhan#2026')
  await dialog.getByRole('textbox', { name: /图形验证码/ }).fill('abcde')
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(log(page)).toBeVisible()
})

test('says who joins for two seconds, labels hosts and shows messages', async ({ page }) => {
  await expectPassing(page, '陈采薇 来了', () => visit(page, { as: buyer }))
  await expect(page.getByText('陈采薇 来了')).toBeHidden()
  await expect(log(page).getByText('主播', { exact: true }).first()).toBeVisible()
  await expect(log(page).getByText(/^昨天 \d\d:\d\d GMT/)).toHaveCount(0)
  await expectAccessible(page)
})

testApart('sends text and emoticons; a newcomer above is told by a pill', async ({ page }) => {
  await page.clock.install()
  await visit(page, { as: buyer, scenario: '' })
  await page.getByRole('button', { name: '表情' }).click()
  await page.getByRole('button', { name: '玫瑰' }).click()
  await expect(field(page)).toHaveValue('[玫瑰]')
  await expect(page.getByText('4/200')).toBeVisible()
  await field(page).press('Control+Enter')
  await field(page).pressSequentially('第二行')
  await expect(field(page)).toHaveValue('[玫瑰]\n第二行')
  // The room answers a moment later: not before this reader has scrolled up.
  await page.clock.pauseAt(Date.now() + 60_000)
  await field(page).press('Enter')
  const mine = log(page).locator('[data-mine=true]').last()
  await expect(mine.getByRole('img', { name: '[玫瑰]' })).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await log(page).evaluate((box) => {
    box.scrollTop = 200
  })
  await page.clock.resume()
  await page.getByRole('button', { name: '1 条新消息' }).click()
  await expect(log(page).getByText('青瓷小馆').last()).toBeInViewport()
})

test('nothing is sent that is empty or has sensitive words', async ({ page }) => {
  await visit(page, { as: buyer })
  await say(page, '   ')
  await expect(page.getByRole('button', { name: '发送' })).toBeDisabled()
  await say(page, '这里可以代开发票')
  await expect(page.getByText('内容含敏感词：代开发票，请修改后再发送')).toBeVisible()
  await expect(field(page)).toHaveValue('这里可以代开发票')
  await expect(log(page).getByText('这里可以代开发票')).toHaveCount(0)
})

test('who is muted is notified at once, and that others do not see it', async ({ page }) => {
  await visit(page, { as: buyer, scenario: 'muting,quiet' })
  await say(page, '大家好')
  await expect(page.getByText('您已被禁言，发送的内容对他人不可见')).toBeVisible()
  await say(page, '有人吗')
  await expect(log(page).getByRole('alert')).toContainText('禁言中，该内容对他人不可见')
  await expect(log(page).getByRole('button', { name: '重新发送' })).toBeVisible()
})

test.describe('who may not be there', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] })

  test('is told when removed', async ({ page }) => {
    await visit(page, { as: buyer, scenario: 'removing,quiet' })
    await say(page, '大家好')
    await expect(page.getByRole('heading', { name: '您已被移出此直播间' })).toBeVisible()
    await expect(field(page)).toHaveCount(0)
  })

  test('is told on coming back', async ({ page }) => {
    await visit(page, { as: buyer, scenario: 'banned' })
    await expect(page.getByRole('heading', { name: '您已被移出此直播间' })).toBeVisible()
  })

  test('is told when kicked out, and signed out', async ({ page }) => {
    await visit(page, { as: buyer, scenario: 'kicked,quiet' })
    await say(page, '大家好')
    await expect(page.getByRole('heading', { name: '提示' })).toBeVisible()
    await page.getByRole('button', { name: '好的' }).click()
    await expect(page.getByText('登录后参与互动')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('isSignIn'))).toBeNull()
  })
})

test('a broken line is told and mended', async ({ page }) => {
  await visit(page, { as: buyer, scenario: 'offline,quiet' })
  await say(page, '大家好')
  await expect(page.getByText('连接已断开，正在重新连接…')).toBeVisible()
  await expect(page.getByText('连接已断开，正在重新连接…')).toBeHidden()
  await say(page, '我回来了')
  await expect(log(page).getByText('我回来了')).toBeVisible()
})

test('a picture is pasted, shown with its progress and opened', async ({ page }) => {
  await visit(page, { as: buyer })
  await expect(field(page)).toBeEnabled()
  await field(page).evaluate((input) => {
    const canvas = document.createElement('canvas')
    canvas.width = 300
    canvas.height = 200
    const [, base64 = ''] = canvas.toDataURL('image/png').split(',')
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    const data = new DataTransfer()
    data.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    // In one go: whatever takes the focus in between would take the paste along.
    input.focus()
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  const mine = log(page).locator('[data-mine=true]').last()
  await expect(mine.getByRole('button', { name: '查看 陈采薇 发的图片' })).toBeVisible()
  await expect(mine.getByRole('progressbar')).toHaveCount(0)
  await mine.getByRole('button', { name: '查看 陈采薇 发的图片' }).click()
  const preview = page.getByRole('dialog', { name: '图片预览' })
  await expect(preview).toBeVisible()
  await page.keyboard.press('+')
  await expect(preview.getByText('110%')).toBeVisible()
  // Two of the room's twenty newest messages are pictures, and it is the last.
  const place = preview.getByRole('status')
  await expect(place).toHaveText(/第 3 张/)
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveText(/第 1 张/)
  await page.keyboard.press('ArrowLeft')
  await expect(place).toHaveText(/第 3 张/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
})

test('the notice is opened and closed, and the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page)
  const notice = page.getByRole('region', { name: '公告' })
  await expect(notice.getByText(/…$/)).toBeVisible()
  await notice.getByRole('button', { name: '展开' }).click()
  await expect(notice.getByText(/陪伴。$/).first()).toBeVisible()
  await notice.getByRole('button', { name: '收起' }).click()
  await expectPassing(page, '直播间链接已复制', () =>
    page.getByRole('region', { name: '互动区' }).getByRole('button', { name: '分享' }).click(),
  )
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/activity\.html#\/live\?id=2$/)
})

test('what is pushed pops up, then stays on the shelf', async ({ page }) => {
  await visit(page, { as: buyer, scenario: 'pushed,quiet' })
  const popup = page.getByRole('group', { name: '主播推送了展品' })
  // It goes by itself, but not from under a pointer.
  await popup.hover()
  await expect(popup).toContainText('影青刻花梅瓶')
  await expectAccessible(page)
  const opening = page.waitForEvent('popup')
  await popup.getByRole('link').click()
  expect((await opening).url()).toMatch(/\/exhibitss\.html(\?[^#]*)?#\/ExhibisDetail\?id=1$/)
  await popup.getByRole('button', { name: '关闭推送的展品' }).click()
  await expect(popup).toHaveCount(0)
  await page.getByRole('button', { name: '展品架，共 3 件' }).click()
  const shelf = page.getByRole('dialog', { name: '展品架' })
  await expect(shelf.getByRole('link')).toHaveCount(3)
  await shelf.getByRole('button', { name: '意向下单：影青刻花梅瓶' }).click()
  await expect(shelf).toHaveCount(0)
  const form = page.getByRole('dialog', { name: '发送意向订单' })
  await expect(form).toContainText('影青刻花梅瓶')
  await form.getByRole('spinbutton', { name: '采购数量' }).fill('20')
  await expectAccessible(page)
  await expectPassing(page, '意向订单已发送，展商答复后会通知您', () =>
    form.getByRole('button', { name: '发送' }).click(),
  )
  await expect(form).toHaveCount(0)
})

test('a moderator mutes with a way back, deletes, and pushes', async ({ page }) => {
  await visit(page, { as: anchor })
  const opener = log(page).getByRole('button', { name: '对 陈采薇 的操作' }).last()
  await opener.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: '移出直播间' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await page.getByRole('menuitem', { name: '禁言此人' }).click()
  await expect(page.getByText('已禁言 陈采薇')).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByText('已解禁 陈采薇')).toBeVisible()
  await opener.click()
  await page.getByRole('menuitem', { name: '移出直播间' }).click()
  await page.getByRole('button', { name: '禁言与移出' }).click()
  const list = page.getByRole('dialog', { name: '禁言与移出' })
  await list.getByRole('button', { name: '允许重新进入' }).click()
  await expect(list.getByText('没有被禁言或移出的人')).toBeVisible()
  await page.keyboard.press('Escape')
  await opener.click()
  await page.getByRole('menuitem', { name: '删除消息' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除消息' }).click()
  await expect(log(page).getByText('消息已删除')).toBeVisible()
  await page.getByRole('button', { name: /^展品架，共/ }).click()
  await page.getByRole('button', { name: '推送展品' }).click()
  const push = page.getByRole('dialog', { name: '推送展品' })
  await push.getByLabel('搜索展品').fill('盖碗')
  // What is found moves up: pressed before, it would move away from under the pointer.
  await expect(push.getByRole('listitem')).toHaveCount(1)
  await push.getByRole('button', { name: '推送 青花缠枝莲盖碗' }).click()
  await expect(push.getByRole('button', { name: '撤下 青花缠枝莲盖碗' })).toBeVisible()
  await expectAccessible(page)
})

test('a report is checked, then filed with a case number', async ({ page }) => {
  await visit(page, { as: buyer })
  await page.getByRole('button', { name: '举报' }).click()
  const dialog = page.getByRole('dialog', { name: '举报与投诉' })
  await dialog.getByRole('button', { name: '提交' }).click()
  await expect(dialog.getByText('请填写情况说明')).toBeVisible()
  await expect(dialog.getByText('请至少上传一张截图')).toBeVisible()
  await expect(dialog.getByLabel('情况说明')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('情况说明').fill('字'.repeat(14))
  await dialog.getByLabel('联系方式').fill('12345')
  await dialog.getByRole('button', { name: '提交' }).click()
  await expect(dialog.getByText('情况说明应为 15 至 200 个字符', { exact: true })).toBeVisible()
  await dialog.getByLabel('情况说明').fill('主播展示的证书与展品页面不一致，请核实处理。')
  await dialog.getByLabel('联系方式').fill('010-12345678')
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await dialog.getByLabel('截图').setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: picture })
  // On its way it has a place in the list already; sent it can be removed.
  await expect(dialog.getByRole('button', { name: /^移除/ })).toBeVisible()
  await dialog.getByRole('button', { name: '提交' }).click()
  await expect(dialog.getByText('感谢您的反馈，我们会尽快处理')).toBeVisible()
  await expect(dialog.getByText(/^JB\d+$/)).toBeVisible()
})

test('a session that has not begun shows that it waits', async ({ page }) => {
  await visit(page, { as: buyer, id: 3 })
  await expect(page.getByRole('img', { name: '直播尚未开始' })).toBeVisible()
  await expect(field(page)).toHaveCount(0)
})

test('is whole in English on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, { as: buyer, language: 'en-US', scenario: 'muted' })
  await expect(page.getByText(en('live-room:zone.muted'))).toBeVisible()
  await page.getByLabel(en('live-room:zone.write')).fill('Hello')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log').getByRole('alert')).toContainText(en('chat:message.muted'))
  await page.getByRole('button', { name: 'Emoji' }).click()
  await expect(page.getByRole('button', { name: 'Rose' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})
