import { enterFair } from '../../fixtures/enter'
import { useSpokenFair } from '../../fixtures/spoken-fair'
import { expect, test } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

const [question, byService, edited] = [
  '订 200 套茶具多少钱？',
  'How much for 20 tea sets?',
  'How much for 200 tea sets?',
]

// The service loses a digit.
const fair = useSpokenFair({}, new Map([[question, byService]]))

test('a buyer who writes Chinese corrects the translation and sends both; the exhibitor reads English at once', async ({
  browser,
}) => {
  const buyer = await enterFair(browser, fair().address, {
    account: 'buyer@demo.yunzhan.example',
    language: 'zh-CN',
  })
  const exhibitor = await enterFair(browser, fair().address, {
    account: 'exhibitor@demo.yunzhan.example',
    language: 'en-US',
  })

  await test.step('writes, by keyboard alone', async () => {
    await buyer.goto('/concact.html#/?exhibitorId=1')
    const message = buyer.getByRole('textbox', { name: '输入消息' })
    await message.fill(question)
    await buyer.getByRole('button', { name: '翻译后再发' }).press('Enter')
    const field = buyer.getByRole('textbox', { name: '英文译文' })
    await expect(field).toHaveValue(byService)
    await expect(field).toBeFocused()
    await expect(buyer.getByText('译文中的数字或名称与原文不一致，请核对。')).toBeVisible()
    await field.fill(edited)
    await expect(buyer.getByText('译文中的数字或名称与原文不一致，请核对。')).toBeHidden()
    await field.press('Enter')
    await expect(message).toBeFocused()
    const log = buyer.getByRole('log')
    await expect(log.getByText(question, { exact: true })).toBeVisible()
    await expect(log.getByText('已附译文发送')).toBeVisible()
  })

  await test.step('reads', async () => {
    await exhibitor.goto('/personal.html?lang=en-US#/messages')
    // The list shows it in the reader's language, and finds it by the original too.
    await exhibitor.getByRole('searchbox').fill('200 套茶具')
    const listed = exhibitor.getByRole('link', { name: /Chen Caiwei|陈采薇/ })
    await expect(listed).toContainText(edited)
    await listed.click()
    const log = exhibitor.getByRole('log')
    await expect(log.getByText(edited, { exact: true })).toBeVisible()
    await expect(log.getByText(en('translation:sent.sender'))).toBeVisible()
    await expect(log.getByText(question, { exact: true })).toHaveCount(0)
    await exhibitor.getByRole('button', { name: en('translation:automatic') }).click()
    await log
      .getByRole('button', { name: en('translation:showOriginal') })
      .last()
      .click()
    await expect(log.getByText(question, { exact: true })).toBeVisible()
    // The service was requested by its writer, not by its reader.
    expect(fair().translation.sent.filter(({ text }) => text === question)).toHaveLength(1)
  })
  await Promise.all([buyer.context().close(), exhibitor.context().close()])
})
