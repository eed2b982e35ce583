import { expect, it, vi } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { translateOrder } from '#contract/trade/demands/endpoints.ts'
import { TRANSLATIONS_PER_MINUTE } from '#contract/trade/demands/limits.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const input = { texts: ['青瓷茶具', '釉色需一致'], to: 'en-US' as const }
const ask = async (userType: number = userTypes.buyer) =>
  server().ask(translateOrder, input, { headers: await signedInAs(server(), userType) })

it('gives texts in the other language, in their order; none where the fair has no service', async () => {
  expect((await ask()).data).toEqual({ texts: null })
  const service = vi.spyOn(server().providers.translation, 'translate').mockResolvedValue(['Celadon', 'One glaze'])
  expect((await ask()).data).toEqual({ texts: ['Celadon', 'One glaze'] })
  expect(service).toHaveBeenCalledWith(input.texts, 'en-US')
})

it('says that the service failed, and asks it only so often for one account', async () => {
  const service = vi.spyOn(server().providers.translation, 'translate').mockRejectedValue(new Error('down'))
  const codes: number[] = []
  // A minute may end during the calls.
  for (let call = 0; call <= 2 * TRANSLATIONS_PER_MINUTE; call += 1) codes.push((await ask(userTypes.exhibitor)).code)
  expect(codes[0]).toBe(errors.ServiceUnavailable.code)
  expect(codes).toContain(errors.TooManyRequests.code)
  expect(service.mock.calls.length).toBeLessThanOrEqual(2 * TRANSLATIONS_PER_MINUTE)
})
