import { expect, test } from '@playwright/test'
import { sanitizeRichText } from '#server/modules/fair/content/documents/rich-text.ts'
import { richTextVectors } from '#tests/attacks/rich-text-vectors.ts'

const SITE = 'https://fair.example/'

test('in a browser nothing of what is stored runs, changes its shape or asks another site', async ({ page }) => {
  const requests: string[] = []
  const ran: unknown[] = []
  await page.route('**/*', (route) => {
    const url = route.request().url()
    requests.push(url)
    return url === SITE
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>a</title>' })
      : route.fulfill({ status: 404, body: '' })
  })
  await page.exposeFunction('alert', (what: unknown) => void ran.push(what))
  await page.goto(SITE)
  const stored = richTextVectors.map(([name, html]) => [name, sanitizeRichText(html)] as const)
  const breaches = await page.evaluate((list) => {
    const allowed = 'h2 h3 p br strong em u s ul ol li blockquote table thead tbody tr th td a img video'.split(' ')
    const found: string[] = []
    for (const [name, html] of list) {
      const root = document.createElement('div')
      root.innerHTML = html
      document.body.append(root)
      for (const element of root.querySelectorAll('*')) {
        if (!allowed.includes(element.localName)) found.push(`${name}: ${element.localName}`)
        for (const type of ['click', 'mouseover', 'pointerenter', 'focus', 'animationstart', 'toggle']) {
          element.dispatchEvent(new Event(type))
        }
      }
      for (const { protocol } of root.querySelectorAll('a'))
        if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) found.push(`${name}: ${protocol}`)
    }
    // Behind all others, and known to run: what it says is the end, and that the rest would have been heard.
    const last = document.createElement('div')
    last.innerHTML = '<img src="/last.png" onerror="alert(\'last\')">'
    document.body.append(last)
    return found
  }, stored)
  expect(breaches).toEqual([])
  await expect.poll(() => ran).toEqual(['last'])
  expect(requests.filter((url) => !url.startsWith(SITE))).toEqual([])
})
