import type { identityKinds } from '#contract/people/session/rules.ts'
import { FLOW_LIFE_MS } from '#contract/people/session/limits.ts'
import * as contract from '#contract/people/session/endpoints.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { hashKey, newKey } from '#server/platform/auth/secrets.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { addFlow, findFlow, takeFlow } from './session.queries'
import { assertMayLogIn, startSession } from './start-session'

type Kind = (typeof identityKinds)[number]
/** Flows a minute of one network address; ours. */
const FLOWS_PER_MINUTE = 60

const startFlow =
  (kind: Kind) =>
  async ({ input, viewer, write, providers, origin, ip }: Context<{ link: boolean }>) => {
    if (input.link && !viewer) throw fail('LoginExpired')
    const provider = providers[kind]
    if (!provider) throw fail('LoginNotOffered')
    const [flowNum, scene] = [newKey(), newKey()]
    const expiresAt = new Date(Date.now() + FLOW_LIFE_MS)
    const linkTo = input.link && viewer ? Number(viewer.userId) : null
    await write(async (db) => {
      await assertWithinLimit(db, `flow:${ip}`, FLOWS_PER_MINUTE, 60)
      await addFlow(db, { flowHash: hashKey(flowNum), scene, kind, linkTo, expiresAt })
    })
    return {
      flowNum,
      address: provider.addressOf(scene, origin),
      embedded: provider.embedded,
      expiresAt: expiresAt.toISOString(),
    }
  }

async function pollFlow({ input, db, write }: Context<{ flowNum: string }>) {
  const waiting = await findFlow(db, input.flowNum)
  if (!waiting) throw fail('FlowEnded')
  if (waiting.state === 'waiting') return { state: 'waiting' as const, userTokenVO: null }
  return write(async (transaction) => {
    const flow = await takeFlow(transaction, input.flowNum)
    if (!flow) throw fail('FlowEnded')
    if (flow.state === 'refused' || flow.state === 'unlinked') return { state: flow.state, userTokenVO: null } as const
    if (flow.linkTo !== null) return { state: 'done' as const, userTokenVO: null }
    const account = flow.accountId === null ? undefined : await findAccountById(transaction, flow.accountId)
    if (!account) throw fail('FlowEnded')
    assertMayLogIn(account)
    return { state: 'confirmed' as const, userTokenVO: await startSession(transaction, account, flow.kind) }
  })
}

/** Logins by scan and by face, as the page that shows the QR sees them. */
export const flows: Route[] = [
  serve(contract.getLoginWays, async ({ providers: { wechat, face } }) => ({
    wechat: wechat !== null,
    face: face !== null,
  })),
  serve(contract.getWeChatLoginFlowNum, startFlow('wechat')),
  serve(contract.weChatLoginPoll, pollFlow),
  serve(contract.getFaceAuthFlowNum, startFlow('face')),
  serve(contract.faceAuthPoll, pollFlow),
]
