/** Right inputs of the calls of pre-registration. */
export const preRegistrationInputs = {
  addPreRegistration: {
    clientKey: 'pre-registration-key-0001',
    name: '甲',
    company: '甲画廊',
    countryId: 156,
    areaCode: '+086',
    mobile: '13800138111',
    email: '',
    purposes: ['items'],
    agreed: true,
  },
  takePreRegistration: { code: 'PRE2222222222222', key: 'pre-registration-page-0001' },
  savePreRegistrationTerms: {
    version: 1,
    terms: { isOpen: true, until: null, title: { zh: '', en: '' }, intro: { zh: '', en: '' } },
  },
}
