/** Inputs that the mocks of coupons take, each once. */
export const couponInputs: Record<string, unknown> = {
  claimCoupon: { id: 1, key: 'mock-claim-of-test' },
  claimCouponByCode: { code: 'student26', key: 'mock-code-of-test' },
  confirmGift: { id: 5, addressId: 4 },
  saveCoupon: {
    id: null,
    version: 0,
    key: 'mock-coupon-of-test',
    document: {
      kind: 'reduction',
      name: { zh: '满 100 减 20', en: '20 off 100' },
      overFen: 10_000,
      lessFen: 2_000,
      gift: { zh: '', en: '' },
      stock: 10,
      perPerson: 1,
      from: '2026-01-01T00:00:00Z',
      until: '2099-01-01T00:00:00Z',
      ticketTypeIds: [],
      code: '',
    },
  },
  setCouponState: { id: 7, version: 1, state: 'open' },
  listCouponClaims: { id: 2 },
}
