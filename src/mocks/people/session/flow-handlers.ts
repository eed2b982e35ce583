import type { OutputOf } from '#contract/core/endpoint.ts'
import * as contract from '#contract/people/session/endpoints.ts'
import { findMockAccount } from '#src/mocks/foundation/accounts/accounts.ts'
import { answerMockScene, findMockScene, type FlowKind, startMockFlow, takeMockFlow } from './flows'
import { mock, mockBytes, refuse } from '#src/mocks/core/mock.ts'
import { isMockLinked, linkMock } from '#src/mocks/people/account/handlers.ts'
import { loggedIn } from './handlers'

type Scene = OutputOf<typeof contract.answerScene>
type Poll = OutputOf<typeof contract.weChatLoginPoll>

const start =
  (kind: FlowKind) =>
  ({ input, token }: { input: { link: boolean }; token: string }) => {
    if (input.link && token === '') return refuse('LoginExpired')
    const { flowNum, scene, endsAt } = startMockFlow(kind, input.link)
    return {
      flowNum,
      address: `${window.location.origin}/sandbox.html#/${kind}?scene=${scene}`,
      embedded: true,
      expiresAt: new Date(endsAt).toISOString(),
    }
  }

function poll({ input }: { input: { flowNum: string } }): Poll {
  const flow = takeMockFlow(input.flowNum) ?? refuse('FlowEnded')
  if (flow.state !== 'confirmed') return { state: flow.state, userTokenVO: null }
  if (flow.linking) {
    linkMock(flow.kind)
    return { state: 'done', userTokenVO: null }
  }
  const buyer = findMockAccount('buyer@demo.yunzhan.example') ?? refuse('FlowEnded')
  return { state: 'confirmed', userTokenVO: loggedIn(buyer) }
}

function answer({ input }: { input: { scene: string; agree: boolean } }): Scene {
  const scene = findMockScene(input.scene) ?? refuse('FlowEnded')
  const isKnown = scene.linking || isMockLinked(scene.kind)
  const state = input.agree ? (isKnown ? 'confirmed' : 'unlinked') : 'refused'
  answerMockScene(input.scene, state)
  return state === 'unlinked' ? refuse('IdentityUnlinked') : { ...scene, state }
}

const callbackPage = () => ({ type: 'text/html; charset=utf-8', body: '<!doctype html><title>云展</title>' })

/** In the mock fair WeChat is linked to the buyer, and a face to nobody until somebody links it. */
export const loginFlows = [
  mock(contract.getLoginWays, () => ({ wechat: true, face: true })),
  mock(contract.getWeChatLoginFlowNum, start('wechat')),
  mock(contract.weChatLoginPoll, poll),
  mock(contract.getFaceAuthFlowNum, start('face')),
  mock(contract.faceAuthPoll, poll),
  mock(contract.getScene, ({ input }) => {
    const scene = findMockScene(input.scene) ?? refuse('FlowEnded')
    return { ...scene, state: 'waiting' as const }
  }),
  mock(contract.answerScene, answer),
  mockBytes(contract.weChatCallback, callbackPage),
  mockBytes(contract.faceCallback, callbackPage),
]
