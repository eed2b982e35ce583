import type { APIRequestContext } from '@playwright/test'
import { getCheckInNumbers, sendEntries } from '#contract/commerce/check-in/endpoints.ts'
import type { getCheckInNumbers as numbers } from '#contract/commerce/check-in/schemas.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { getOwnTicket, listManagedTicketTypes, saveTicketType } from '#contract/commerce/tickets/endpoints.ts'
import type { ManagedTicketType, Quota, Ticket } from '#contract/commerce/tickets/schemas.ts'
import type { z } from 'zod/mini'
import { filmQr } from '../fixtures/film'
import { openPerson } from '../fixtures/people'
import { expect, test } from '../fixtures/test'
import { ask, tokenOf } from '../fixtures/witness'

/** Tickets for one to be scanned, and for those that come while the gate has no network. */
const OFFLINE = 30
const accountOf = (name: string) => `${name}@demo.yunzhan.example`

/** Free tickets for today, paid by being ordered. */
async function newTickets(request: APIRequestContext, quantity: number): Promise<Ticket[]> {
  const organizer = await tokenOf(request, accountOf('organizer'))
  const day = chinaDay(new Date())
  const { quotas } = await ask<{ types: ManagedTicketType[]; quotas: Quota[] }>(request, listManagedTicketTypes.path, {
    token: organizer,
  })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const both = (zh: string, en: string) => ({ zh, en })
  const type = {
    quotaId: quotas[0]?.id ?? 0,
    kind: 'day',
    name: both('检票演练票', 'Rehearsal ticket'),
    description: both('', ''),
    fen: 0,
    days: { from: day, until: chinaDay(new Date(Date.now() + 86_400_000)) },
    hours: { from: '00:00', until: '23:59' },
    saleFrom: inDays(-1),
    saleUntil: inDays(1),
    perOrder: 50,
    perPerson: 50,
    realName: false,
    refundUntil: null,
    refundFeePercent: 0,
    shown: true,
    halted: false,
    position: 99,
  }
  const { id: typeId } = await ask<ManagedTicketType>(request, saveTicketType.path, {
    token: organizer,
    data: { id: null, version: null, type },
  })
  const token = await tokenOf(request, accountOf('tourist'))
  const order = await ask<Order>(request, placeTicketOrder.path, {
    token,
    data: {
      key: crypto.randomUUID(),
      lines: [{ typeId, quantity, holders: [] }],
      contact: { name: '游子', phone: '13800138020' },
      couponId: null,
      payableFen: 0,
    },
  })
  const ids = order.lines.flatMap(({ ticket }) => ticket?.id ?? [])
  return Promise.all(ids.map((id) => ask<Ticket>(request, getOwnTicket.path, { token, data: { id } })))
}

/** Who has come in at the south gate today. */
async function countEntries(request: APIRequestContext): Promise<number> {
  const token = await tokenOf(request, accountOf('staff'))
  const { hours } = await ask<z.output<typeof numbers.output>>(request, getCheckInNumbers.path, {
    token,
    data: { listId: 1 },
  })
  return hours.reduce((sum, { count }) => sum + count, 0)
}

/** A gate sees a ticket through its camera, refuses it the second time, and loses neither network nor window anybody. */
test('a ticket is let in once; thirty without a network, in a window that is killed, are told once each', async ({
  playwright,
  request,
  baseURL,
}, info) => {
  const before = await countEntries(request)
  const [shown, ...others] = await newTickets(request, OFFLINE + 1)
  if (!shown) throw new Error('no ticket was issued')
  const film = info.outputPath('ticket.y4m')
  await filmQr(film, shown.qr)
  const browser = await playwright.chromium.launch({
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  })
  const gate = await openPerson(browser, {
    request,
    account: accountOf('reception'),
    language: 'zh-CN',
    origin: baseURL ?? '',
    expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/],
    workers: true,
  })
  const context = gate.page.context()
  const notified: string[] = []
  context.on('request', (sent) => {
    if (!sent.url().includes(sendEntries.path)) return
    const { entries }: { entries: { key: string }[] } = sent.postDataJSON()
    notified.push(...entries.map(({ key }) => key))
  })
  const message = gate.page.locator('[aria-live=assertive]')
  await gate.page.goto('/organizer.html#/checkIn')
  await gate.page.getByRole('button', { name: '在此检票：南门' }).click()
  await expect(message).toContainText('有效，请入场')
  await expect(message).toContainText('检票演练票')
  const field = gate.page.getByRole('textbox', { name: '票码' })
  await field.fill(shown.code)
  await field.press('Enter')
  await expect(message).toContainText('已使用')
  await expect(message).toContainText('席迎')
  await gate.page.getByRole('switch', { name: '摄像头' }).click()

  await expect(gate.page.getByText(/^离线名单：/)).toBeVisible()
  await gate.page.waitForFunction(() => caches.match('/organizer.html', { cacheName: 'gate-page' }))
  await context.setOffline(true)
  for (const { code } of others) {
    await field.fill(code)
    await field.press('Enter')
  }
  await expect(gate.page.getByText(`离线检票 · ${OFFLINE} 条入场记录待上传`)).toBeVisible()
  await gate.page.close()

  const page = await context.newPage()
  await page.goto('/organizer.html#/checkIn')
  await expect(page.getByText(`离线检票 · ${OFFLINE} 条入场记录待上传`)).toBeVisible()
  const again = page.getByRole('textbox', { name: '票码' })
  await again.fill(others[0]?.code ?? '')
  await again.press('Enter')
  await expect(page.locator('[aria-live=assertive]')).toContainText('已使用')
  await context.setOffline(false)
  await expect(page.getByText('已连接', { exact: true })).toBeVisible()
  expect(notified).toHaveLength(OFFLINE)
  expect(new Set(notified).size).toBe(OFFLINE)

  expect((await countEntries(request)) - before).toBe(OFFLINE + 1)
  await gate.leave()
  await browser.close()
})
