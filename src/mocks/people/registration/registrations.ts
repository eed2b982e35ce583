import type { OutputOf } from '#contract/core/endpoint.ts'
import type { getPreExhibitorDetail, queryRegister } from '#contract/people/registration/endpoints.ts'
import type { Both } from '#src/mocks/core/bilingual.ts'

/** Who is registered already. */
export const takenPhones: readonly string[] = ['13800000000']
export const takenEmails: readonly string[] = ['taken@demo.example']
export const takenCreditCodes: readonly string[] = ['91320594MA1YX001X1']
export const takenIdNumbers: readonly string[] = ['440524188001010014']
/** An ID card with a number that does not belong to the name. */
export const foreignIdNumber = '34052419800101001X'
export const sensitiveWords: readonly string[] = ['违禁品', 'contraband']

interface PreExhibitor extends Omit<OutputOf<typeof getPreExhibitorDetail>, 'company'> {
  company: Both
  year: number
  /** What it is found by. */
  socialCredit: string
  name: string
  idCard: string
}

/** Of earlier fairs: a workshop that came twice, and a maker who came by herself. */
export const preExhibitors: readonly PreExhibitor[] = [
  {
    exhibitorId: 901,
    company: ['龙泉青瓷研究所', 'Longquan Celadon Institute'],
    year: 2025,
    socialCredit: '91350100M000100Y43',
    name: '',
    idCard: '',
    countryId: 156,
    areaName: { zh: '浙江省', en: 'Zhejiang' },
    cityName: { zh: '龙泉市', en: 'Longquan' },
    industryIds: [1, 2],
    typeId: 1,
    hallId: 1,
    exhibitionType: 1,
  },
  {
    exhibitorId: 902,
    company: ['龙泉青瓷研究所', 'Longquan Celadon Institute'],
    year: 2024,
    socialCredit: '91350100M000100Y43',
    name: '',
    idCard: '',
    countryId: 156,
    areaName: { zh: '浙江省', en: 'Zhejiang' },
    cityName: { zh: '杭州市', en: 'Hangzhou' },
    industryIds: [1],
    typeId: null,
    hallId: null,
    exhibitionType: 0,
  },
  {
    exhibitorId: 903,
    company: ['苏绣工作室', 'Suzhou Embroidery Studio'],
    year: 2025,
    socialCredit: '',
    name: '沈素云',
    idCard: '11010519491231002X',
    countryId: 156,
    areaName: { zh: '江苏省', en: 'Jiangsu' },
    cityName: { zh: '苏州市', en: 'Suzhou' },
    industryIds: [2],
    typeId: null,
    hallId: 1,
    exhibitionType: 0,
  },
]

type Registered = OutputOf<typeof queryRegister>
interface Row {
  result: string
  state: Registered['state']
  kind: Registered['kind']
  name: Both
  opinion: string
  decidedAt: string | null
  record: Registered['record']
}

/** What the last one sent, which was returned for changes. */
const amendable: Registered['record'] = {
  isCheckPhone: 1,
  areaCode: '+086',
  list: [
    {
      countryId: 156,
      countryName: '中国',
      areaName: '浙江省',
      cityName: '杭州市',
      name: '顾言',
      languageType: 1,
      identityType: 1,
      identityNumber: '11010519491231002X',
      phone: '13900139004',
      email: 'guyan@demo.example',
      industry: [1],
      objective: ['purchase'],
      otherObjective: '',
      intention: [{ intentionType: 'heritage', name: 'ceramics' }],
      roleType: 0,
    },
  ],
}

/** Registrations by phone; an e-mail is `buyer1@demo.example` and so on. */
export const registrations: Record<string, Row | undefined> = {
  '13900139001': {
    result: '3',
    state: 'review',
    kind: 'buyer',
    name: ['陆听雨', 'Lu Tingyu'],
    opinion: '',
    decidedAt: null,
    record: null,
  },
  '13900139002': {
    result: '1',
    state: 'approved',
    kind: 'exhibitorCompany',
    name: ['龙泉青瓷研究所', 'Longquan Celadon Institute'],
    opinion: '',
    decidedAt: '2026-05-03T02:00:00Z',
    record: null,
  },
  '13900139003': {
    result: '2',
    state: 'rejected',
    kind: 'exhibitorIndividual',
    name: ['沈素云', 'Shen Suyun'],
    opinion: '参展作品与所选展馆不符，请改选非遗馆后重新注册。',
    decidedAt: '2026-05-03T02:00:00Z',
    record: null,
  },
  '13900139004': {
    result: '5',
    state: 'changes',
    kind: 'buyer',
    name: ['顾言', 'Gu Yan'],
    opinion: '请补充采购意向，并核对证件号码。',
    decidedAt: null,
    record: amendable,
  },
}

/** The phone of the registration with an e-mail address. */
export const phoneOfEmail = (email: string): string => email.replace(/^buyer(\d)@demo\.example$/, '1390013900$1')
