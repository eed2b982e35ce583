import { openDesk, title } from '../../fixtures/desk'
import { expect, expectAccessible, expectNoOverflow, test } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

test('the palette is used by keys alone and returns the focus', async ({ page }) => {
  await openDesk(page, '?lang=en-US#/coupons')
  const opener = page.getByRole('button', { name: en('palette:open') })
  const field = page.getByRole('combobox', { name: en('palette:label') })
  await expect(title(page, en('coupons:desk.title'))).toBeVisible()
  await opener.focus()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('End')
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('option').last()).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Control+k')
  await field.fill('celadon')
  await expect(page.getByRole('group', { name: en('palette:group.exhibit') })).toBeVisible()
  await expectAccessible(page)
  await field.fill('群发')
  await expect(page.getByRole('option', { name: en('organizer:part.mailings') }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(title(page, en('mailings:title'))).toBeVisible()
})

test('on a phone the palette fills the screen and is opened by its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page, '#/orders')
  await page.getByRole('button', { name: '搜索工作台' }).click()
  const field = page.getByRole('combobox', { name: '搜索栏目、操作或记录' })
  await expect(field).toBeFocused()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await field.fill('没有这样的内容')
  await expect(page.getByText('没有与“没有这样的内容”匹配的内容。')).toBeVisible()
  await page.getByRole('button', { name: '关闭搜索' }).click()
  await expect(field).toBeHidden()
})
