import { openDesk, ORGANIZER, REVIEWER, rowOf, title } from '../../fixtures/desk'
import { BUYER, EXHIBITOR, openAs } from '../../fixtures/signed-in'
import { expect, expectAccessible, expectFitsInBoth, expectPassing, test } from '../../fixtures/test'
import { choose, typeMoment } from '../../fixtures/work'
import { en } from '../../fixtures/texts'
import { errors } from '#contract/catalog/errors.ts'

test('sessions are found by status and title', async ({ page }) => {
  await openDesk(page, '?lang=en-US#/lives')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(13)
  await choose(page, 'Status', 'Live')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(5)
  await page.getByRole('searchbox', { name: 'Title' }).fill('kiln')
  await page.getByRole('searchbox', { name: 'Title' }).press('Enter')
  await expect(page).toHaveURL(/status=1&keyWord=kiln/)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await expect(rowOf(page, 'Qinghe opens its kiln')).toContainText('Live')
})

test('a session is added, in China’s time, and edited further', async ({ page }) => {
  await openDesk(page, '#/lives')
  await page.getByRole('link', { name: '新建直播' }).click()
  const form = page.getByRole('form', { name: '新建直播' })
  await form.getByRole('button', { name: '创建直播' }).click()
  await expect(form.getByText('请填写中文或英文标题')).toBeVisible()
  await expect(form.getByLabel('中文标题')).toBeFocused()
  await form.getByLabel('中文标题').fill('夜游博物馆')
  await typeMoment(form, '开播时间', '2027-01-02 20:00')
  await typeMoment(form, '结束时间', '2027-01-02 19:00')
  await form.getByLabel('标清地址').fill('rtmp://somewhere')
  await form.getByRole('button', { name: '创建直播' }).click()
  await expect(form.getByText('结束时间须晚于开始时间')).toBeVisible()
  await expect(form.getByText('地址须为本站路径或 http(s) 链接')).toBeVisible()
  await typeMoment(form, '结束时间', '2027-01-02 21:00')
  await form.getByLabel('标清地址').fill('/media/demo/standard.m3u8')
  const sent = page.waitForRequest((request) => request.url().endsWith('/mgr/cloud/live/add'))
  await form.getByRole('button', { name: '创建直播' }).click()
  const { draft }: { draft: { startTime: string; pullUrl: { customsd: string[] } } } = (await sent).postDataJSON()
  expect(draft.startTime).toBe('2027-01-02T12:00:00.000Z')
  expect(draft.pullUrl.customsd).toEqual(['', '', '/media/demo/standard.m3u8'])
  await expect(title(page, '夜游博物馆')).toBeVisible()
  await expect(page.getByRole('form', { name: '编辑直播' }).getByLabel('标清地址')).toHaveValue(
    '/media/demo/standard.m3u8',
  )
  await expectAccessible(page)
})

test('a manager who is no account is notified', async ({ page }) => {
  await openDesk(page, '#/lives/2')
  const form = page.getByRole('form', { name: '编辑直播' })
  const managers = form.getByRole('combobox', { name: '管理员' })
  await managers.pressSequentially('somebody')
  await managers.press('Enter')
  await managers.press('Tab')
  await expect(form.getByText('请填写账号的手机号或邮箱')).toBeVisible()
})

test('goes live only with a picture that moves', async ({ page }) => {
  // One address of a session answers with the page of something else.
  await openDesk(page, '?lang=en-US#/lives/5')
  const form = page.getByRole('form', { name: 'Edit session' })
  await form.getByLabel('Standard quality').fill('/index.html?a.m3u8')
  await expectPassing(page, 'Saved', () => form.getByRole('button', { name: 'Save' }).click())
  const goLive = page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Go live' })
  await goLive.click()
  const dialog = page.getByRole('dialog', { name: en('live-manage:move.noPicture') })
  await expect(dialog).toContainText('Nothing can be played from /index.html?a.m3u8')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Check again' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Check again' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(goLive).toBeFocused()
})

test('goes from status to status, and asks before it ends', async ({ page }) => {
  // No film stands behind the recording that an ended session has here.
  await page.route('**/media/broadcast/**', (route) => route.fulfill({ status: 204 }))
  await openDesk(page, '?lang=en-US#/lives/3')
  const status = page.getByRole('group', { name: 'Status' })
  await status.getByRole('button', { name: 'Go live' }).click()
  await expect(status.getByRole('button', { name: 'Interrupt' })).toBeVisible()
  await status.getByRole('button', { name: 'End session' }).click()
  const dialog = page.getByRole('dialog', { name: 'End session' })
  await dialog.getByRole('button', { name: en('live-manage:move.keep') }).click()
  await expect(status).toContainText('Live')
  await status.getByRole('button', { name: 'End session' }).click()
  await dialog.getByRole('button', { name: 'End session' }).click()
  await expect(status).toContainText('Replay')
  await expect(status.getByRole('button')).toHaveText([en('live-manage:move.23')])
})

