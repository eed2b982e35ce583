import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { fileAddress } from '#contract/foundation/files/rules.ts'
import { listOwnBookings } from '#contract/commerce/services/endpoints.ts'
import type { Booking } from '#contract/commerce/services/schemas.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { mock } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { dateIn } from '#src/mocks/core/time.ts'
import { server } from '#src/mocks/node.ts'

vi.mock('#src/common/upload/crop-dialog.tsx', () => ({
  default: ({ crop }: { crop: { width: number; height: number } }) => <p>{`cut to ${crop.width} × ${crop.height}`}</p>,
}))

overMocks()

const bookingOf = (place: NonNullable<Booking['place']>): Booking => ({
  id: 1,
  orderId: 1,
  orderNumber: 'S1',
  kind: 'advert',
  name: '广告位',
  state: 'valid',
  place,
  template: null,
  days: { from: dateIn(1), until: dateIn(2) },
  quantity: 1,
  booth: null,
  advert: {
    state: 'approved',
    version: 1,
    title: { zh: '青禾开窑', en: '' },
    imageUrl: { zh: fileAddress('mock-4'), en: '' },
    jumpLink: '',
    reason: '',
  },
})

it.each([
  ['home', 1_200, 360],
  ['popup', 1_200, 800],
  ['login', 1_200, 675],
] as const)('an advert of the place %s is cut to %i × %i and previewed so', async (place, width, height) => {
  server.use(mock(listOwnBookings, ({ input }) => paginate([bookingOf(place)], input)))
  signInAs(userTypes.exhibitor, { exhibitorId: 1 })
  const user = await openPage('/personal.html#/services')
  await user.click(await screen.findByRole('button', { name: '修改广告：广告位' }))
  const form = within(
    (await screen.findByText('广告内容：广告位')).closest<HTMLElement>('[role="dialog"]') ?? document.body,
  )
  expect(await form.findByText(new RegExp(`^${width} × ${height} 像素`))).toBeTruthy()
  const preview = form.getByText('展示效果').closest('figure')
  expect(
    Number(
      within(preview ?? document.body)
        .getByRole('img')
        .style.getPropertyValue('--ratio'),
    ),
  ).toBeCloseTo(width / height)
  const [chinese] = document.querySelectorAll<HTMLInputElement>('[role="dialog"] input[type="file"]')
  if (!chinese) throw new Error('no picture can be picked')
  await user.upload(chinese, new File(['a'], 'a.png', { type: 'image/png' }))
  expect(await screen.findByText(`cut to ${width} × ${height}`)).toBeTruthy()
})
