import type { APIRequestContext, Browser, Page, WebSocketRoute } from '@playwright/test'
import { chinaDay, chinaWeekTime } from '../../contract/core/china-time'
import { openPerson, type Person } from '../fixtures/people'
import { expect, test } from '../fixtures/test'
import { startRelay } from '../fixtures/turn'
import { ask, tokenOf } from '../fixtures/witness'

/** The room of a talk in two browsers, with cameras that draw a clock; the second time through a relay that is cut. */
test.describe.configure({ mode: 'serial' })
test.use({
  launchOptions: {
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  },
})

const EXHIBITOR = 'delegation@demo.yunzhan.example'
const BUYER = 'buyer@demo.yunzhan.example'
const MINUTE = 60_000
const path = '/ce-exhibition/sp/appointment'

interface Talk {
  id: number
  exhibitorId: number
  buyer: string
  company: string
}
let talk: Talk

/** A confirmed talk online that begins in a few minutes, so that its room is open. */
async function arrange(request: APIRequestContext): Promise<Talk> {
  const [exhibitor, buyer] = [await tokenOf(request, EXHIBITOR), await tokenOf(request, BUYER)]
  const headers = { token: exhibitor, language: 'zh-CN' }
  interface Laid {
    data: { version: number; self: number }
  }
  const laid: Laid = await (await request.get(`/api${path}/availability`, { headers })).json()
  const own = await request.get('/api/ce-exhibition/web/exhibitor/getSponsorExhibitorDetail', { headers })
  const { data }: { data: { exhibitorId: number }[] } = await own.json()
  const soon = new Date(Date.now() + 3 * MINUTE)
  const from = chinaWeekTime(soon).minute
  const hours = { days: [chinaDay(soon)], from, until: from + 15, breaks: [], slotMinutes: 15, tables: 1 }
  const offer = { ...hours, places: ['online'], memberIds: [laid.data.self], noticeMinutes: 0, mostPerDay: null }
  await ask(request, `${path}/availability`, { data: { ...offer, version: laid.data.version }, token: exhibitor })
  const start = new Date(Math.floor(soon.getTime() / MINUTE) * MINUTE).toISOString()
  const wish = { key: crypto.randomUUID(), exhibitorId: data[0]?.exhibitorId, start, place: 'online', purpose: '看样' }
  const asked = await ask<Talk>(request, `${path}/ask`, { data: wish, token: buyer })
  await ask(request, `${path}/confirm`, { data: { id: asked.id }, token: exhibitor })
  return asked
}

/** Whether the other's picture moves: two frames of it, drawn small, are not the same. */
async function expectMoving(page: Page, name: RegExp): Promise<void> {
  const frame = () =>
    page.getByLabel(name).evaluate((video: HTMLVideoElement) => {
      if (video.videoWidth === 0) return ''
      const canvas = document.createElement('canvas')
      canvas.width = 64
      canvas.height = 48
      const context = canvas.getContext('2d')
      context?.drawImage(video, 0, 0, 64, 48)
      return [...(context?.getImageData(0, 0, 64, 48).data ?? [])].join()
    })
  let first = ''
  await expect
    .poll(async () => {
      first = await frame()
      return first
    })
    .not.toBe('')
  await expect.poll(frame).not.toBe(first)
}

async function enter(browser: Browser, who: Parameters<typeof openPerson>[1], button: string): Promise<Person> {
  const person = await openPerson(browser, who)
  await person.page.goto(`/personal.html#/appointments/talk?id=${talk.id}`)
  await person.page.getByRole('button', { name: button, exact: true }).click()
  return person
}

const theirs = { buyer: /^(?!您).+的画面$/, exhibitor: /^Picture of/ }

