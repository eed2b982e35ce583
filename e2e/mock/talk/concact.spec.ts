import { BUYER, EXHIBITOR, field, log, say, signedIn } from '../../fixtures/conversations'
import { expect, expectAccessible, expectFits, test } from '../../fixtures/test'

const list = /^(会话|Conversations)$/

// A guest, the fair’s own agent, and where there is no service: pages/concact/contact.test.tsx.
test.describe('a visitor', () => {
  test.beforeEach(({ page }) => signedIn(page, BUYER))

  test('talks with the fair’s service: own name, 客服 for the other, older messages above', async ({ page }) => {
    await page.goto('/concact.html#/')
    const items = page.getByRole('navigation', { name: list }).getByRole('link')
    await expect(items).toHaveCount(2)
    await expect(items.first()).toContainText('云展客服')
    await expect(items.first()).toHaveAttribute('aria-current', 'true')
    await expect(items.nth(1)).toContainText('1 条未读')
    await expect(page).toHaveTitle(/1 条未读/)
    await expect(log(page).getByText('客服', { exact: true }).first()).toBeVisible()
    await expect(log(page).getByText('第 19 个问题', { exact: false })).toBeVisible()
    await expect(log(page).getByText('第 1 个问题', { exact: false })).toHaveCount(0)
    await log(page).press('Home')
    await expect(log(page).getByText('没有更早的消息了')).toBeAttached()
    await log(page).press('Home')
    await expect(log(page).getByText('第 1 个问题', { exact: false })).toBeAttached()
    await say(page, '[微笑] <b>你好</b>')
    await expect(log(page).getByText('<b>你好</b>', { exact: false })).toBeVisible()
    await expect(log(page).getByText('陈采薇', { exact: true }).last()).toBeVisible()
    await expect(log(page).getByText('您好，已收到，稍后为您详细解答。')).toBeVisible()
    await expectAccessible(page)
    await test.step('is stopped by sensitive words, and keeps the text', async () => {
      await say(page, '这里能赌博吗')
      await expect(page.getByRole('status').filter({ hasText: '赌博' })).toBeVisible()
      await expect(field(page)).toHaveValue('这里能赌博吗')
    })
  })

  test('has room for five messages on a phone, with the service away or there, and so has a live room', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    /** How many lines of talk like the last one the log has room for. */
    const roomFor = async () => {
      const row = await log(page).locator('[data-row]').last().boundingBox()
      const box = await log(page).boundingBox()
      return (box?.height ?? 0) / (row?.height ?? 1)
    }
    await page.goto('/concact.html#/')
    await expect(log(page).getByText('第 19 个问题', { exact: false })).toBeVisible()
    await expect.poll(roomFor).toBeGreaterThanOrEqual(5)
    await expectFits(page)
    await page.goto('/concact.html#/?exhibitorId=2')
    await expect(log(page).getByText('请告诉我们收件地址', { exact: false })).toBeVisible()
    await expect(page.getByRole('note')).toBeVisible()
    await expect.poll(roomFor).toBeGreaterThanOrEqual(5)
    await page.goto('/activity.html#/live?id=1')
    await expect(log(page).getByText('釉色是怎么烧出来的', { exact: false })).toBeVisible()
    await expect.poll(roomFor).toBeGreaterThanOrEqual(5)
  })

  test('opens one conversation at a time, finds one by name, and reads it', async ({ page }) => {
    await page.goto('/concact.html#/')
    const nav = page.getByRole('navigation', { name: list })
    await nav.getByRole('searchbox').fill('锦上')
    await expect(nav.getByRole('link')).toHaveCount(1)
    await nav.getByRole('link').click()
    await expect(page).toHaveURL(/exhibitorId=2$/)
    await nav.getByRole('searchbox').clear()
    await expect(nav.locator('[aria-current]')).toHaveCount(1)
    await expect(log(page).getByText('请告诉我们收件地址', { exact: false })).toBeVisible()
    await expect(nav.getByText('条未读', { exact: false })).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: '企业信息' }).getByText('—')).toBeVisible()
    await nav.getByRole('searchbox').fill('没有这个')
    await expect(nav.getByText('没有匹配的会话')).toBeVisible()
  })

  test('says that nobody is there and that the message becomes an inquiry', async ({ page }) => {
    await page.goto('/concact.html#/?exhibitorId=2&scenario=quiet')
    await expect(page.getByRole('note')).toContainText('您的留言会作为咨询保存')
    await expect(page.getByText('服务时间 周一、周二', { exact: false })).toBeVisible()
    await say(page, '请报价')
    await expect(log(page).getByText('请报价')).toBeVisible()
  })

  test('asks about an exhibit: its card is sent, or closed', async ({ page, context }) => {
    await page.goto('/exhibitss.html#/ExhibisDetail?id=1')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: /咨询这件展品/ }).click()
    const desk = await opened
    const offer = desk.getByRole('region', { name: '您正在咨询的展品' })
    await expect(offer).toContainText('影青刻花梅瓶')
    await expectAccessible(desk)
    await offer.getByRole('button', { name: '发送展品' }).click()
    await expect(offer).toHaveCount(0)
    await expect(desk).not.toHaveURL(/exhibitsId/)
    const card = log(desk).getByRole('link', { name: /影青刻花梅瓶/ })
    await expect(card).toHaveAttribute('href', './exhibitss.html#/ExhibisDetail?id=1')
    await expect(card).toHaveAttribute('target', '_blank')
    await log(desk).getByRole('button', { name: '填写意向订单：影青刻花梅瓶' }).click()
    await expect(desk.getByRole('dialog', { name: '意向订单' })).toContainText('影青刻花梅瓶')
    await desk.keyboard.press('Escape')
    await desk.goto('/concact.html#/?exhibitorId=1&exhibitsId=3')
    await offer.getByRole('button', { name: '不发送这件展品' }).click()
    await expect(offer).toHaveCount(0)
  })

  test('sends an order once its numbers are right', async ({ page }) => {
    await page.goto('/concact.html#/?exhibitorId=1&exhibitsId=1')
    await page.getByRole('region', { name: '您正在咨询的展品' }).getByRole('button', { name: '填写意向订单' }).click()
    const dialog = page.getByRole('dialog', { name: '意向订单' })
    await expect(dialog).toContainText('影青刻花梅瓶')
    await dialog.getByLabel('采购数量').fill('1.5')
    await dialog.getByLabel('期望单价').fill('很便宜')
    await dialog.getByRole('button', { name: '发送意向订单' }).click()
    await expect(dialog.getByRole('alert')).toHaveCount(2)
    await expectAccessible(page)
    await dialog.getByLabel('采购数量').fill('1200')
    await dialog.getByLabel('期望单价').fill('88.5')
    await dialog.getByRole('button', { name: '发送意向订单' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(log(page).getByText('1,200')).toBeVisible()
    await expect(log(page).getByText('¥88.5')).toBeVisible()
    await expect(log(page).getByRole('link', { name: /在个人中心查看/ })).toHaveAttribute(
      'href',
      /personal\.html#\/intentions/,
    )
  })

  test('sends the own demand in question, and none of another', async ({ page }) => {
    await page.goto('/concact.html#/?exhibitorId=2&demandId=1')
    const offer = page.getByRole('region', { name: '您正在咨询的采购需求' })
    await expect(offer).toContainText('酒店大堂青瓷花瓶')
    await expect(offer).toContainText('60 件')
    await expectAccessible(page)
    await offer.getByRole('button', { name: '发送需求' }).click()
    await expect(offer).toHaveCount(0)
    await expect(page).not.toHaveURL(/demandId/)
    const card = log(page).getByRole('link', { name: /酒店大堂青瓷花瓶/ })
    await expect(card).toHaveAttribute('href', './exchangeHall.html#/need?id=1')
    await expect(card).toContainText('¥1,200')
    await page.goto('/concact.html#/?exhibitorId=1&demandId=1')
    await offer.getByRole('button', { name: '不发送这条需求' }).click()
    const answered = page.waitForResponse(/demand\/order\/detail/)
    await page.goto('/concact.html#/?exhibitorId=1&demandId=2')
    await answered
    await expect(field(page)).toBeEnabled()
    await expect(offer).toHaveCount(0)
  })

  test('hands the talk with the assistant over after agreeing to it', async ({ page }) => {
    const notified = [
      { role: 'user', text: '有哪些青花？' },
      { role: 'assistant', text: '找到 2 件。' },
    ]
    await page.goto('/about.html#/about')
    await page.evaluate((message) => sessionStorage.setItem('assistantHandOver', JSON.stringify(message)), notified)
    // An answer would push the card away from under the pointer.
    await page.goto('/concact.html?scenario=quiet#/?from=assistant')
    const offer = page.getByRole('region', { name: /与 AI 助手的对话/ })
    await offer.getByText('把刚才', { exact: false }).click()
    await expect(offer.getByText('有哪些青花？')).toBeVisible()
    await expectAccessible(page)
    await offer.getByRole('button', { name: '发送对话', exact: true }).click()
    await expect(offer).toHaveCount(0)
    const card = log(page).getByRole('group').filter({ hasText: '与 AI 助手的对话' })
    await expect(card).toBeVisible()
    // What is still on its way is drawn again, closed, once it has arrived.
    await expect(log(page).getByText('发送中')).toHaveCount(0)
    await expect(card.getByText('找到 2 件。')).toBeHidden()
    // By its key: a log that comes to its end meanwhile moves the card away from under a pointer.
    await card.locator('summary').press('Enter')
    await expect(card.getByText('找到 2 件。')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('assistantHandOver'))).toBeNull()
  })

  test('is told when the session ends elsewhere', async ({ page }) => {
    await page.goto('/concact.html#/?scenario=kicked')
    await say(page, '在吗')
    const alert = page.getByRole('dialog').filter({ hasText: '已在别处登录' })
    await alert.getByRole('button').click()
    await expect(page).toHaveURL(/login\.html/)
  })

  test('reads it in English at every width', async ({ page }) => {
    await page.goto('/concact.html?lang=en-US#/?exhibitorId=2&exhibitsId=3')
    await expectFits(page, {
      height: 800,
      async also() {
        await expect(page.getByRole('region', { name: 'The exhibit you are asking about' })).toBeVisible()
        await expect(field(page)).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 })
      },
    })
  })
})

