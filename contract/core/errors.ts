/** A refusal of the server; its code is `service × 100000 + business code`. */
export interface BusinessError {
  code: number
  /** Of the HTTP answer. */
  status: number
  /** `{name}` stands for a detail of the same name. */
  zh: string
  en: string
}

/** Refusals that belong to no domain, or that several give. */
export const coreErrors = {
  // Codes that the spec gives a meaning (spec: common §8).
  ExhibitNotFound: {
    code: 1_10008,
    status: 404,
    zh: '展品不存在或已下架',
    en: 'This exhibit was not found or was withdrawn',
  },
  ExhibitorNotFound: {
    code: 1_10010,
    status: 404,
    zh: '参展商不存在或已退展',
    en: 'This exhibitor was not found or has left the fair',
  },
  HallNotFound: { code: 1_10011, status: 404, zh: '展馆不存在', en: 'Hall not found' },
  ArticleNotFound: {
    code: 2_10701,
    status: 404,
    zh: '文章不存在或已撤下',
    en: 'This article was not found or was withdrawn',
  },
  TopicNotFound: {
    code: 2_10702,
    status: 404,
    zh: '专题不存在或已撤下',
    en: 'This topic was not found or was withdrawn',
  },
  FairNotOpened: { code: 1_10012, status: 404, zh: '展会尚未设立', en: 'The fair has not been set up yet' },
  LoginExpired: {
    code: 3_40001,
    status: 401,
    zh: '登录已过期，请重新登录',
    en: 'Your login has expired. Please log in again.',
  },
  // Ours; chosen clear of the codes that the client treats silently or as expiry.
  BadInput: { code: 10_400, status: 400, zh: '请求有误：{detail}', en: 'Invalid request: {detail}' },
  NotAllowed: { code: 10_403, status: 403, zh: '您没有此操作的权限', en: 'You do not have permission to do this' },
  UnknownEndpoint: { code: 10_404, status: 404, zh: '没有这个接口', en: 'Unknown endpoint' },
  TooLarge: {
    code: 10_413,
    status: 413,
    zh: '请求内容过大，上限为 {limit}',
    en: 'The request is too large. The limit is {limit}.',
  },
  WrongMediaType: { code: 10_415, status: 415, zh: '不支持的内容类型', en: 'This content type is not supported' },
  TooManyRequests: {
    code: 10_429,
    status: 429,
    zh: '请求过于频繁，请稍后再试',
    en: 'Too many requests. Please try again later.',
  },
  NotReady: { code: 10_505, status: 503, zh: '服务尚未就绪：{reason}', en: 'Not ready: {reason}' },
  NotHealthy: { code: 10_503, status: 503, zh: '以下服务不可用：{down}', en: 'Not available: {down}' },
  StorageFull: {
    code: 10_507,
    status: 507,
    zh: '存储空间即将用尽，没有写入任何内容',
    en: 'Storage is almost full. Nothing was saved.',
  },
  StorageUnavailable: {
    code: 10_508,
    status: 503,
    zh: '文件存储暂时无法访问，请稍后重试',
    en: 'The file storage is not available. Try again in a moment.',
  },
  DatabaseUnavailable: {
    code: 10_506,
    status: 503,
    zh: '系统正在恢复，请几秒后重试',
    en: 'The fair is restarting. Try again in a few seconds.',
  },
  Internal: {
    code: 10_500,
    status: 500,
    zh: '请求失败，请稍后重试（编号 {requestId}）',
    en: 'The request failed. Please try again later (reference {requestId}).',
  },
} as const satisfies Record<string, BusinessError>
