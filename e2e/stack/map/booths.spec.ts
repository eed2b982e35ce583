import { openPerson } from '../../fixtures/people'
import { expect, test } from '../../fixtures/test'

/** An organizer assigns booths by dragging and by proposals; visitors see them on the map. */
const words = {
  'zh-CN': {
    hall: 7,
    booth: '7A-02',
    title: '未分配展位',
    drag: /^分\s?配$/,
    done: /^展位 7A-02 已分配给 /,
    panel: '展位 7A-02',
    propose: '自动分配',
    online: '包含仅线上参展的展商',
    select: /^分配 .+/,
    apply: /^分配 [1-9]\d* 个展位$/,
    none: '本展馆的展商均已分配展位',
    release: '取消分配',
    confirm: '确认取消',
    free: '展位 7A-02 已空闲',
    card: '展位 7A-02',
  },
  'en-US': {
    hall: 6,
    booth: '6A-01',
    title: 'Without a booth',
    drag: 'Assign',
    done: /^Booth 6A-01 was assigned to /,
    panel: 'Booth 6A-01',
    propose: 'Propose assignments',
    online: 'Include exhibitors who take part online only',
    select: /^Assign .+/,
    apply: /^Assign [1-9]\d* booths?$/,
    none: 'All exhibitors of this hall have a booth',
    release: 'Release',
    confirm: 'Release',
    free: 'Booth 6A-01 is free',
    card: 'Booth 6A-01',
  },
} as const

for (const language of ['zh-CN', 'en-US'] as const) {
  test(`booths are assigned and shown to visitors (${language})`, async ({ browser, request, baseURL }) => {
    const text = words[language]
    const origin = baseURL ?? ''
    const as = (account?: string) => openPerson(browser, { request, language, origin, ...(account ? { account } : {}) })
    const { page, leave } = await as('staff@demo.yunzhan.example')
    await page.goto(`/organizer.html#/booths?hall=${text.hall}&booth=${text.booth}`)
    const unplaced = page.getByRole('region', { name: text.title })
    const first = unplaced.getByRole('listitem').first()
    const name = (await first.locator('span').first().innerText()).split('\n')[0] ?? ''
    // What is under the pointer is the drawing; the picture finds the booth.
    await first.dragTo(page.getByRole('application').getByRole('button'), { force: true })
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(name)
    await dialog.getByRole('button', { name: text.drag }).click()
    await expect(page.getByText(text.done)).toBeVisible()
    const panel = page.getByRole('region', { name: text.panel })
    await expect(panel).toContainText(name)

    await page.getByRole('button', { name: text.propose }).click()
    await dialog.getByRole('checkbox', { name: text.online }).check()
    await expect(dialog.getByRole('checkbox', { name: text.select }).first()).toBeChecked()
    await dialog.getByRole('button', { name: text.apply }).click()
    await expect(dialog).toBeHidden()
    await expect(unplaced).toContainText(text.none)

    const guest = await as()
    await guest.page.goto(`/themeExhibition.html#/map?hall=${text.hall}&booth=${text.booth}`)
    await expect(guest.page.getByRole('region', { name: text.card })).toContainText(name)

    await panel.getByRole('button', { name: text.release }).click()
    await dialog.getByRole('button', { name: text.confirm }).click()
    await expect(page.getByText(text.free)).toBeVisible()
    await guest.page.reload()
    await expect(guest.page.getByRole('region', { name: text.card })).not.toContainText(name)
    await guest.leave()
    await leave()
  })
}
