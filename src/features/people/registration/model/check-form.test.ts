import { describe, expect, it } from 'vitest'
import { checkForm, type FormContext } from './check-form'
import { emptyValues, type FormValues } from './form-values'
import { hallAfter, isHallOffered } from './halls'

const halls = [
  { hallId: 1, overseas: false },
  { hallId: 8, overseas: true },
]
const buyer: FormContext = { role: 'buyer', language: 'zh-CN', halls }
const exhibitor: FormContext = { role: 'exhibitor', language: 'zh-CN', halls }

const file = { id: 'file-00000000001', url: '', fileName: 'a', fileSize: 1, fileSizeStr: '', fileExt: '', dcsUrl: '' }
const good: FormValues = {
  ...emptyValues,
  countryId: '156',
  area: '浙江省',
  city: '杭州市',
  company: '听雨堂',
  name: '陆听雨',
  contactName: '陆听雪',
  socialCredit: '91350100M000100Y43',
  idNumber: '11010519491231002X',
  industryIds: [1],
  hallId: '1',
  typeId: '5',
  phone: '13900139001',
  code: '123456',
  email: 'rain@demo.example',
  password: 'Yunzhan#2026',
  againPassword: 'Yunzhan#2026',
  objective: ['items'],
  intention: ['design/furniture'],
  exhibitsPicture: [file],
  identification: [file],
  qualificationCertificate: [file],
  agreed: true,
}

describe('names', () => {
  const [just, over, far] = ['听'.repeat(30), '听'.repeat(31), 'a'.repeat(61)]
  const english = 'Longquan Celadon Workshop and Sons'

  it.each([
    ['zh-CN', { company: just, companyOther: english }, {}],
    ['zh-CN', { company: over }, { company: 'company.long.zh' }],
    ['zh-CN', { companyOther: far, nameOther: far }, { companyOther: 'company.long.en', nameOther: 'name.long.en' }],
    ['en-US', { company: english, name: english, contactName: english }, {}],
    ['en-US', { company: far, contactName: far }, { company: 'company.long.en', contactName: 'contact.long.en' }],
    ['en-US', { company: english, companyOther: over }, { companyOther: 'company.long.zh' }],
  ] as const)('of a form in %s: %o gives %o', (language, names, breaches) => {
    expect(checkForm({ ...good, ...names }, { ...exhibitor, language })).toEqual(breaches)
  })
})

describe('checkForm', () => {
  it.each([
    ['buyer', buyer],
    ['exhibitor', exhibitor],
  ])('finds nothing wrong with a good %s', (_, context) => expect(checkForm(good, context)).toEqual({}))

  it('names every field of a buyer that is missing', () => {
    expect(Object.keys(checkForm(emptyValues, buyer)).toSorted()).toEqual(
      [
        'countryId',
        'name',
        'idNumber',
        'phone',
        'code',
        'email',
        'password',
        'againPassword',
        'industryIds',
        'objective',
        'intention',
        'agreed',
      ].toSorted(),
    )
  })

  it('names every field of a company that is missing', () => {
    const missing = Object.keys(checkForm({ ...emptyValues, validity: 'short' }, exhibitor))
    expect(missing).toEqual(
      expect.arrayContaining([
        'company',
        'socialCredit',
        'startDeadline',
        'hallId',
        'typeId',
        'exhibitsPicture',
        'qualificationCertificate',
      ]),
    )
    expect(missing).not.toContain('identification')
  })

  it.each([
    [
      { area: '', city: '' },
      { area: 'area.empty', city: 'city.empty' },
    ],
    [{ hallId: '8' }, { hallId: 'hall.notOverseas' }],
    [{ countryId: '250' }, { hallId: 'hall.overseasOnly' }],
    [{ countryId: '344', hallId: '8' }, {}],
    [{ typeId: '' }, { typeId: 'category.empty' }],
    [{ agreed: false }, { agreed: 'agreement.required' }],
    [{ areaCode: '+33', phone: '612345678' }, {}],
    [{ phone: '612345678' }, { phone: 'phone.format' }],
  ] satisfies [Partial<FormValues>, object][])('%j of an exhibitor is %j', (change, breaches) => {
    expect(checkForm({ ...good, ...change }, exhibitor)).toEqual(breaches)
  })

  it('lets who amends keep the password, and the code only with phone and e-mail', () => {
    const amended = { areaCode: good.areaCode, phone: good.phone, email: good.email }
    const kept = { ...good, code: '', password: '', againPassword: '' }
    expect(checkForm(kept, { ...buyer, amended })).toEqual({})
    expect(checkForm({ ...kept, phone: '13900139009' }, { ...buyer, amended })).toEqual({ code: 'code.empty' })
    expect(checkForm({ ...kept, password: 'Yunzhan#2026' }, { ...buyer, amended })).toEqual({
      againPassword: 'confirm.empty',
    })
  })
})

describe('halls', () => {
  it.each([
    ['', true, true],
    ['156', true, false],
    ['344', true, true],
    ['158', true, true],
    ['250', false, true],
  ])('of country %j: the others offered %s, the overseas one %s', (countryId, others, overseas) => {
    expect(halls.map((hall) => isHallOffered(hall, countryId))).toEqual([others, overseas])
  })

  it.each([
    ['156', '8', ''],
    ['344', '8', ''],
    ['446', '1', '1'],
    ['250', '1', '8'],
    ['250', '', '8'],
    ['', '1', '1'],
  ])('country %j after hall %j leaves %j', (countryId, hallId, left) => {
    expect(hallAfter(countryId, hallId, halls)).toBe(left)
  })
})
