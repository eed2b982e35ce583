import { describe, expect, it } from 'vitest'
import { useFakeService } from '#server/providers/http-json.fake.ts'
import { embeddedIdentity } from './embedded'
import { httpIdentity } from './http'

const check = (cardType: number, number: string, name = '张三') => embeddedIdentity.check({ name, cardType, number })

describe('embeddedIdentity', () => {
  it.each([
    [1, '11010519491231002X'],
    [2, 'E12345678'],
    [3, '军字第1234567号'],
    [4, 'A123456(3)'],
    [5, 'HM-2026-7'],
  ])('passes a well-formed card of type %s and says that no service was involved', async (cardType, number) => {
    expect(await check(cardType, number)).toEqual({ passed: true, byService: false })
  })

  it.each([
    ['a wrong check digit', 1, '110105194912310021'],
    ['a day that is none', 1, '110105194902310026'],
    ['a short passport', 2, 'E1'],
    ['a wrong Hong Kong check digit', 4, 'A123456(4)'],
    ['an empty number', 5, ' '],
    ['an unknown type', 9, 'E12345678'],
  ])('refuses %s', async (_, cardType, number) => {
    expect(await check(cardType, number)).toEqual({ passed: false, byService: false })
  })

  it('refuses a number without a name', async () => {
    expect(await check(1, '11010519491231002X', ' ')).toEqual({ passed: false, byService: false })
  })
})

describe('httpIdentity', () => {
  const fake = useFakeService()
  const person = { name: '张三', cardType: 1, number: '11010519491231002X' }
  const ask = () => httpIdentity({ url: `${fake.url}/check`, key: 'k1' }).check(person)

  it.each([true, false])('asks the authority, which says %s', async (passed) => {
    fake.answer = { body: { passed } }
    expect(await ask()).toEqual({ passed, byService: true })
    const [requested] = fake.requests
    expect(requested).toMatchObject({ method: 'POST', path: '/check', headers: { authorization: 'Bearer k1' } })
    expect(JSON.parse(requested?.body ?? '')).toEqual(person)
  })

  it('rejects when the authority fails: nobody is passed by its silence', async () => {
    fake.answer = { status: 500, body: {} }
    await expect(ask()).rejects.toThrow('identity: answered 500')
  })
})
