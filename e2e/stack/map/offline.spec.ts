import { expect, test } from '../../fixtures/test'

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::ERR_/] })

test('a floor plan that was opened opens again without a network, is searched, and shows a route', async ({
  page,
  context,
}) => {
  await page.goto('/themeExhibition.html#/map?hall=1')
  await expect(page.getByRole('heading', { level: 1, name: '设计馆平面图' })).toBeVisible()
  const isKept = () =>
    page.evaluate(async () => {
      const kept = await caches.match('/themeExhibition.html')
      const answers = await (await caches.open('page /themeExhibition.html')).keys()
      return kept !== undefined && answers.some(({ url }) => url.includes('floorPlan/detail'))
    })
  await expect.poll(isKept).toBe(true)

  // A draft that a link shows is not kept in the place of what visitors see.
  const keptAfter = (headers: Record<string, string>, mark: string) =>
    page.evaluate(
      async ([own, name]) => {
        await fetch(`/api/ce-exhibition/floorPlan/list?mark=${name}`, { headers: own })
        const keys = await (await caches.open('page /themeExhibition.html')).keys()
        return keys.some(({ url }) => url.includes(`mark=${name}`))
      },
      [headers, mark] as const,
    )
  await expect.poll(() => keptAfter({ language: 'zh-CN' }, 'seen')).toBe(true)
  expect(await keptAfter({ language: 'zh-CN', preview: 'of-a-draft' }, 'draft')).toBe(false)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '设计馆平面图' })).toBeVisible()
  await expect(page.getByText('没有网络，平面图为上次打开时的内容。')).toBeVisible()
  await page.getByRole('searchbox', { name: '查找展位' }).fill('1A-12')
  await page.getByRole('searchbox', { name: '查找展位' }).press('Enter')
  await page.getByRole('region', { name: '展位 1A-12' }).getByRole('button', { name: '到这里去' }).press('Enter')
  await expect(page.getByRole('region', { name: '路线' }).getByRole('status')).toHaveText(/\d+ 米 · 步行约 \d+ 分钟/)
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('没有网络，平面图为上次打开时的内容。')).toBeHidden()
})
