import type { BuyerRegistration, ExhibitorRegistration } from '#contract/people/registration/records.ts'

/** A query that is open from the start, for whoever asks the mocks without a page. */
export const OPENED_QUERY = 'mock-query-opened-1'

const place = { countryId: 156, countryName: '中国', areaName: '浙江省', cityName: '杭州市' }
const account = { phone: '13900139000', email: 'rain@demo.example' }
const PASSWORD = 'Yunzhan#2026'

const buyer: BuyerRegistration = {
  clientKey: 'mock-client-key-buyer',
  code: '123456',
  isCheckPhone: 1,
  agreed: true,
  list: [
    {
      ...place,
      ...account,
      name: '陆听雨',
      languageType: 1,
      identityType: 1,
      identityNumber: '11010519491231002X',
      passWord: PASSWORD,
      againPassWord: PASSWORD,
      industry: [1],
      objective: ['items'],
      intention: [{ intentionType: 'design', name: 'furniture' }],
    },
  ],
}

const exhibitor: ExhibitorRegistration = {
  ...account,
  clientKey: 'mock-client-key-exhibitor',
  code: '123456',
  isCheckPhone: 1,
  agreed: true,
  joinType: 0,
  exhibitionType: 0,
  deadlineType: 1,
  name: '陆听雨',
  industryIds: [1],
  password: PASSWORD,
  againPassWord: PASSWORD,
  hallId: 1,
  multiLanguageVOList: [
    {
      ...place,
      ...account,
      company: '听雨堂',
      socialCredit: '91350100M000100Y43',
      name: '陆听雨',
      cardType: 1,
      idCard: '11010519491231002X',
      contactName: '陆听雪',
      typeId: 1,
      industryIds: [1],
      languageType: 1,
    },
  ],
}

/** Registrations that a server would take. */
export const registrationInputs = { buyer, exhibitor }
