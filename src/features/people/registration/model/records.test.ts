import { describe, expect, it } from 'vitest'
import { toBilingual, placeNames } from './bilingual'
import { emptyValues, type FormValues, isTouched, withNamesSwapped } from './form-values'
import { fromRecord, withImported } from './from-record'
import { type Sending, toBuyer } from './to-buyer'
import { toExhibitor } from './to-exhibitor'

const picture = { id: 'picture-00000001', url: '', fileName: 'a.png', fileSize: 1 }
const paper = { ...picture, id: 'paper-0000000001', fileSizeStr: '1KB', fileExt: 'pdf', dcsUrl: '' }

const values: FormValues = {
  ...emptyValues,
  countryId: '156',
  area: '浙江省',
  city: '杭州市',
  company: ' 听雨堂 ',
  name: '陆听雨',
  contactName: '陆听雪',
  socialCredit: '91350100m000100y43',
  idNumber: ' 11010519491231002X ',
  industryIds: [1, 2],
  hallId: '3',
  typeId: '5',
  phone: '13900139001',
  code: '123456',
  email: ' rain@demo.example ',
  password: 'Yunzhan#2026',
  againPassword: 'Yunzhan#2026',
  objective: ['items', 'other'],
  otherObjective: '看展',
  intention: ['design/furniture', 'crafts/gifts'],
  exhibitsPicture: [picture],
  qualificationCertificate: [paper],
  identification: [paper],
  agreed: true,
}

const places = {
  country: { zh: '中国', en: 'China' },
  area: { zh: '浙江省', en: 'Zhejiang' },
  city: { zh: '杭州市', en: 'Hangzhou' },
}
const chinese: Sending = { language: 'zh-CN', clientKey: 'key', places }
const english: Sending = { ...chinese, language: 'en-US' }

describe('an exhibitor’s purpose', () => {
  const purpose = {
    objective: ['items', 'other'],
    otherObjective: '看展',
    intention: [
      { intentionType: 'design', name: 'furniture' },
      { intentionType: 'crafts', name: 'gifts' },
    ],
  }

  it('is sent, and comes back where changes are requested', () => {
    const sent = toExhibitor({ ...values, otherObjective: ' 看展 ' }, chinese)
    expect(sent).toMatchObject(purpose)
    const { objective, otherObjective, intention } = fromRecord('exhibitorCompany', { ...sent }, 'zh-CN', String)
    expect({ objective, otherObjective, intention }).toEqual({
      objective: values.objective,
      otherObjective: '看展',
      intention: values.intention,
    })
  })
})

describe('a buyer', () => {
  it('who writes Chinese is one Chinese record', () => {
    const sent = toBuyer(values, chinese)
    expect(sent).toMatchObject({ clientKey: 'key', code: '123456', isCheckPhone: 1, areaCode: '+086', agreed: true })
    expect(sent.list).toEqual([
      {
        countryId: 156,
        countryName: '中国',
        areaName: '浙江省',
        cityName: '杭州市',
        name: '陆听雨',
        languageType: 1,
        identityType: 1,
        identityNumber: '11010519491231002X',
        phone: '13900139001',
        email: 'rain@demo.example',
        passWord: 'Yunzhan#2026',
        againPassWord: 'Yunzhan#2026',
        industry: [1, 2],
        objective: ['items', 'other'],
        otherObjective: '看展',
        intention: [
          { intentionType: 'design', name: 'furniture' },
          { intentionType: 'crafts', name: 'gifts' },
        ],
      },
    ])
  })

  it('with an English name is two records, the second without phone, e-mail and password', () => {
    const [, second] = toBuyer({ ...values, nameOther: 'Lu Tingyu' }, chinese).list
    expect(second).toMatchObject({ name: 'Lu Tingyu', languageType: 2, countryName: 'China', cityName: 'Hangzhou' })
    for (const field of ['phone', 'email', 'passWord', 'againPassWord']) expect(second).not.toHaveProperty(field)
  })

  it('who writes English is two records, the Chinese one first', () => {
    const [first, second] = toBuyer({ ...values, name: 'Lu Tingyu' }, english).list
    expect(first).toMatchObject({ name: 'Lu Tingyu', languageType: 1, phone: '13900139001', countryName: '中国' })
    expect(second).toMatchObject({ name: 'Lu Tingyu', languageType: 2 })
    expect(toBuyer({ ...values, name: 'Lu Tingyu', nameOther: '陆听雨' }, english).list[0]?.name).toBe('陆听雨')
  })

  it('from abroad has neither province nor city and is verified by e-mail', () => {
    const abroad = toBuyer({ ...values, countryId: '250', areaCode: '+33' }, chinese)
    expect(abroad.isCheckPhone).toBe(0)
    expect(abroad.list[0]).toMatchObject({ countryId: 250, areaName: '', cityName: '' })
  })

  it('who amends says by which key', () => {
    expect(toBuyer(values, chinese)).not.toHaveProperty('amends')
    expect(toBuyer(values, { ...chinese, amends: 'opened' }).amends).toBe('opened')
  })
})

