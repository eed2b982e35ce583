import { openPerson } from '../fixtures/people'
import { expect, test } from '../fixtures/test'

/** What an exhibitor writes reaches visitors by way of an organizer, on the real server. */
test('an exhibitor changes an exhibit; visitors see it once an organizer has returned it and then approved it', async ({
  browser,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const come = (account?: string) =>
    openPerson(browser, { request, language: 'zh-CN', origin, ...(account ? { account } : {}) })
  const exhibitor = await come('exhibitor@demo.yunzhan.example')
  const organizer = await come('organizer@demo.yunzhan.example')
  const visitor = await come()

  const own = exhibitor.page
  await own.goto('/personal.html#/stand')
  await expect(own.getByRole('heading', { name: '展台完整度' })).toBeVisible()
  await own.getByRole('navigation', { name: '我的展台' }).getByRole('link', { name: '展品' }).click()
  await own.getByRole('row').nth(-1).getByRole('link').click()
  const material = own.getByRole('textbox', { name: '材质（中文）' })
  await expect(material).toBeVisible()
  const id = /\/(\d+)$/.exec(own.url())?.[1] ?? ''
  const submit = async (text: string) => {
    await material.fill(text)
    await own.getByRole('button', { name: '提交审核…' }).click()
    await own.getByRole('dialog', { name: '提交审核' }).getByRole('button', { name: '提交' }).click()
    await expect(own.getByRole('region', { name: '待审核' })).toBeVisible()
  }
  await submit('楠木，待审')

  const seen = visitor.page.locator('#main')
  await visitor.page.goto(`/exhibitss.html#/ExhibisDetail?id=${id}`)
  await expect(seen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(seen.getByText('楠木，待审')).toHaveCount(0)

  const desk = organizer.page
  await desk.goto(`/organizer.html#/content/exhibit?review=waiting`)
  await desk.getByRole('row').nth(-1).getByRole('link').first().click()
  await desk.getByRole('button', { name: '退回…' }).click()
  const dialog = desk.getByRole('dialog', { name: '退回给展商修改' })
  await dialog.getByRole('textbox', { name: '退回原因' }).fill('请写明产地。')
  await dialog.getByRole('button', { name: '退回' }).click()
  await expect(desk.getByRole('region', { name: '已退回' })).toContainText('请写明产地。')

  await own.goto('/personal.html#/stand')
  await expect(own.getByRole('region', { name: '已退回' })).toContainText('请写明产地。')
  await own.goto(`/personal.html#/stand/exhibits/${id}`)
  await expect(own.getByRole('region', { name: '已退回' })).toContainText('请写明产地。')
  await submit('四川楠木')

  await desk.goto(`/organizer.html#/content/exhibit?review=waiting`)
  await desk.getByRole('row').nth(-1).getByRole('link').first().click()
  await desk.getByText('草稿与访客看到的不同，查看区别').click()
  await expect(desk.getByRole('table').getByText('四川楠木')).toBeVisible()
  await desk.getByRole('button', { name: '通过并发布' }).click()
  await expect(desk.getByText('已通过，访客现在可以看到')).toBeVisible()
  await visitor.page.reload()
  await expect(seen.getByText('四川楠木')).toBeVisible()

  await Promise.all([exhibitor, organizer, visitor].map(({ leave }) => leave()))
})
