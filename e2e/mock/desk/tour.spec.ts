import { openDesk, REVIEWER, title } from '../../fixtures/desk'
import { EXHIBITOR, openAs } from '../../fixtures/signed-in'
import { expect, expectAccessible, expectNoOverflow, test } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

test.use({ opensItself: true })

test('who is on the desk for the first time is shown around it by keys, and once', async ({ page }) => {
  await openDesk(page, '#/registrations', REVIEWER)
  const stops = ['待办队列', '筛选', '打开申请', '常用意见', '快捷键']
  for (const [place, stop] of stops.entries()) {
    const dialog = page.getByRole('dialog', { name: stop })
    await expect(dialog).toHaveAccessibleDescription(new RegExp(`第 ${place + 1} 步，共 5 步$`))
    await expect(dialog.getByRole('button', { name: place < 4 ? '下一步' : '结束导览' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => sessionStorage.removeItem('tourOpened'))
  await page.reload()
  await expect(title(page, '注册审核')).toBeVisible()
  await expect(page.getByRole('link', { name: '杭州岚竹竹艺有限公司' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // It is there again under the question mark.
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: '快捷键' })
  await expect(help.getByRole('term')).toHaveText(['a', 'r', 'c', 'u', 'j', 'k', '?'])
  await help.getByRole('button', { name: '使用导览' }).click()
  await expect(page.getByRole('dialog', { name: '待办队列' })).toBeVisible()
})

test('each stop of the tour can end it, Escape too, and the focus stays within meanwhile', async ({ page }) => {
  await openDesk(page, '?lang=en-US#/registrations', REVIEWER)
  const first = page.getByRole('dialog', { name: 'The queue' })
  await expect(first.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(first.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Shortcuts and tour' }).click()
  await page.getByRole('button', { name: en('work:tour.start') }).click()
  await page.getByRole('dialog', { name: 'The queue' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the keys of a case do nothing under a tour', async ({ page }) => {
  await openDesk(page, '#/registrations/1', REVIEWER)
  await expect(title(page, '杭州岚竹竹艺有限公司')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await page.getByRole('button', { name: '使用导览' }).click()
  await expect(page.getByRole('dialog', { name: '待办队列' }).getByRole('button', { name: '下一步' })).toBeFocused()
  await page.keyboard.press('a')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an exhibitor is shown around the overview', async ({ page }) => {
    await openAs(page, EXHIBITOR, '/personal.html?lang=en-US#/')
    for (const stop of ['inquiries', 'next', 'sections']) {
      const dialog = page.getByRole('dialog', { name: en(`personal:tour.${stop}.title`) })
      await expect(dialog.getByRole('button', { name: /Next|Finish/ })).toBeFocused()
      await expect(dialog).toBeInViewport({ ratio: 1 })
      await expectNoOverflow(page)
      await expectAccessible(page)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: en('work:tour.start') }).click()
    await expect(page.getByRole('dialog', { name: en('personal:tour.inquiries.title') })).toBeVisible()
  })
})
