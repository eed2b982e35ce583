import { DEMO_PASSWORD } from '../fixtures/witness'
import { contrastIn, roomParts } from './room-parts'
import type { Tab } from './tab'
import { expect, test } from './test'
import { en } from '../fixtures/texts'

const pages = [
  '/index.html',
  '/index.html#/intelligentSearchDetails?keyWord=chair',
  '/news.html',
  '/news.html#/detail?id=1',
  '/themeExhibition.html',
  '/themeExhibition.html#/detail?id=1',
  '/exhibitors.html',
  '/exhibitors.html#/Detail?id=1',
  '/exhibitss.html',
  '/exhibitss.html#/ExhibisDetail?id=1',
  '/activity.html',
  '/exchangeHall.html',
  '/invoiceHall.html',
  '/resourceOrdering.html',
  '/about.html#/about',
  '/vr.html',
  '/login.html',
  '/login.html#/register',
  '/concact.html',
  '/icifAi.html',
]

/** Both order from one fair, which counts the tickets of a person. */
const idNumbers = { firefox: '110101199003072519', webkit: '110101199105213714' }

test('20 pages are shown', async ({ tab }) => {
  for (const address of pages)
    await test.step(address, async () => {
      await tab.open(address)
      await tab.see({ css: 'h1' })
      await expect.poll(() => tab.evaluate(`document.querySelectorAll('#main .yz-skeleton').length`)).toBe(0)
      expect(await tab.evaluate(`document.querySelectorAll('[role=alert]').length`)).toBe(0)
    })
})

test('a VR room has a ceiling, a floor, and walls with their pictures', async ({ tab }) => {
  await tab.open('/vr.html#/hall?id=1')
  await tab.see({ css: '[data-position]' })
  for (const [name, region] of Object.entries(roomParts))
    await test.step(name, async () => {
      // What is not painted is of one colour.
      await expect.poll(async () => contrastIn(await tab.screenshot(), await region(tab)), name).toBeGreaterThan(3)
    })
})

test('a visitor browses and searches', async ({ tab }) => {
  await tab.open('/index.html')
  await tab.type({ css: '[role=combobox]' }, 'chair')
  await tab.see({ css: '[role=option]', name: 'Chair' })
  await tab.pressEnter()
  await tab.see({ css: '#main a[href*=ExhibisDetail]', name: 'Chair' })
  await expect.poll(() => tab.address()).toContain('#/intelligentSearchDetails?keyWord=chair')
  await tab.click({ css: 'nav a', name: 'Exhibitors' })
  await tab.see({ css: '#main a[href*="Detail?id="]' })
})

/** Logs in by the form, unless an earlier journey of this browser did. */
async function logIn(tab: Tab): Promise<void> {
  if (await tab.evaluate(`localStorage.getItem('isSignIn')`)) return
  await tab.open('/login.html')
  await tab.type({ css: 'input[autocomplete=username]' }, 'buyer@demo.yunzhan.example')
  await tab.type({ css: 'input[autocomplete=current-password]' }, DEMO_PASSWORD)
  await tab.click({ css: 'button', name: en('verify:work.withoutPicture') })
  await tab.see({ css: 'main *', name: en('verify:work.filledIn') })
  await tab.click({ css: 'main input[type=checkbox]', name: 'I have read and agree' })
  await tab.click({ css: 'main button[type=submit]', name: 'Log in' })
  await expect.poll(() => tab.address()).not.toContain('login.html')
  await tab.see({ css: 'main h1' })
}

test('a buyer logs in and writes in a live room', async ({ tab, engine }) => {
  await logIn(tab)
  await tab.open('/activity.html#/live?id=3')
  const message = `Hello from ${engine}`
  await tab.type({ css: 'input, textarea', name: en('live-room:zone.write') }, message)
  await tab.pressEnter()
  await tab.see({ css: '[role=log] *', name: message })
})

test('a buyer orders a free ticket', async ({ tab, engine }) => {
  await logIn(tab)
  await tab.open('/invoiceHall.html')
  await tab.click({ css: 'button', name: en('tickets:order.of', { name: 'Trade visitor ticket' }) })
  const field = (name: string) => ({ css: '[role=dialog] input', name })
  await tab.type(field('Name'), 'Chen Caiwei')
  await tab.type(field('ID number'), idNumbers[engine])
  await tab.type(field(en('orders:form.contactName')), 'Chen Caiwei')
  await tab.type(field('Phone'), '13800138006')
  await tab.click({ css: '[role=dialog] button', name: 'Next' })
  await tab.click({ css: '[role=dialog] button', name: en('orders:form.send') })
  await tab.see({ css: 'h1', name: 'Paid' })
  await tab.see({ css: 'a, button', name: 'E-ticket' })
})
