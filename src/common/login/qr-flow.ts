import { FLOW_LIFE_MS, POLL_MS } from '#contract/people/session/limits.ts'
import type { OutputOf } from '#contract/core/endpoint.ts'
import type { LoginResult } from '#contract/people/session/schemas.ts'
import {
  faceAuthPoll,
  getFaceAuthFlowNum,
  getWeChatLoginFlowNum,
  weChatLoginPoll,
} from '#contract/people/session/endpoints.ts'
import { ApiError, isRefusal } from '../request/api-error'
import { call } from '../request/call'
import { errorMessage } from '../request/error-message'

export type QrKind = 'wechat' | 'face'

/** What the panel shows. */
export type QrView =
  | { state: 'starting' | 'linked' | 'expired' | 'refused' | 'unlinked' }
  | { state: 'waiting'; address: string; embedded: boolean }
  | { state: 'confirmed'; login: LoginResult }
  | { state: 'failed'; message: string }

const calls = {
  wechat: { start: getWeChatLoginFlowNum, poll: weChatLoginPoll },
  face: { start: getFaceAuthFlowNum, poll: faceAuthPoll },
}

/** Refusals that the next poll would only repeat. */
const accountRefusals = [
  'AccountUnderReview',
  'AccountRejected',
  'AccountDisabled',
  'AccountInvited',
  'AccountLeaving',
] as const

/** How an answer ends the flow, if it does. */
function outcomeOf({ state, userTokenVO }: OutputOf<typeof weChatLoginPoll>): QrView | undefined {
  if (state === 'waiting') return undefined
  if (state === 'refused' || state === 'unlinked') return { state }
  return userTokenVO ? { state: 'confirmed', login: userTokenVO } : { state: 'linked' }
}

/** How a failed poll ends the flow; a lost one is made up by the next. */
function failureOf(error: unknown): QrView | undefined {
  if (!(error instanceof ApiError)) return { state: 'failed', message: errorMessage(error) }
  if (isRefusal(error, 'FlowEnded')) return { state: 'expired' }
  return isRefusal(error, ...accountRefusals) ? { state: 'failed', message: error.message } : undefined
}

/**
 * Starts a login, or with `link` a linking, by scan or face and polls every 1.5 s until it ends (spec: access §4).
 * Returns what stops it: nothing is requested or shown after that.
 */
export function runQrFlow({ kind, link }: { kind: QrKind; link: boolean }, show: (view: QrView) => void): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const { start, poll } = calls[kind]

  const ask = async (flowNum: string, until: number): Promise<void> => {
    const end = await call(poll, { flowNum }, { alerts: false }).then(outcomeOf, failureOf)
    if (stopped) return
    if (end) show(end)
    else if (Date.now() >= until) show({ state: 'expired' })
    else timer = setTimeout(() => void ask(flowNum, until), POLL_MS)
  }

  const begin = async (): Promise<void> => {
    show({ state: 'starting' })
    try {
      const { flowNum, address, embedded } = await call(start, { link }, { alerts: false })
      if (stopped) return
      show({ state: 'waiting', address, embedded })
      // By this device's own clock: the server's may stand elsewhere.
      timer = setTimeout(() => void ask(flowNum, Date.now() + FLOW_LIFE_MS), POLL_MS)
    } catch (error) {
      if (!stopped) show({ state: 'failed', message: errorMessage(error) })
    }
  }

  void begin()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
