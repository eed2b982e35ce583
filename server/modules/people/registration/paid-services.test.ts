import { getTranslation } from '#contract/foundation/translation/endpoints.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import * as contract from '#contract/people/registration/endpoints.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { solved } from '#tests/setup/access.ts'
import { buildCompany, provenPhone } from '#tests/setup/registrations.ts'
import { useServer } from '#tests/setup/server.ts'
import { waitFor } from '#tests/setup/wait-for.ts'

const server = useServer('demo')
const UPLOAD_KEY = 'k'.repeat(32)
const ID_CARD = '11010519491231002X'

afterEach(() => vi.restoreAllMocks())

describe('a form that asks an outside service', () => {
  it('keeps nobody waiting while the service takes its time', async () => {
    const { running } = await solved(server())
    let answer = (_found: { passed: boolean; byService: boolean }) => {}
    const slow = new Promise<{ passed: boolean; byService: boolean }>((resolve) => (answer = resolve))
    const check = vi.spyOn(server().providers.identity, 'check').mockReturnValue(slow)
    const input = server().ask(contract.verifyIdNumber, { name: '张三', number: ID_CARD, running })
    await waitFor(() => expect(check).toHaveBeenCalledOnce())
    const other = await server().ask(contract.isExistEmail, { email: 'free@gallery.example', running })
    expect(other.data).toEqual({ exists: false })
    answer({ passed: true, byService: true })
    expect(await input).toMatchObject({ code: 0, data: { passed: true, byService: true } })
  })

  it('has names translated, where the fair says that they can be', async () => {
    expect((await server().ask(getTranslation, {})).data).toMatchObject({ available: false })
    const { running } = await solved(server())
    vi.spyOn(server().providers.translation, 'translate').mockResolvedValue(['Jingdezhen'])
    const { data } = await server().ask(contract.translateNames, { texts: ['景德镇'], languageType: 2, running })
    expect(data).toEqual({ texts: ['Jingdezhen'] })
  })

  it('asks nothing when it is not admitted', async () => {
    const check = vi.spyOn(server().providers.identity, 'check')
    const input = await server().ask(contract.verifyIdNumber, { name: '张三', number: ID_CARD, running: newKey() })
    expect(input.code).toBe(errors.AuthenticationFirst.code)
    expect(check).not.toHaveBeenCalled()
  })
})

describe('the identity service', () => {
  async function recordOf(phone: string, code: string) {
    const record = await buildCompany(server(), { phone, code, uploadKey: UPLOAD_KEY })
    return {
      ...record,
      multiLanguageVOList: record.multiLanguageVOList.map((one) => ({ ...one, cardType: 1, idCard: ID_CARD })),
    }
  }
  type Sent = Awaited<ReturnType<typeof recordOf>>
  const register = (record: Sent) =>
    server().ask(contract.exhibitorRegister, record, { headers: { uploadkey: UPLOAD_KEY } })
  const spied = () =>
    vi.spyOn(server().providers.identity, 'check').mockResolvedValue({ passed: false, byService: true })

  it('is called only after proof of the number, and a code without tries left proves nothing', async () => {
    const phone = '13700137101'
    const right = await provenPhone(server(), phone)
    const record = await recordOf(phone, right === '000000' ? '000001' : '000000')
    const check = spied()
    for (let tried = 0; tried < 4; tried++) expect((await register(record)).code).toBe(errors.CodeWrong.code)
    expect((await register(record)).code).toBe(errors.CodeTriesUsed.code)
    expect((await register({ ...record, code: right })).code).toBe(errors.CodeTriesUsed.code)
    expect(check).not.toHaveBeenCalled()
  })

  it('uses up no code by what it answers', async () => {
    const phone = '13700137102'
    const record = await recordOf(phone, await provenPhone(server(), phone))
    const check = spied()
    expect((await register(record)).code).toBe(errors.IdentityFailed.code)
    check.mockRejectedValue(new Error('unreachable'))
    expect((await register(record)).code).toBe(errors.ServiceUnavailable.code)
    check.mockResolvedValue({ passed: true, byService: true })
    expect((await register(record)).code).toBe(0)
    expect(check).toHaveBeenCalledTimes(3)
  })
})
