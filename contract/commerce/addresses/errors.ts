/** Refusals of delivery addresses; codes ours. */
export const addressErrors = {
  AddressNotFound: {
    code: 1_12101,
    status: 404,
    zh: '收货地址不存在或已删除',
    en: 'This address was not found or was deleted',
  },
  AddressChanged: {
    code: 1_12102,
    status: 409,
    zh: '该地址刚刚在别处修改过，请关闭后重新打开再修改',
    en: 'This address was just changed elsewhere. Close the form and open it again.',
  },
  TooManyAddresses: {
    code: 1_12103,
    status: 409,
    zh: '最多保存 {max} 个收货地址，请先删除不用的地址',
    en: 'You can save up to {max} addresses. Please delete one first.',
  },
} as const
