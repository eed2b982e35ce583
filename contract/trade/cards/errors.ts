/** Refusals of cards and meetings at a booth; codes ours. */
export const cardErrors = {
  CardChanged: {
    code: 1_11090,
    status: 409,
    zh: '名片刚刚在别处修改过，请刷新后再保存',
    en: 'Your card was just changed elsewhere. Please refresh before you save.',
  },
  CardCodeWrong: {
    code: 1_11091,
    status: 404,
    zh: '名片码不正确、已过期或已被使用，请对方重新出示',
    en: 'This code is incorrect, has expired, or was already used. Ask them to show their card again.',
  },
  TooManyScans: {
    code: 1_11092,
    status: 429,
    zh: '尝试次数过多，请 10 分钟后再试',
    en: 'Too many attempts. Please try again in 10 minutes.',
  },
  TooManyCodes: {
    code: 1_11093,
    status: 429,
    zh: '名片码刷新过于频繁，请稍后再试',
    en: 'Too many codes requested. Please try again later.',
  },
  CardOfTeam: {
    code: 1_11094,
    status: 409,
    zh: '这是同一展商同事的名片，无需交换',
    en: 'This is a colleague’s card. There is nothing to exchange.',
  },
  MeetingNotFound: { code: 1_11095, status: 404, zh: '没有这次会面', en: 'Card exchange not found' },
  MeetingOver: {
    code: 1_11096,
    status: 409,
    zh: '已超过确认时限或已有答复，请重新出示名片',
    en: 'The time to confirm has expired or this was already answered. Please show your card again.',
  },
} as const
