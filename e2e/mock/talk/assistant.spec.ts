import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFitsInBoth, expectPassing, test } from '../../fixtures/test'

const PAGE = '/icifAi.html?mode=pc'

const field = (page: Page) => page.getByRole('textbox', { name: /您的问题|Your question/ })
const log = (page: Page) => page.getByRole('log')
const send = (page: Page) => page.getByRole('button', { name: '发送' })

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
}

/** The calls that a page makes to the assistant from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assistant\/(\w+)$/.exec(request.url()) ?? []
    if (name) calls.push(name)
  })
  return calls
}

test('says what it is and what may be asked, and answers a suggestion', async ({ page }) => {
  await page.goto(PAGE)
  await expect(page).toHaveTitle(/AI 助手/)
  await expect(page.getByText('我是搜索助手')).toBeVisible()
  await expect(log(page).getByRole('button')).toHaveCount(4)
  await expectAccessible(page)
  await log(page).getByRole('button', { name: '有哪些陶瓷展品？' }).click()
  await expect(log(page).getByText('找到这件展品', { exact: false })).toBeVisible()
  await expect(field(page)).toBeFocused()
})

test('cites its sources as links to their pages, and its answer is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(PAGE)
  await ask(page, '有哪些青花？')
  const sources = log(page).getByRole('list')
  await expect(sources.getByRole('link')).toHaveCount(2)
  await expectAccessible(page)
  const cited = log(page).getByRole('link', { name: /^来源 1：青花缠枝莲纹梅瓶/ })
  await expect(cited).toHaveText('1')
  const opened = context.waitForEvent('page')
  await sources.getByRole('link', { name: /景德镇瓷社/ }).click()
  await expect(await opened).toHaveURL(/\/exhibitors\.html#\/Detail\?id=1$/)
  await expect(page.getByRole('status').filter({ hasText: '回答完毕' })).toBeAttached()
  await page.bringToFront()
  await expectPassing(page, '回答已复制', () => log(page).getByRole('button', { name: '复制回答' }).click())
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('青花缠枝莲纹梅瓶')
})

test('shows markup and addresses in an answer as text; says when it finds nothing', async ({ page }) => {
  await page.goto(PAGE)
  await ask(page, '<b>标签</b>')
  await expect(log(page).getByText('<b>标签</b>', { exact: true })).toBeVisible()
  await expect(log(page).getByText('[看这里](https://elsewhere.example)', { exact: false })).toBeVisible()
  for (const link of await log(page).getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', './exhibitss.html#/ExhibisDetail?id=1')
  }
  await expect(log(page).locator('b')).toHaveCount(0)
  await ask(page, '量子计算机')
  await expect(log(page).getByText('没有找到', { exact: false })).toBeVisible()
  await expect(
    log(page)
      .getByRole('link', { name: /云展·文化产业博览会（新窗口/ })
      .first(),
  ).toBeVisible()
})

test.describe('the ticket', () => {
  test.use({ expectedErrors: [/status of 410/] })

  test('is used and is gone from the address', async ({ page }) => {
    const calls = callsOf(page)
    await page.goto(`${PAGE}&userId=7&token=mock-ticket-of-this-test#/`)
    await expect(page.getByText('我是搜索助手')).toBeVisible()
    await expect(page).toHaveURL(/\/icifAi\.html\?mode=pc#\/$/)
    expect(calls).toEqual(['enter'])
  })

  test('that was used before is replaced by a new one', async ({ page }) => {
    const calls = callsOf(page)
    await page.goto(`${PAGE}&userId=7&token=mock-ticket-used-before`)
    await expect(page.getByText('我是搜索助手')).toBeVisible()
    expect(calls).toEqual(['enter', 'open', 'enter'])
  })

  test('is asked for anew when the conversation has run out', async ({ page }) => {
    const calls = callsOf(page)
    await page.goto(`${PAGE}&scenario=askAssistant:10802x1`)
    await ask(page, '青花')
    await expect(log(page).getByRole('list')).toBeVisible()
    expect(calls).toEqual(['open', 'enter', 'ask', 'open', 'enter', 'ask'])
  })
})

test.describe('a failure', () => {
  test.use({ expectedErrors: [/status of 5\d\d|ERR_FAILED|Failed to fetch/] })

  test('is told in the server’s words, and the question can be asked again', async ({ page }) => {
    await page.goto(`${PAGE}&scenario=askAssistant:10803x1`)
    await ask(page, '青花')
    await expect(log(page).getByRole('alert')).toHaveText('助手暂时无法回答，请稍后再试')
    await expectAccessible(page)
    await log(page).getByRole('button', { name: '重新提问' }).click()
    await expect(log(page).getByRole('list')).toBeVisible()
    await expect(log(page).getByText('青花', { exact: true })).toHaveCount(1)
    await expect(field(page)).toBeFocused()
  })

  test('in the middle of an answer keeps what was written', async ({ page }) => {
    await page.goto(PAGE)
    await ask(page, '出故障')
    await expect(log(page).getByRole('alert')).toBeVisible()
    await expect(log(page).getByText('找到', { exact: true })).toBeVisible()
  })

  test('is an answer that breaks off, and a line that is dead', async ({ page }) => {
    await page.goto(`${PAGE}&scenario=askAssistant:empty`)
    await ask(page, '青花')
    await expect(log(page).getByRole('alert')).toHaveText('请求失败，请稍后重试')
    await page.goto(`${PAGE}&scenario=openAssistant:network`)
    await ask(page, '青花')
    await expect(log(page).getByRole('alert').last()).toHaveText('无法连接网络，请检查网络后重试')
  })
})

test('stops when told to, and keeps what is there', async ({ page }) => {
  await page.goto(PAGE)
  await ask(page, '慢慢说')
  await expect(log(page).getByText('找到 2 条', { exact: false })).toBeVisible()
  await expect(log(page)).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('button', { name: '停止' }).click()
  await expect(log(page).getByText('已停止')).toBeVisible()
  await expect(log(page)).toHaveAttribute('aria-busy', 'false')
  await expect(field(page)).toBeFocused()
  await ask(page, '青花')
  await expect(log(page).getByRole('list')).toBeVisible()
})

test('is written by keyboard: Enter sends, Shift and Ctrl break the line', async ({ page }) => {
  await page.goto(PAGE)
  await expect(send(page)).toBeDisabled()
  await field(page).fill('   ')
  await field(page).press('Enter')
  await expect(log(page).getByRole('button')).toHaveCount(4)
  await field(page).fill('青花')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('和')
  await field(page).press('Control+Enter')
  await field(page).pressSequentially('青瓷')
  await expect(field(page)).toHaveValue('青花\n和\n青瓷')
  await expect(page.getByText('7 / 500')).toBeVisible()
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('')
  await expect(log(page).getByText('青花 和 青瓷')).toBeVisible()
  await field(page).fill('长'.repeat(600))
  await expect(page.getByText('500 / 500')).toBeVisible()
})

test('outlives a reload, and a new one can be taken back', async ({ page }) => {
  await page.goto(PAGE)
  await ask(page, '青花')
  await expect(log(page).getByRole('list')).toBeVisible()
  await page.reload()
  await expect(log(page).getByRole('list').getByRole('link')).toHaveCount(2)
  await page.getByRole('button', { name: '新对话' }).click()
  await expect(page.getByText('我是搜索助手')).toBeVisible()
  await expect(log(page).getByRole('list').getByRole('link')).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(log(page).getByRole('list').getByRole('link')).toHaveCount(2)
  await page.getByRole('button', { name: '新对话' }).click()
  await page.reload()
  await expect(page.getByText('我是搜索助手')).toBeVisible()
})

test('switches the language with the conversation', async ({ page }) => {
  await page.goto(`${PAGE}&lang=en-US`)
  await expect(page.getByText('I am a search assistant')).toBeVisible()
  await ask(page, 'porcelain')
  await expect(log(page).getByText('I found this exhibit', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: /中文/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '云展助手' })).toBeVisible()
  await expect(log(page).getByText('I found this exhibit', { exact: false })).toBeVisible()
})

test('fits every width in both languages and is accessible', async ({ page }) => {
  await page.goto(PAGE)
  await ask(page, '青花 porcelain')
  await expect(log(page).getByRole('list')).toBeVisible()
  await expectFitsInBoth(page, { height: 800, also: () => expect(field(page)).toBeInViewport({ ratio: 1 }) })
})

test.describe('in the toolbar', () => {
  const HOME = '/index.html?scenario=listWebAdverts:empty'
  const popover = (page: Page) => page.getByRole('dialog', { name: 'AI 助手' })
  const inside = (page: Page) => page.frameLocator('iframe[title="AI 助手"]')

  async function open(page: Page): Promise<void> {
    await page.goto(HOME)
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await page.getByRole('button', { name: 'AI 助手', exact: true }).click()
  }

  test('opens without a header, goes on where it was, and closes by Escape within or below 550 px of scroll', async ({
    page,
  }) => {
    await open(page)
    await expect(inside(page).getByText('我是搜索助手')).toBeVisible()
    await expect(inside(page).getByRole('banner')).toBeHidden()
    await inside(page).getByRole('textbox').fill('青花')
    await inside(page).getByRole('textbox').press('Enter')
    await expect(inside(page).getByRole('log').getByRole('list')).toBeVisible()
    await expect(inside(page).getByRole('link', { name: /景德镇瓷社（新窗口/ })).toHaveAttribute('target', '_blank')
    await inside(page).getByRole('textbox').press('Escape')
    await expect(popover(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'AI 助手', exact: true }).click()
    await expect(inside(page).getByRole('log').getByRole('list').getByRole('link')).toHaveCount(2)
    await expect(popover(page)).toBeVisible()
    await page.evaluate(() => window.scrollTo({ top: 549, behavior: 'instant' }))
    await expect(popover(page)).toHaveCount(0)
  })

  test('hands over to customer service with the conversation, in the page around the frame', async ({ page }) => {
    // What customer service does with it is its own.
    await page.route('**/concact.html*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>service</p>' }))
    await open(page)
    await inside(page).getByRole('textbox').fill('青花')
    await inside(page).getByRole('textbox').press('Enter')
    await expect(inside(page).getByRole('log').getByRole('list')).toBeVisible()
    await inside(page).getByRole('button', { name: '转人工客服' }).click()
    await expect(page).toHaveURL(/\/concact\.html#\/\?from=assistant$/)
    const told = await page.evaluate(() => sessionStorage.getItem('assistantHandOver') ?? '')
    expect(JSON.parse(told)).toMatchObject([{ role: 'user', text: '青花' }, { role: 'assistant' }])
  })
})
