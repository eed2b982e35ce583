import { expect, it, vi } from 'vitest'
import { translateContent } from '#contract/fair/content/endpoints.ts'
import { TRANSLATIONS_PER_MINUTE } from '#contract/fair/content/limits.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useUp } from '#tests/setup/attempts.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const requested = { texts: ['春日茶席', '手作'], to: 'en-US' as const }
const ask = async (input: typeof requested = requested) =>
  server().ask(translateContent, input, { headers: await signedInAs(server(), userTypes.organizer) })

it('gives texts in the other language, in their order; none where the fair has no service', async () => {
  expect((await ask()).data).toEqual({ texts: null })
  const service = vi.spyOn(server().providers.translation, 'translate').mockResolvedValue(['Tea in spring', 'Handmade'])
  expect((await ask()).data).toEqual({ texts: ['Tea in spring', 'Handmade'] })
  expect(service).toHaveBeenCalledWith(requested.texts, 'en-US')
})

it('says that the service failed, and asks it only so often for one account', async () => {
  const service = vi.spyOn(server().providers.translation, 'translate').mockRejectedValue(new Error('down'))
  expect((await ask()).code).toBe(errors.ServiceUnavailable.code)
  const { userid } = await signedInAs(server(), userTypes.organizer)
  await useUp(server(), `translate:${userid}`, TRANSLATIONS_PER_MINUTE, 60)
  expect((await ask()).code).toBe(errors.TooManyRequests.code)
  expect(service).toHaveBeenCalledTimes(1)
})

it('takes no text that is too long', async () => {
  expect((await ask({ ...requested, texts: ['长'.repeat(3_001)] })).code).toBe(errors.BadInput.code)
})