test.describe('somebody else was quicker', () => {
  test.use({ expectedErrors: [/status of (409|404)/] })

  test('a change is not overwritten: the form is reloaded', async ({ page }) => {
    await openDesk(page, '?scenario=changeLive:LiveChangedx1#/lives/2')
    const form = page.getByRole('form', { name: '编辑直播' })
    await form.getByLabel('中文标题').fill('改过的标题')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText('他人刚刚修改了此直播，请刷新后再试')).toBeVisible()
    await form.getByRole('button', { name: '重新载入' }).click()
    await expect(form.getByLabel('中文标题')).toHaveValue('主论坛：手艺的当代生活')
    await form.getByRole('textbox', { name: '主播' }).fill('nobody@demo.yunzhan.example')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText('没有这个账号')).toBeVisible()
  })

  test('a changed status is reported, and a decided report too', async ({ page }) => {
    await openDesk(page, '?lang=en-US&scenario=setLiveStatus:StatusImpossible,decideReport:ReportDecided#/lives/3')
    await page.getByRole('button', { name: 'Go live' }).click()
    await expect(page.getByText(errors.StatusImpossible.en)).toBeVisible()
    await page.keyboard.press('Escape')
    const navigation = page.getByRole('navigation', { name: en('organizer:desk.parts') })
    await navigation.getByRole('button', { name: en('organizer:group.engagement') }).click()
    await navigation.getByRole('link', { name: en('organizer:part.reports') }).click()
    await page
      .getByRole('button', { name: /^Dismiss/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText(errors.ReportDecided.en)).toBeVisible()
  })
})

test('a report is looked at and decided', async ({ page }) => {
  await openDesk(page, '#/reports', REVIEWER)
  const cases = page.getByRole('region', { name: '反馈列表' }).getByRole('article')
  await expect(cases).toHaveCount(6)
  await cases
    .first()
    .getByRole('button', { name: /放大截图/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await cases
    .first()
    .getByRole('button', { name: /^判定属实/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: '判定属实' })
  await dialog.getByLabel('处理说明').fill('已提醒主播')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '判定属实' }).click()
  await expect(cases).toHaveCount(5)
  await page.getByRole('navigation', { name: '按状态' }).getByRole('link', { name: '已处理', exact: true }).click()
  await expect(cases.filter({ hasText: '已提醒主播' })).toHaveCount(1)
})

test('an exhibitor has its rooms in the personal centre; the desk is not its own', async ({ page }) => {
  await openAs(page, EXHIBITOR, '/personal.html#/rooms')
  const rooms = page.getByRole('region', { name: '直播间' }).getByRole('article')
  await expect(rooms).toHaveCount(2)
  await rooms.first().getByRole('link', { name: '编辑《青禾柴窑开窑》' }).click()
  const form = page.getByRole('form', { name: '编辑直播' })
  await form.getByLabel('英文标题').fill('Qinghe: the kiln is open')
  await expectPassing(page, '已保存', () => form.getByRole('button', { name: '保存' }).click())
  await page.getByRole('button', { name: '中断直播' }).click()
  await expect(page.getByRole('button', { name: '恢复直播' })).toBeVisible()
  await page.goto('/organizer.html')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: '直播', exact: true })).toHaveCount(0)
})

test('a buyer has no rooms', async ({ page }) => {
  await openAs(page, BUYER, '/personal.html?lang=en-US')
  const sections = page.getByRole('navigation', { name: en('personal:nav.label') })
  await sections.getByRole('button', { name: en('personal:nav.group.live') }).click()
  await expect(sections.getByRole('link', { name: en('personal:nav.bookings') })).toBeVisible()
  await expect(sections.getByRole('link', { name: en('personal:nav.rooms') })).toHaveCount(0)
})

test('sessions, one of them and reports fit every width in both languages and are accessible', async ({ page }) => {
  for (const part of ['lives', 'lives/2', 'reports']) {
    await openDesk(page, `?part=${encodeURIComponent(part)}#/${part}`, ORGANIZER)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFitsInBoth(page)
  }
})
