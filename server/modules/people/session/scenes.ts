import type { identityKinds } from '#contract/people/session/rules.ts'
import * as contract from '#contract/people/session/endpoints.ts'
import type { Language } from '#contract/core/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import { answerFlow, findLinked, findScene, type Flow, linkIdentity } from './session.queries'

type Outcome = 'confirmed' | 'unlinked' | 'taken'

/** Settles a flow that waits by the identity that came back. */
async function settle(db: Db, flow: Flow, identity: string): Promise<Outcome> {
  if (flow.linkTo !== null) {
    if (!(await linkIdentity(db, flow.kind, identity, flow.linkTo))) return 'taken'
    await answerFlow(db, flow.scene, { state: 'confirmed', accountId: flow.linkTo })
    return 'confirmed'
  }
  const accountId = await findLinked(db, flow.kind, identity)
  await answerFlow(db, flow.scene, accountId === undefined ? { state: 'unlinked' } : { state: 'confirmed', accountId })
  return accountId === undefined ? 'unlinked' : 'confirmed'
}

async function getWaiting(db: Db, scene: string): Promise<Flow> {
  const flow = await findScene(db, scene)
  if (!flow || flow.state !== 'waiting') throw fail('FlowEnded')
  return flow
}

type Kind = (typeof identityKinds)[number]

/** The sandbox exists only in a demo fair that has no outside service of this kind. */
async function getSandboxFlow({ db, providers }: Context<unknown>, scene: string) {
  const flow = await getWaiting(db, scene)
  const sandbox = providers[flow.kind]
  if (!sandbox?.embedded) throw fail('UnknownEndpoint')
  return { flow, sandbox }
}

const outcomeTexts = {
  confirmed: { 'zh-CN': '已确认，请回到原来的页面', 'en-US': 'Confirmed. Please return to the previous page.' },
  unlinked: {
    'zh-CN': '该身份尚未绑定账号：请先登录，并在个人中心绑定',
    'en-US': 'This identity is not linked to an account. Log in and link it in your account settings.',
  },
  taken: { 'zh-CN': '该身份已绑定其他账号', 'en-US': 'This identity is linked to another account.' },
  refused: { 'zh-CN': '已取消登录', 'en-US': 'The login was canceled.' },
}

function renderOutcome(outcome: keyof typeof outcomeTexts, language: Language): string {
  const text = outcomeTexts[outcome][language]
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><p style="font:1.25rem/1.6 system-ui;margin:20vh 2rem;text-align:center">${text}</p></html>`
}

/** The end of a login at an outside service: an empty code says that the person refused. */
const finishOutside =
  (kind: Kind) =>
  async ({ input, db, write, providers, language }: Context<{ code: string; state: string }>) => {
    const flow = await getWaiting(db, input.state)
    const provider = providers[kind]
    if (!provider || provider.embedded || flow.kind !== kind) throw fail('UnknownEndpoint')
    if (input.code === '') await write((transaction) => answerFlow(transaction, flow.scene, { state: 'refused' }))
    const outcome =
      input.code === ''
        ? 'refused'
        : await provider
            .identityOf(input.code)
            .then((identity) => write((transaction) => settle(transaction, flow, identity)))
    return { type: 'text/html; charset=utf-8', body: Buffer.from(renderOutcome(outcome, language)) }
  }

/** Logins by scan and by face, as whoever opened the QR answers them. */
export const scenes: Route[] = [
  serve(contract.getScene, async (context) => {
    const { flow } = await getSandboxFlow(context, context.input.scene)
    return { kind: flow.kind, state: 'waiting' as const, linking: flow.linkTo !== null }
  }),
  serve(contract.answerScene, async (context) => {
    const { input, write } = context
    const { flow, sandbox } = await getSandboxFlow(context, input.scene)
    const shown = { kind: flow.kind, linking: flow.linkTo !== null }
    if (!input.agree) {
      await write((db) => answerFlow(db, flow.scene, { state: 'refused' }))
      return { ...shown, state: 'refused' as const }
    }
    const identity = await sandbox.identityOf(input.proof)
    const outcome = await write((db) => settle(db, flow, identity))
    if (outcome === 'taken') throw fail('IdentityTaken')
    if (outcome === 'unlinked') throw fail('IdentityUnlinked')
    return { ...shown, state: outcome }
  }),
  serveBytes(contract.weChatCallback, finishOutside('wechat')),
  serveBytes(contract.faceCallback, finishOutside('face')),
]
