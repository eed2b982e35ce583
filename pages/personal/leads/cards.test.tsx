import { screen, waitFor, within } from '@testing-library/react'
import qrcode from 'qrcode'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { codes, meetings, MOCK_CARD_CODE } from '#src/mocks/trade/cards/cards.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { fill, nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

resetRows(meetings)
beforeEach(() => {
  codes.set(MOCK_CARD_CODE, '20')
  // Whoever waits does so for minutes from now, however long the tests before took.
  for (const one of meetings) if (one.state === 'asked') one.until = minutesFromNow(9)
})
afterEach(() => vi.unstubAllGlobals())

const CARD = '/personal.html#/card'
const asExhibitor = () => signInAs(userTypes.exhibitor, { exhibitorId: 1 })

test('a card is shown by its code, which somebody can read aloud too', async () => {
  signInAs(userTypes.tourist)
  await openPage(CARD)
  const read = await screen.findByRole('status', { name: '名片码' })
  expect(read.textContent).toMatch(/^[2-9A-Z]{4} [2-9A-Z]{4}$/)
  expect(await screen.findByRole('img', { name: '名片二维码' })).toBeTruthy()
})

test('who waits for the yes is there; what is chosen is given and nothing else', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage(CARD)
  const input = within(await screen.findByRole('region', { name: /希望获取您的名片$/ }))
  const box = (name: RegExp) => input.getByRole('checkbox', { name })
  expect(box(/姓名/)).toHaveProperty('checked', true)
  // Mail and phone are given by a press of their own.
  expect(box(/邮箱/)).toHaveProperty('checked', false)
  await user.click(box(/姓名/))
  expect(input.getByRole('button', { name: '提供所选信息' })).toHaveProperty('disabled', true)
  await user.click(box(/邮箱/))
  const call = nextCall('/card/answer')
  await user.click(input.getByRole('button', { name: '提供所选信息' }))
  expect(await (await call).json()).toEqual({ id: 1, give: ['mail'] })
  expect(await screen.findByRole('status', { name: '名片码' })).toBeTruthy()
  expect(meetings.find(({ id }) => id === 1)).toMatchObject({ state: 'given', given: ['mail'] })
})

test('a no gives nothing', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage(CARD)
  await user.click(await screen.findByRole('button', { name: '不提供' }))
  await waitFor(() => expect(meetings.find(({ id }) => id === 1)).toMatchObject({ state: 'refused', given: [] }))
})

test('what was given is withdrawn after a question', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage(CARD)
  await user.click(await screen.findByRole('button', { name: /^收回提供给/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^收回提供给/ }))
  await user.click(dialog.getByRole('button', { name: '收回' }))
  await waitFor(() => expect(meetings.find(({ id }) => id === 2)).toMatchObject({ state: 'takenBack', given: [] }))
  await waitFor(() => expect(screen.getAllByText('已收回')).toHaveLength(2))
})

test('a card says what was typed, judged at the field', async () => {
  signInAs(userTypes.tourist)
  const user = await openPage(CARD)
  fill(await screen.findByRole('textbox', { name: '邮箱' }), 'nowhere')
  fill(screen.getByRole('textbox', { name: '姓名' }), '')
  await user.click(screen.getByRole('button', { name: '保存名片' }))
  expect(await screen.findByText('邮箱格式不正确')).toBeTruthy()
  expect(await screen.findByText('请输入姓名')).toBeTruthy()
  fill(screen.getByRole('textbox', { name: '姓名' }), '游子')
  fill(screen.getByRole('textbox', { name: '邮箱' }), '')
  const call = nextCall('/card/save')
  await user.click(screen.getByRole('button', { name: '保存名片' }))
  expect(await (await call).json()).toMatchObject({ name: '游子', mail: '', version: 0 })
})

