import type { AddressWords } from '#contract/commerce/addresses/rules.ts'
import type { Both } from '#src/mocks/core/bilingual.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'

export interface MockAddress extends AddressWords {
  id: number
  version: number
  isDefault: boolean
  accountId: string
  key: string
  place: Both
  savedAt: string
}

const HOUR = 60

/** Of the mock fair's buyer, and one of its exhibitor. */
export const addresses: MockAddress[] = [
  {
    id: 1,
    version: 1,
    isDefault: true,
    accountId: '6',
    key: 'mock-address-1',
    consignee: '陈采薇',
    countryId: 156,
    regionCode: '330106',
    state: '',
    city: '',
    detail: '天目山路 148 号 3 幢 602 室',
    postalCode: '310013',
    areaCode: '+086',
    phone: '13800138006',
    place: ['浙江省 杭州市 西湖区', 'Xihu District, Hangzhou, Zhejiang, China'],
    savedAt: minutesFromNow(-40 * HOUR),
  },
  {
    id: 2,
    version: 1,
    isDefault: false,
    accountId: '6',
    key: 'mock-address-2',
    consignee: 'Claire Moreau',
    countryId: 250,
    regionCode: '',
    state: 'Île-de-France',
    city: 'Paris',
    detail: '18 rue des Archives, 3e étage',
    postalCode: '75004',
    areaCode: '+33',
    phone: '612345678',
    place: ['法国 Île-de-France Paris', 'Paris, Île-de-France, France'],
    savedAt: minutesFromNow(-200 * HOUR),
  },
  {
    id: 3,
    version: 1,
    isDefault: true,
    accountId: '1',
    key: 'mock-address-3',
    consignee: '沈砚秋',
    countryId: 156,
    regionCode: '320508',
    state: '',
    city: '',
    detail: '平江路 66 号',
    postalCode: '215005',
    areaCode: '+086',
    phone: '13800138001',
    place: ['江苏省 苏州市 姑苏区', 'Gusu District, Suzhou, Jiangsu, China'],
    savedAt: minutesFromNow(-300 * HOUR),
  },
]

/** Every id is given once. */
export const ids = { next: 4 }
