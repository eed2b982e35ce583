import { readConfig } from '#server/config.ts'
import type { WechatPayConfig } from '../settings'
import type { FakeWechatPay } from './open-fake'

/** The settings of a fake as the fair reads them. */
export function configOf({ settings }: FakeWechatPay): WechatPayConfig {
  const { wechatPay } = readConfig({ PUBLIC_URL: 'https://fair.example', ...settings })
  if (!wechatPay) throw new Error('the fake names too few settings')
  return wechatPay
}