test('without a camera the code is typed; the exhibitor waits for the yes, then the lead is there', async () => {
  asExhibitor()
  const user = await openPage('/personal.html#/leads')
  await user.click(await screen.findByRole('button', { name: '扫描名片' }))
  const dialog = () => within(screen.getByRole('dialog', { name: '扫描名片' }))
  await screen.findByText(/没有可用的相机/)
  const field = dialog().getByRole('textbox', { name: '名片码' })
  fill(field, 'no code')
  await user.click(dialog().getByRole('button', { name: '发送请求' }))
  expect(await dialog().findByText(/名片码为 8 位数字和字母/)).toBeTruthy()
  fill(field, '9999 9999')
  await user.click(dialog().getByRole('button', { name: '发送请求' }))
  expect(await dialog().findByText(/名片码不正确、已过期或已被使用/)).toBeTruthy()
  fill(field, '2345 abcd')
  await user.click(dialog().getByRole('button', { name: '发送请求' }))
  expect(await screen.findByText('等待游子在自己的手机上确认…')).toBeTruthy()
  Object.assign(meetings.at(-1) ?? {}, { state: 'given', given: ['name'] })
  expect(await screen.findByText('游子已提供名片，线索已建立。', {}, { timeout: 5_000 })).toBeTruthy()
  await user.click(dialog().getByRole('link', { name: '查看线索' }))
  expect(await screen.findByRole('heading', { name: '游子' })).toBeTruthy()
  // Back in the list nothing waits to be scanned.
  await user.click(screen.getByRole('link', { name: '返回线索列表' }))
  expect(await screen.findByRole('button', { name: '扫描名片' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** The picture of a QR code, as a camera sees it. */
function pictureOf(text: string): Pick<ImageData, 'data' | 'width' | 'height'> {
  const { modules } = qrcode.create(text)
  const [dot, margin] = [4, 16]
  const width = modules.size * dot + 2 * margin
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < modules.size * dot; y += 1) {
    for (let x = 0; x < modules.size * dot; x += 1) {
      if (modules.get(Math.floor(y / dot), Math.floor(x / dot)) === 0) continue
      data.fill(0, ((y + margin) * width + x + margin) * 4, ((y + margin) * width + x + margin) * 4 + 3)
    }
  }
  return { data, width, height: width }
}

/** A camera before which a code is held; gives its outcome. */
function holdBefore(text: string): { isStopped: () => boolean } {
  const picture = pictureOf(text)
  let stopped = false
  const track = { stop: () => (stopped = true) }
  const stream = Object.assign(new MediaStream(), { getTracks: () => [track] })
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia: async () => stream } }))
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const size = { configurable: true, get: () => picture.width }
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', size)
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', size)
  const context = { drawImage: () => undefined, getImageData: () => picture }
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { configurable: true, value: () => context })
  return { isStopped: () => stopped }
}

test('a camera reads the code off a picture, asks at once, and is switched off', async () => {
  const camera = holdBefore(`https://fair.example/personal.html#/leads?card=${MOCK_CARD_CODE}`)
  asExhibitor()
  const user = await openPage('/personal.html#/leads')
  const call = nextCall('/card/scan')
  await user.click(await screen.findByRole('button', { name: '扫描名片' }))
  expect(await (await call).json()).toEqual({ code: '2345 ABCD' })
  expect(await screen.findByText('等待游子在自己的手机上确认…')).toBeTruthy()
  expect(camera.isStopped()).toBe(true)
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

test('an address that a phone has read brings the code along', async () => {
  asExhibitor()
  const user = await openPage(`/personal.html#/leads?card=${MOCK_CARD_CODE}`)
  const dialog = within(await screen.findByRole('dialog', { name: '扫描名片' }))
  expect(dialog.getByRole('textbox', { name: '名片码' })).toHaveProperty('value', '2345 ABCD')
  await user.click(dialog.getByRole('button', { name: '发送请求' }))
  expect(await screen.findByText('等待游子在自己的手机上确认…')).toBeTruthy()
})
