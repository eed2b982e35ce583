import * as z from 'zod'
import { askJson, ServiceFailure } from '#server/providers/http-json.ts'
import type { LoginIdentityPort } from './port'

export interface WechatApp {
  appId: string
  appSecret: string
}

const SERVICE = 'WeChat'
const QR_PAGE = 'https://open.weixin.qq.com/connect/qrconnect'
const TOKEN_ENDPOINT = 'https://api.weixin.qq.com/sns/oauth2/access_token'
const CALLBACK = '/api/ce-authority/web/wechat/login/callback'

const text = z.string().min(1)
const Refused = z.object({ errcode: z.int() })
const Taken = z.object({ openid: text, unionid: text.optional() })
const Answer = z.union([Taken, Refused])

/** Website login of the WeChat open platform; its page at `addressOf` shows a QR of its own. */
export function wechatIdentity({ appId, appSecret }: WechatApp, endpoint = TOKEN_ENDPOINT): LoginIdentityPort {
  return {
    embedded: false,
    addressOf(scene, origin) {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: origin + CALLBACK,
        response_type: 'code',
        scope: 'snsapi_login',
        state: scene,
      })
      return `${QR_PAGE}?${query.toString()}#wechat_redirect`
    },
    async identityOf(proof) {
      const query = new URLSearchParams({
        appid: appId,
        secret: appSecret,
        code: proof,
        grant_type: 'authorization_code',
      })
      const answer = await askJson({ service: SERVICE, url: `${endpoint}?${query.toString()}`, answer: Answer })
      // Only its number: the text of a refusal may repeat what was sent.
      if ('errcode' in answer) throw new ServiceFailure(`${SERVICE}: errcode ${answer.errcode}`)
      return answer.unionid ?? answer.openid
    },
  }
}
