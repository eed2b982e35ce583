import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { errors, errorText } from '#contract/catalog/errors.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { REASON_MAX, REASONS_MAX } from '#contract/people/review/rules.ts'
import { addReason, listReasons, removeReason } from '#contract/people/review/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { reviewReasons } from './review.schema'

const server = useServer('demo')
const [REVIEWER, SPECIAL, ORGANIZER, STAFF] = [3, 4, 5, 11]
const words = { zh: '证件照片模糊', en: 'The picture is blurred' }

const add = async (input: Partial<InputOf<typeof addReason>> = {}, as = REVIEWER, language?: 'en-US') =>
  server().ask(
    addReason,
    { key: newKey(), action: 'reject', ...words, ...input },
    { headers: await signedInAs(server(), as), ...(language ? { language } : {}) },
  )
const list = async (as = REVIEWER) =>
  (await server().ask(listReasons, {}, { headers: await signedInAs(server(), as) })).data
const remove = async (id: number, as = REVIEWER) =>
  server().ask(removeReason, { id }, { headers: await signedInAs(server(), as) })

it('the demo fair has some for each action, in both languages', async () => {
  const found = await list()
  expect([...new Set(found.map(({ action }) => action))]).toEqual(['changes', 'reject'])
  expect(found.filter(({ zh, en }) => zh === '' || en === '')).toEqual([])
})

describe('of a fair that keeps none yet', () => {
  beforeEach(() => server().database.write((db) => db.delete(reviewReasons)))

  it('those that are added are there for everybody, by action and the oldest first', async () => {
    const first = (await add({ action: 'reject', zh: '甲', en: 'A' })).data
    const second = (await add({ action: 'changes', zh: '乙', en: 'B' }, SPECIAL)).data
    const third = (await add({ action: 'reject', zh: ' 丙 ', en: ' C\n' }, ORGANIZER)).data
    expect(third).toMatchObject({ action: 'reject', zh: '丙', en: 'C' })
    for (const userType of [REVIEWER, STAFF]) expect(await list(userType)).toEqual([second, first, third])
    const [row] = await server().database.db.select().from(reviewReasons).where(eq(reviewReasons.id, first.id))
    expect(String(row?.createdBy)).toBe((await signedInAs(server(), REVIEWER)).userid)
  })

  it('one that is removed is gone, and can be removed again', async () => {
    const { id } = (await add()).data
    const kept = (await add()).data
    expect((await remove(id, SPECIAL)).code).toBe(0)
    expect((await remove(id)).code).toBe(0)
    expect(await list()).toEqual([kept])
  })

  it('who may only read adds and removes none, and a stranger sees none', async () => {
    const { id } = (await add()).data
    for (const userType of [2, 10, 11, 1, 6, 12, 20]) {
      expect(await add({}, userType)).toMatchObject({ code: errors.NotAllowed.code, status: 403 })
      expect((await remove(id, userType)).code).toBe(errors.NotAllowed.code)
    }
    for (const userType of [1, 6, 12, 13, 20]) {
      const answer = await server().ask(listReasons, {}, { headers: await signedInAs(server(), userType) })
      expect(answer.code).toBe(errors.NotAllowed.code)
    }
    expect((await server().ask(listReasons, {})).code).toBe(errors.LoginExpired.code)
    expect(await list()).toHaveLength(1)
  })

  it.each([
    ['Chinese', { zh: ' \n ' }, [{ field: 'zh', message: 'This field is required' }]],
    ['English', { en: '' }, [{ field: 'en', message: 'This field is required' }]],
    [
      'either',
      { zh: '', en: '　' },
      [
        { field: 'zh', message: 'This field is required' },
        { field: 'en', message: 'This field is required' },
      ],
    ],
    ['a text that ends', { zh: '长'.repeat(REASON_MAX + 1) }, [{ field: 'zh', message: 'Enter up to 500 characters' }]],
    ['what can be stored', { en: 'a\0b' }, [{ field: 'en', message: 'Contains a character that cannot be stored' }]],
    ['a key of a page', { key: 'short' }, [{ field: 'key', message: 'The format is not valid' }]],
  ])('one without %s is refused by its field', async (_, change, fields) => {
    const { code, data } = await add(change, REVIEWER, 'en-US')
    expect({ code, data }).toMatchObject({ code: errors.BadInput.code, data: { fields } })
    expect(await list()).toEqual([])
  })

  it('a text may be as long as an opinion, not counting what stands around it', async () => {
    const zh = '长'.repeat(REASON_MAX)
    expect((await add({ zh: `  ${zh}  ` })).data.zh).toBe(zh)
  })

  it('is for an action that needs a reason', async () => {
    const headers = await signedInAs(server(), REVIEWER)
    const response = await server().app.inject({
      method: 'POST',
      url: addReason.base + addReason.path,
      headers: { 'content-type': 'application/json', language: 'zh-CN', ...headers },
      payload: JSON.stringify({ key: newKey(), action: 'approve', ...words }),
    })
    expect(response.json()).toMatchObject({
      code: errors.BadInput.code,
      data: { fields: [{ field: 'action', message: '不是可选的值' }] },
    })
  })

  it('one that is added again with its key is the one that is there', async () => {
    const key = newKey()
    const first = (await add({ key })).data
    expect((await add({ key, zh: '别的', en: 'Another' }, SPECIAL)).data).toEqual(first)
    expect(await list()).toEqual([first])
  })

  it('one more than are kept is refused, until one is removed', async () => {
    const key = newKey()
    const first = (await add({ key })).data
    const createdBy = Number((await signedInAs(server(), REVIEWER)).userid)
    const row = () => ({ clientKey: newKey(), action: 'changes' as const, text: words, createdBy })
    const others = Array.from({ length: REASONS_MAX - 1 }, row)
    await server().database.write((db) => db.insert(reviewReasons).values(others))
    const refused = await add({}, REVIEWER, 'en-US')
    expect(refused).toMatchObject({
      code: errors.ReasonsFull.code,
      status: 409,
      data: { error: 'ReasonsFull', max: 50 },
    })
    expect(refused.msg).toBe(errorText('ReasonsFull', { max: 50 }, 'en-US'))
    // Full or not, what was added once is there.
    expect((await add({ key })).data).toEqual(first)
    expect(await list()).toHaveLength(REASONS_MAX)
    await remove(first.id)
    expect((await add()).code).toBe(0)
    expect((await add()).code).toBe(errors.ReasonsFull.code)
  })
})
