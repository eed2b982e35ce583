/** Inputs that the mocks of addresses take, each once. */
export const addressInputs: Record<string, unknown> = {
  saveAddress: {
    consignee: '沈砚秋',
    countryId: 156,
    regionCode: '330106',
    state: '',
    city: '',
    detail: '天目山路 148 号',
    postalCode: '',
    areaCode: '+086',
    phone: '13800138001',
    id: null,
    version: 0,
    key: 'mock-address-of-test',
    isDefault: false,
  },
  setDefaultAddress: { id: 4 },
  removeAddress: { id: 3 },
}