test('two sides see and hear each other, show an exhibit, write, leave and note what came of it', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const minute = chinaWeekTime(new Date(Date.now() + 3 * MINUTE)).minute
  test.skip(minute > 1_440 - 15, 'a slot does not reach over midnight in China')
  talk = await arrange(request)
  const origin = baseURL ?? ''
  const buyer = await enter(browser, { request, account: BUYER, language: 'zh-CN', origin }, '进入洽谈室')
  await expect(buyer.page.getByText(/^等待.+进入/)).toBeVisible()
  const exhibitor = await enter(browser, { request, account: EXHIBITOR, language: 'en-US', origin }, 'Enter the room')
  await expect(exhibitor.page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(buyer.page.getByText('已接通')).toBeVisible()
  await expectMoving(buyer.page, theirs.buyer)
  await expectMoving(exhibitor.page, theirs.exhibitor)

  await buyer.page.getByRole('button', { name: '静音', exact: true }).click()
  await expect(exhibitor.page.getByText('They are muted')).toBeVisible()
  await buyer.page.getByRole('button', { name: '取消静音' }).click()
  await expect(exhibitor.page.getByText('They are muted')).toBeHidden()
  await exhibitor.page.getByRole('button', { name: 'Turn camera off' }).click()
  await expect(buyer.page.getByText('对方没有开启摄像头')).toBeVisible()
  await exhibitor.page.getByRole('button', { name: 'Turn camera on' }).click()
  await expect(buyer.page.getByText('对方没有开启摄像头')).toBeHidden()
  await expectMoving(buyer.page, theirs.buyer)

  await exhibitor.page.getByRole('button', { name: 'Show an exhibit' }).click()
  const pick = exhibitor.page.getByRole('dialog').getByRole('listitem').first()
  await pick.getByRole('button').click()
  const shown = buyer.page.getByRole('article', { name: /^双方正在看/ })
  await expect(shown.getByRole('link', { name: '查看展品页面' })).toBeVisible()
  await shown.getByRole('button', { name: /^收起展品/ }).click()
  await expect(exhibitor.page.getByRole('article', { name: /^Both of you see/ })).toBeHidden()

  const words = `样品下周寄出 ${talk.id}`
  await buyer.page.getByRole('complementary', { name: '文字交流' }).getByRole('textbox').fill(words)
  await buyer.page.getByRole('complementary', { name: '文字交流' }).getByRole('textbox').press('Enter')
  await expect(exhibitor.page.getByRole('complementary', { name: 'Messages' }).getByText(words)).toBeVisible()

  await buyer.page.getByRole('button', { name: '离开' }).click()
  await expect(exhibitor.page.getByText(/has left the room$/)).toBeVisible()
  const form = buyer.page.getByRole('form', { name: '洽谈结果' })
  await form.getByRole('spinbutton').fill('12000')
  await form.getByRole('textbox').fill('寄送三件样品')
  await form.getByRole('button', { name: '保存结果' }).click()
  await expect(buyer.page.getByText('洽谈结果已保存')).toBeVisible()
  await exhibitor.page.getByRole('button', { name: 'Leave', exact: true }).click()
  const noted = exhibitor.page.getByRole('form', { name: 'Outcome' })
  await noted.getByRole('textbox').fill('Three samples by Friday')
  await noted.getByRole('button', { name: 'Save outcome' }).click()
  await expect(exhibitor.page.getByText('The outcome was saved')).toBeVisible()

  // Each side reads on its timeline that the talk took place, and what it noted itself.
  await buyer.page.goto(`/personal.html#/dealings?id=${talk.exhibitorId}`)
  const dealings = buyer.page.getByRole('list', { name: '全部往来' })
  await expect(dealings.getByText('寄送三件样品')).toBeVisible()
  await expect(dealings.getByText('Three samples by Friday')).toHaveCount(0)
  await exhibitor.page.goto('/personal.html#/leads')
  await exhibitor.page.getByRole('link', { name: 'Chen Caiwei' }).click()
  const lead = exhibitor.page.getByRole('list', { name: 'Everything between you' })
  await expect(lead.getByText('Three samples by Friday')).toBeVisible()
  await expect(lead.getByText('寄送三件样品')).toHaveCount(0)
  await Promise.all([buyer.leave(), exhibitor.leave()])
})

test('through a relay alone, cut for twenty seconds, the picture comes back and moves', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000)
  test.skip(talk === undefined, 'no talk was arranged')
  const relay = await startRelay()
  try {
    const origin = baseURL ?? ''
    const expected = [/WebSocket/]
    const people: Person[] = []
    const lines = new Set<WebSocketRoute>()
    let isCut = false
    for (const [account, language, button] of [
      [BUYER, 'zh-CN', '进入洽谈室'],
      [EXHIBITOR, 'en-US', 'Enter the room'],
    ] as const) {
      const person = await openPerson(browser, { request, account, language, origin, expected })
      // As the server answers with ICE_POLICY=relay.
      await person.page.route('**/sp/appointment/room', async (route) => {
        const answer = await (await route.fetch()).json()
        await route.fulfill({ json: { ...answer, data: { ...answer.data, icePolicy: 'relay' } } })
      })
      await person.page.routeWebSocket(/api\/realtime/, (line) => {
        lines.add(line)
        if (isCut) void line.close()
        else line.connectToServer()
      })
      await person.page.goto(`/personal.html#/appointments/talk?id=${talk.id}`)
      await person.page.getByRole('button', { name: button, exact: true }).click()
      people.push(person)
    }
    const [buyer, exhibitor] = people
    if (!buyer || !exhibitor) throw new Error('two people talk')
    await expect(exhibitor.page.getByText('Connected', { exact: true })).toBeVisible()
    await expectMoving(buyer.page, theirs.buyer)
    await expectMoving(exhibitor.page, theirs.exhibitor)

    // Both the relay and the line to the fair are gone for twenty seconds.
    isCut = true
    await Promise.all([relay.cut(), ...[...lines].map((line) => line.close())])
    const back = new Promise((resolve) => setTimeout(resolve, 20_000))
    await expect(buyer.page.getByText(/正在重新接通|暂时接不通/)).toBeVisible()
    await back
    isCut = false
    await relay.mend()
    await expect(buyer.page.getByText('已接通')).toBeVisible({ timeout: 60_000 })
    await expect(exhibitor.page.getByText('Connected', { exact: true })).toBeVisible({ timeout: 60_000 })
    await expectMoving(buyer.page, theirs.buyer)
    await expectMoving(exhibitor.page, theirs.exhibitor)
    await Promise.all(people.map((person) => person.leave()))
  } finally {
    await relay.end()
  }
})
