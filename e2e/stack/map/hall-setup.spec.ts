import { readFile } from 'node:fs/promises'
import { openPerson } from '../../fixtures/people'
import { expect, test } from '../../fixtures/test'

/** An organizer sets the times of a hall and adds a PDF; an exhibitor with a booth there reads and downloads them. */
const words = {
  'zh-CN': {
    open: '参展须知',
    from: '布展开始（GMT+8）',
    until: '布展结束（GMT+8）',
    note: '说明 (中文)',
    title: '用电申请表',
    titleOf: 'power-order-zh-CN.pdf 的标题 (中文)',
    save: /^保\s?存$/,
    saved: /^参展须知已保存/,
    early: '结束时间须晚于开始时间',
    card: '参展须知',
    documents: '文件',
    download: '下载 用电申请表.pdf',
    calendar: '添加到日历',
  },
  'en-US': {
    open: 'Set-up information',
    from: 'Build-up from (GMT+8)',
    until: 'Build-up until (GMT+8)',
    note: 'Note (English)',
    title: 'Power order form',
    titleOf: 'Title of power-order-en-US.pdf (English)',
    save: 'Save',
    saved: /^The set-up information was saved/,
    early: 'The end must be after the start',
    card: 'Set-up information',
    documents: 'Documents',
    download: 'Download Power order form.pdf',
    calendar: 'Add to calendar',
  },
} as const

const pdf = (of: string) => Buffer.from(`%PDF-1.7\n%${of}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n`)

// Both change the same hall.
test.describe.configure({ mode: 'serial' })

for (const language of ['zh-CN', 'en-US'] as const) {
  test(`set-up times and documents reach the exhibitors of a hall (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const text = words[language]
    const as = (account: string) => openPerson(browser, { request, language, origin: baseURL ?? '', account })
    const { page, leave } = await as('staff@demo.yunzhan.example')
    await page.goto('/organizer.html#/booths?hall=1')
    await page.getByRole('button', { name: text.open }).click()
    const dialog = page.getByRole('dialog')
    const setMoment = async (name: string, value: string) => {
      await dialog.getByRole('textbox', { name }).fill(value)
      await dialog.getByRole('textbox', { name }).press('Enter')
    }
    await setMoment(text.from, '2026-01-03 08:30')
    await setMoment(text.until, '2026-01-02 18:00')
    await dialog.getByRole('button', { name: text.save }).click()
    await expect(dialog.getByText(text.early)).toBeVisible()
    await setMoment(text.until, '2026-01-04 18:00')
    await dialog.getByRole('textbox', { name: text.note }).fill(`Gate ${language}`)
    const file = { name: `power-order-${language}.pdf`, mimeType: 'application/pdf', buffer: pdf(language) }
    await dialog.locator('input[type="file"]').setInputFiles(file)
    await dialog.getByRole('textbox', { name: text.titleOf }).fill(text.title)
    await dialog.getByRole('button', { name: text.save }).click()
    await expect(page.getByText(text.saved)).toBeVisible()
    await expect(dialog).toBeHidden()

    const exhibitor = await as('exhibitor@demo.yunzhan.example')
    await exhibitor.page.goto('/personal.html#/stand')
    const card = exhibitor.page.getByRole('region', { name: text.card, exact: true })
    await expect(card).toContainText('08:30 GMT+8')
    await expect(card).toContainText(`Gate ${language}`)
    const saved = async (button: string) => {
      const download = exhibitor.page.waitForEvent('download')
      await card.getByRole('button', { name: button }).click()
      const done = await download
      return { name: done.suggestedFilename(), bytes: await readFile(await done.path()) }
    }
    const paper = await saved(text.download)
    expect(paper.name).toBe(`${text.title}.pdf`)
    expect(paper.bytes.equals(file.buffer)).toBe(true)
    const calendar = await saved(text.calendar)
    expect(calendar.bytes.toString()).toContain('DTSTART:20260103T003000Z')
    await exhibitor.leave()
    await leave()
  })
}
