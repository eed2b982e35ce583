import { expect, it } from 'vitest'
import { fileAddress } from '#contract/foundation/files/rules.ts'
import { pictureSources } from './picture-sources'

const address = fileAddress('0a1b')

it('offers an uploaded picture in every width', () => {
  const { src, srcSet, sizes } = pictureSources(address, { sizes: '360px', lazy: true })
  expect(src).toBe(address)
  expect(srcSet).toBe(`${address}?w=320 320w, ${address}?w=640 640w, ${address}?w=960 960w, ${address}?w=1280 1280w`)
  expect(sizes).toBe('auto, 360px')
})

it('measures no picture that is shown at once', () => {
  expect(pictureSources(address, { sizes: '360px' }).sizes).toBe('360px')
})

it.each(['/art/vase.svg', 'https://elsewhere.example/a.jpg', `${address}?download=1`, 'blob:x', ''])(
  'leaves %j as it is',
  (src) => expect(pictureSources(src, { sizes: '360px' })).toEqual({ src }),
)
