import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '#src/common/i18n/language.ts'
import { deleteDraft, toJoinType, saveDraft, newDraft, loadDraft, stageAfterRole, stepBack } from './draft'
import { emptyValues } from './form-values'

afterEach(() => {
  sessionStorage.clear()
  setLanguage('zh-CN')
})

it.each([
  ['http://fair/login.html#/register', ''],
  ['http://fair/login.html#/register?joinType=Buyer', 'Buyer'],
  ['http://fair/login.html?joinType=Exhibitor#/register', 'Exhibitor'],
])('%s has the joinType %j', (address, joinType) => expect(toJoinType(address)).toBe(joinType))

it.each([
  ['', 'exhibitor', 'role'],
  ['Buyer', 'buyer', 'form'],
  ['buyer', 'exhibitor', 'history'],
  ['anything', 'exhibitor', 'history'],
])('joinType %j begins as %s at %s', (joinType, role, stage) =>
  expect(newDraft(joinType)).toMatchObject({ role, stage }),
)

it('a group does not proceed', () => {
  expect(
    ['exhibitor', 'buyer', 'group'].map((role) =>
      stageAfterRole(role === 'group' ? 'group' : role === 'buyer' ? 'buyer' : 'exhibitor'),
    ),
  ).toEqual(['history', 'form', 'role'])
})

it('a step back leaves a fresh form with a key of its own', () => {
  const draft = { ...newDraft('Buyer'), values: { ...emptyValues, name: '陆听雨' } }
  const back = stepBack(draft)
  expect(back).toMatchObject({ stage: 'role', role: 'buyer', joinType: 'Buyer', values: emptyValues })
  expect(back.clientKey).not.toBe(draft.clientKey)
  expect(stepBack({ ...newDraft(''), role: 'exhibitor', stage: 'form' }).stage).toBe('history')
})

describe('a kept draft', () => {
  const values = {
    ...emptyValues,
    name: '陆听雨',
    password: 'Yunzhan#2026',
    againPassword: 'Yunzhan#2026',
    code: '123456',
  }

  it('is opened again without password and code, under the same key', () => {
    const draft = { ...newDraft('Buyer'), values }
    saveDraft(draft)
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Yunzhan#2026|123456/)
    expect(loadDraft('Buyer')).toMatchObject({ clientKey: draft.clientKey, values: { ...emptyValues, name: '陆听雨' } })
  })

  it('has its names as the reader has them who comes back in the other language', () => {
    saveDraft({ ...newDraft('Buyer'), values: { ...values, nameOther: 'Lu Tingyu' } })
    setLanguage('en-US')
    expect(loadDraft('Buyer').values).toMatchObject({ name: 'Lu Tingyu', nameOther: '陆听雨' })
  })

  it('is not opened at another address, once forgotten, or when it is damaged', () => {
    saveDraft({ ...newDraft('Buyer'), values })
    expect(loadDraft('').values).toEqual(emptyValues)
    deleteDraft()
    expect(loadDraft('Buyer').values).toEqual(emptyValues)
    sessionStorage.setItem(
      'registrationDraft',
      JSON.stringify({ stage: 'form', values: { name: 1 }, joinType: 'Buyer' }),
    )
    expect(loadDraft('Buyer').values).toEqual(emptyValues)
  })
})
