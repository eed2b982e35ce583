import { openDesk, STAFF } from '../../fixtures/desk'
import { expect, expectFits, languages, test } from '../../fixtures/test'

const words = {
  'zh-CN': { open: '在此检票：南门', code: '票码', unknown: '无效票码', list: /^离线名单：/ },
  'en-US': {
    open: 'Check in here: South gate',
    code: 'Ticket code',
    unknown: 'Unknown code',
    list: /^Offline list for/,
  },
}

for (const language of languages) {
  test(`gates, and what one says of a code, fit every width in ${language}`, async ({ page }) => {
    const { open, code, unknown, list } = words[language]
    await openDesk(page, `?lang=${language}#/checkIn`, STAFF)
    await expect(page.getByRole('button', { name: open })).toBeVisible()
    await expectFits(page)
    await page.getByRole('button', { name: open }).click()
    await expect(page.getByText(list)).toBeVisible()
    const field = page.getByRole('textbox', { name: code })
    await field.fill('AAAABBBBCCCC')
    await field.press('Enter')
    await expect(page.locator('[aria-live=assertive]')).toContainText(unknown)
    await expectFits(page)
  })
}