describe('an exhibitor', () => {
  it('that is a company sends code, licence and certificates, and no identification', () => {
    const sent = toExhibitor(
      { ...values, validity: 'short', startDeadline: '2026-01-01', endDeadline: '2030-01-01' },
      chinese,
    )
    expect(sent).toMatchObject({
      joinType: 0,
      deadlineType: 0,
      startDeadline: '2026-01-01',
      endDeadline: '2030-01-01',
      exhibitsPicture: [picture.id],
      qualificationCertificate: [paper.id],
      identification: [],
      hallId: 3,
    })
    expect(sent.multiLanguageVOList).toHaveLength(1)
    expect(sent.multiLanguageVOList[0]).toMatchObject({
      company: '听雨堂',
      socialCredit: '91350100M000100Y43',
      typeId: 5,
      languageType: 1,
    })
  })

  it('that is a person sends identification, and nothing of a company', () => {
    const sent = toExhibitor({ ...values, participant: 'individual', validity: 'short' }, chinese)
    expect(sent).toMatchObject({ joinType: 1, deadlineType: 1, startDeadline: '', identification: [paper.id] })
    expect(sent.qualificationCertificate).toEqual([])
    expect(sent.multiLanguageVOList[0]).toMatchObject({ company: '', socialCredit: '' })
  })

  it('with one English name has an English record that repeats the others', () => {
    const [, second] = toExhibitor({ ...values, companyOther: 'Listening Rain' }, chinese).multiLanguageVOList
    expect(second).toMatchObject({ company: 'Listening Rain', name: '陆听雨', languageType: 2, areaName: 'Zhejiang' })
    for (const field of ['phone', 'email', 'password']) expect(second).not.toHaveProperty(field)
  })

  it('who writes English has both records', () => {
    const { multiLanguageVOList: list } = toExhibitor({ ...values, companyOther: '听雨堂', company: 'Rain' }, english)
    expect(list.map(({ company, languageType }) => [company, languageType])).toEqual([
      ['听雨堂', 1],
      ['Rain', 2],
    ])
  })

  it('says from which earlier exhibitor it was imported', () => {
    expect(toExhibitor(values, chinese)).not.toHaveProperty('preExhibitorId')
    expect(toExhibitor(values, { ...chinese, preExhibitorId: 901 }).preExhibitorId).toBe(901)
  })
})

describe('a record that is amended', () => {
  const nameOf = (_: string, index: number) => `file ${index}`
  const blank = { password: '', againPassword: '', code: '', agreed: false }

  it('fills the buyer’s form as it was, all but password and code', () => {
    const sent = toBuyer({ ...values, nameOther: 'Lu Tingyu' }, chinese)
    const filled = fromRecord('buyer', sent, 'zh-CN', nameOf)
    expect(
      toBuyer({ ...filled, code: '123456', password: 'Yunzhan#2026', againPassword: 'Yunzhan#2026' }, chinese),
    ).toEqual(sent)
    expect(filled).toMatchObject(blank)
    expect(fromRecord('buyer', sent, 'en-US', nameOf)).toMatchObject({ name: 'Lu Tingyu', nameOther: '陆听雨' })
  })

  it('fills the exhibitor’s form with its files', () => {
    const sent = toExhibitor(
      { ...values, validity: 'short', startDeadline: '2026-01-01', endDeadline: '2030-01-01' },
      chinese,
    )
    const filled = fromRecord('exhibitorCompany', sent, 'zh-CN', nameOf)
    const secret = { code: '123456', password: 'Yunzhan#2026', againPassword: 'Yunzhan#2026' }
    expect(toExhibitor({ ...filled, ...secret }, chinese)).toEqual(sent)
    expect(filled.exhibitsPicture).toMatchObject([{ id: picture.id, fileName: 'file 1' }])
  })

  it('survives a record that lacks nearly everything', () => {
    expect(fromRecord('buyer', { list: 'no list' }, 'zh-CN', nameOf)).toEqual(emptyValues)
  })
})

it('an earlier exhibitor is imported in the reader’s language', () => {
  const detail = {
    exhibitorId: 901,
    company: { zh: '听雨堂', en: 'Listening Rain' },
    countryId: 156,
    areaName: { zh: '浙江省', en: 'Zhejiang' },
    cityName: { zh: '杭州市', en: 'Hangzhou' },
    industryIds: [1, 2, 3, 4],
    typeId: null,
    hallId: 3,
    exhibitionType: 1,
  }
  const typed = { ...emptyValues, socialCredit: '91350100M000100Y43' }
  expect(withImported(typed, detail, 'en-US')).toEqual({
    ...typed,
    exhibitionType: '1',
    countryId: '156',
    area: '浙江省',
    city: '杭州市',
    company: 'Listening Rain',
    companyOther: '听雨堂',
    industryIds: [1, 2, 3],
    hallId: '3',
  })
  expect(withImported({ ...typed, participant: 'individual' }, detail, 'zh-CN').company).toBe('')
})

it('places are named in both languages, and what the lists lack is empty', () => {
  const lists = {
    countries: [{ id: 156, country: 'China', cnCountry: '中国', code: 'CN', areaCode: '+086' }],
    areas: [{ stateCode: '330000', state: 'Zhejiang', cnState: '浙江省', city: '', cnCity: '' }],
    cities: [],
  }
  expect(placeNames(values, lists)).toEqual({ ...places, city: { zh: '', en: '' } })
})

it('a name of an English form stands for the Chinese one that was not given', () => {
  expect(toBilingual(' Rain ', '', 'en-US')).toEqual({ zh: 'Rain', en: 'Rain' })
  expect(toBilingual('听雨', '', 'zh-CN')).toEqual({ zh: '听雨', en: '' })
})

it('a language switch swaps the names that are there twice', () => {
  const swapped = withNamesSwapped({ ...emptyValues, name: '听雨', nameOther: 'Rain', company: '听雨堂' })
  expect(swapped).toMatchObject({ name: 'Rain', nameOther: '听雨', company: '听雨堂', companyOther: '' })
})

it('a form is touched by anything but the choice of its kind', () => {
  expect(isTouched({ ...emptyValues, participant: 'individual', exhibitionType: '1' })).toBe(false)
  expect(isTouched({ ...emptyValues, name: '陆' })).toBe(true)
})