test.describe('an exhibitor', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('does not talk to the own service', async ({ page }) => {
    await signedIn(page, EXHIBITOR)
    await page.goto('/concact.html#/?exhibitorId=1&scenario=getDirectMessages:10630')
    await expect(page.getByRole('link', { name: '打开消息' })).toHaveAttribute('href', './personal.html#/messages')
  })
})

test.describe('the chat dialog of an exhibitor', () => {
  test('shows messages, composer and company, after login', async ({ page }) => {
    await page.goto('/exhibitors.html#/Detail?id=2')
    await page.getByRole('button', { name: '在线聊天' }).click()
    await expect(page.getByRole('dialog')).toContainText('注册')
    await page.keyboard.press('Escape')
    await signedIn(page, BUYER)
    await page.reload()
    const button = page.getByRole('button', { name: '在线聊天' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: '在线聊天' })
    await expect(dialog.getByText('请告诉我们收件地址', { exact: false })).toBeVisible()
    await expect(dialog.getByRole('complementary')).toContainText('苏州锦上丝织研究所')
    await expect(dialog.getByRole('note')).toContainText('留言')
    await expectAccessible(page)
    await say(page, '地址已发')
    await expect(log(page).getByText('地址已发')).toBeVisible()
    await field(page).press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('takes an inquiry for an exhibitor to whom nobody answers yet', async ({ page }) => {
    await signedIn(page, BUYER)
    await page.goto('/exhibitors.html#/Detail?id=5')
    await page.getByRole('button', { name: '在线聊天' }).click()
    const dialog = page.getByRole('dialog', { name: '在线聊天' })
    await expect(dialog.getByRole('note')).toContainText('您的咨询会为展商保留')
    await say(page, '可以定制吗？')
    await expect(log(page).getByText('可以定制吗？')).toBeVisible()
  })
})
