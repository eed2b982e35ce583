import { translationDrivers } from '#contract/foundation/translation/rules.ts'
import { say } from '../../fixtures/deal/two-languages'
import { enterFair } from '../../fixtures/enter'
import { useSpokenFair } from '../../fixtures/spoken-fair'
import { expect, test } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

const sentences = new Map(
  translationDrivers.map((driver, nth) => [
    `第 ${nth + 1} 套样品今天寄出。`,
    `Sample set ${nth + 1} is sent today, says ${driver}.`,
  ]),
)
const fair = useSpokenFair({}, sentences, 'all services')

test('a message is translated by whichever service answers, each with its own protocol; without one the original stays', async ({
  browser,
}) => {
  const buyer = await enterFair(browser, fair().address, {
    account: 'buyer@demo.yunzhan.example',
    language: 'en-US',
  })
  const exhibitor = await enterFair(browser, fair().address, {
    account: 'exhibitor@demo.yunzhan.example',
    language: 'zh-CN',
  })
  await buyer.goto('/concact.html#/?exhibitorId=1')
  await say(buyer, en('conversations:write'), 'Hello')
  await buyer.getByRole('button', { name: en('translation:automatic') }).click()
  await exhibitor.goto('/personal.html#/messages')
  await exhibitor
    .getByRole('link', { name: /陈采薇/ })
    .first()
    .click()
  const log = buyer.getByRole('log')
  for (const [nth, [sentence, inEnglish]] of [...sentences].entries()) {
    fair().translation.healthy = translationDrivers[nth] ?? 'none'
    await say(exhibitor, '输入消息', sentence)
    await expect(log.getByText(inEnglish, { exact: true })).toBeVisible()
    await expect(log.getByText(sentence, { exact: true })).toHaveCount(0)
    const requests = fair().translation.sent.filter(({ text }) => text === sentence)
    expect(requests.at(-1)?.driver).toBe(translationDrivers[nth])
  }
  fair().translation.healthy = 'none'
  const sentence = '最后一套明天寄出。'
  await say(exhibitor, '输入消息', sentence)
  await expect(log.getByText(sentence, { exact: true })).toBeVisible()
  const services = () =>
    new Set(fair().translation.sent.flatMap(({ text, driver }) => (text === sentence ? driver : [])))
  await expect.poll(services).toEqual(new Set(translationDrivers))
  await expect(buyer.getByRole('alert')).toHaveCount(0)
})
