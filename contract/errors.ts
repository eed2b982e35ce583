import { type BusinessError, business, CODE_MODULUS } from './business-error'
import { accessErrors } from './errors-access'
import { assistantErrors } from './errors-assistant'
import { liveErrors } from './errors-live'
import { registrationErrors } from './errors-registration'
import { uploadErrors } from './upload-errors'

export { type BusinessError, CODE_MODULUS }

/** Every refusal the server can give. A code that is not here cannot be sent. */
export const errors = {
  ...accessErrors,
  ...assistantErrors,
  ...liveErrors,
  ...registrationErrors,
  ...uploadErrors,
  // Codes that the spec gives a meaning (spec: common §8).
  ExhibitNotFound: business(
    'ExhibitNotFound',
    'exhibition',
    10008,
    404,
    '展品不存在或已下架',
    'This exhibit does not exist or has been taken down',
  ),
  ExhibitorNotFound: business(
    'ExhibitorNotFound',
    'exhibition',
    10008,
    404,
    '参展商不存在或已退展',
    'This exhibitor does not exist or has left the fair',
  ),
  HallNotFound: business('HallNotFound', 'exhibition', 10008, 404, '展馆不存在', 'This hall does not exist'),
  ArticleNotFound: business(
    'ArticleNotFound',
    'content',
    10008,
    404,
    '文章不存在或已撤下',
    'This article does not exist or has been withdrawn',
  ),
  FairNotOpened: business(
    'FairNotOpened',
    'exhibition',
    10008,
    404,
    '展会尚未设立',
    'The fair has not been set up yet',
  ),
  LoginExpired: business(
    'LoginExpired',
    'authority',
    40001,
    401,
    '登录已过期，请重新登录',
    'Your login has expired, please log in again',
  ),
  // Ours; chosen clear of the codes that the client treats silently or as expiry.
  BadInput: business('BadInput', 'platform', 10400, 400, '请求有误：{detail}', 'Invalid request: {detail}'),
  NotAllowed: business('NotAllowed', 'platform', 10403, 403, '您没有此操作的权限', 'You are not allowed to do this'),
  NoSuchCall: business('NoSuchCall', 'platform', 10404, 404, '没有这个接口', 'There is no such call'),
  TooLarge: business(
    'TooLarge',
    'platform',
    10413,
    413,
    '请求内容过大，上限为 {limit}',
    'The request is too large, the limit is {limit}',
  ),
  WrongMediaType: business(
    'WrongMediaType',
    'platform',
    10415,
    415,
    '不支持的内容类型',
    'This content type is not supported',
  ),
  TooManyRequests: business(
    'TooManyRequests',
    'platform',
    10429,
    429,
    '请求过于频繁，请稍后再试',
    'Too many requests, please try again later',
  ),
  NotHealthy: business('NotHealthy', 'platform', 10503, 503, '以下服务不可用：{down}', 'Not available: {down}'),
  StorageFull: business(
    'StorageFull',
    'platform',
    10507,
    507,
    '存储空间即将用尽，没有写入任何内容',
    'The storage is almost full; nothing was written',
  ),
  Internal: business(
    'Internal',
    'platform',
    10500,
    500,
    '请求失败，请稍后重试（编号 {requestId}）',
    'Request failed, please try again later (reference {requestId})',
  ),
} as const satisfies Record<string, BusinessError>

/** Business codes that clear the login (spec: common §8). HTTP 401 does the same. */
export const EXPIRED_CODES: readonly number[] = [-401, 9001, 40001, 20002]

/** Business codes of an invalid exhibitor or exhibit: logged, never shown (spec: common §8). */
export const SILENT_CODES: readonly number[] = [10010, 30001, 3, 10008, 12]
