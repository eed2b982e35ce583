import type { Page, WebSocketRoute } from '@playwright/test'
import { openPerson } from '../fixtures/people'
import { secondOrigin } from '../fixtures/ports'
import { expect, test } from '../fixtures/test'
import { ask, tokenOf } from '../fixtures/witness'

/** A question from an exhibit's page and its answer in another browser, over a break, on the real server. */
const EXHIBITOR = 'exhibitor@demo.yunzhan.example'
const expected = [/status of 4\d\d|WebSocket|Failed to load resource/]

const message = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true })

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: '输入消息' })
  await field.fill(text)
  await field.press('Enter')
  await expect(message(page, text)).toBeVisible()
}

/** The line between page and server, to be cut and mended. */
async function lineOf(page: Page) {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/\/api\/realtime/, async (socket) => {
    if (isCut) return socket.close()
    open.add(socket)
    socket.connectToServer()
    return undefined
  })
  return {
    async cut() {
      isCut = true
      for (const socket of open) await socket.close()
      open.clear()
    },
    mend: () => {
      isCut = false
    },
  }
}

test('a visitor asks about an exhibit, the exhibitor answers; reload and a broken line lose nothing', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const origin = baseURL ?? ''
  const token = await tokenOf(request, EXHIBITOR)
  const own = await request.get('/api/ce-exhibition/web/exhibitor/getSponsorExhibitorDetail', { headers: { token } })
  const { data }: { data: { exhibitorId: number }[] } = await own.json()
  const { list } = await ask<{ list: { exhibitsInfoId: number; exhibitsName: string }[] }>(
    request,
    '/ce-exhibition/web/exhibits/list',
    { data: { exhibitorId: data[0]?.exhibitorId, page: 1, limit: 1 } },
  )
  const [exhibit] = list
  const who = { request, language: 'zh-CN', expected } as const
  const visitor = await openPerson(browser, { ...who, account: 'buyer@demo.yunzhan.example', origin })
  const agent = await openPerson(browser, { ...who, account: EXHIBITOR, origin: secondOrigin ?? origin })

  const line = await lineOf(visitor.page)
  await visitor.page.goto(`/exhibitss.html#/ExhibisDetail?id=${exhibit?.exhibitsInfoId}`)
  const context = visitor.page.getByRole('link', { name: '咨询这件展品' })
  const address = (await context.getAttribute('href')) ?? ''
  await visitor.page.goto(new URL(address, `${origin}/`).href)
  await visitor.page.getByRole('button', { name: '发送展品' }).click()
  await expect(
    visitor.page
      .getByRole('log')
      .getByText(exhibit?.exhibitsName ?? '')
      .first(),
  ).toBeVisible()
  const run = Date.now()
  await say(visitor.page, `这把椅子能拆开运输吗？${run}`)

  await agent.page.goto('/personal.html#/messages')
  await agent.page
    .getByRole('link', { name: /陈采薇/ })
    .first()
    .click()
  await expect(message(agent.page, `这把椅子能拆开运输吗？${run}`)).toBeVisible()
  await expect(
    agent.page
      .getByRole('log')
      .getByText(exhibit?.exhibitsName ?? '')
      .first(),
  ).toBeVisible()
  await say(agent.page, `可以，一共十二个榫。${run}`)
  await expect(message(visitor.page, `可以，一共十二个榫。${run}`)).toBeVisible()

  await visitor.page.reload()
  await expect(message(visitor.page, `可以，一共十二个榫。${run}`)).toHaveCount(1)
  await expect(message(visitor.page, `这把椅子能拆开运输吗？${run}`)).toHaveCount(1)

  await line.cut()
  await expect(visitor.page.getByText('网络已断开，正在重新连接…')).toBeVisible()
  for (const n of [1, 2, 3]) await say(agent.page, `第 ${n} 句 ${run}`)
  line.mend()
  for (const n of [1, 2, 3])
    await expect(message(visitor.page, `第 ${n} 句 ${run}`)).toHaveCount(1, { timeout: 60_000 })
  await expect(visitor.page.getByText('网络已断开，正在重新连接…')).toHaveCount(0)
  await say(visitor.page, `都收到了 ${run}`)
  await expect(message(agent.page, `都收到了 ${run}`)).toHaveCount(1)
  await Promise.all([visitor.leave(), agent.leave()])
})
