import { afterEach, expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { listOfficialNames } from '#contract/foundation/translation/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { overMocks } from '#tests/setup/open-page.tsx'
import { translate } from './translate'

overMocks()
afterEach(() => vi.unstubAllGlobals())

const name = { written: '苏州笋木家具有限公司', official: 'Suzhou Sunmu Furniture Co., Ltd.' }
const options = { to: 'en-US', hasService: false, mayDownload: false } as const

/** A browser that translates on the device in this way. */
function useDevice(make: (text: string) => string) {
  const received: string[] = []
  vi.stubGlobal('Translator', {
    availability: async () => 'available',
    create: async () => ({ translate: async (text: string) => (received.push(text), make(text)) }),
  })
  return received
}

it('the device receives names in their official form, and a name that it loses is reported', async () => {
  signInAs(userTypes.buyer)
  server.use(mock(listOfficialNames, () => ({ names: [name] })))
  const answers = [`Where is ${name.official}?`, 'Where is the bamboo shop?']
  const received = useDevice(() => answers.shift() ?? '')
  const texts = [`${name.written}在哪里？`, `请问${name.written}在哪里？`]
  expect(await translate(texts, options)).toEqual([
    { text: `Where is ${name.official}?`, differences: [] },
    { text: 'Where is the bamboo shop?', differences: [name.official] },
  ])
  expect(received).toEqual([`${name.official}在哪里？`, `请问${name.official}在哪里？`])
})
