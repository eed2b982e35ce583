import { FLOW_LIFE_MS } from '#contract/people/session/limits.ts'

export type FlowKind = 'wechat' | 'face'
export type FlowState = 'waiting' | 'confirmed' | 'refused' | 'unlinked' | 'done'

export interface MockFlow {
  flowNum: string
  scene: string
  kind: FlowKind
  linking: boolean
  state: FlowState
  /** ms */
  endsAt: number
}

interface News {
  scene: string
  state: FlowState
}

const flows = new Map<string, MockFlow>()

/**
 * The sandbox page is another page of the mock fair, with a memory of its own: it notifies the others of how a flow went.
 * Whoever polls is notified of it as if from a server.
 */
const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('mock-login-flows')
others?.addEventListener('message', ({ data }: MessageEvent<News>) => settle(data))

function settle({ scene, state }: News): void {
  for (const flow of flows.values()) if (flow.scene === scene && flow.state === 'waiting') flow.state = state
}

/** The scene contains its request, so that a page opened later can read it. */
const sceneOf = (kind: FlowKind, linking: boolean, key: string): string =>
  `mock-${kind}-${linking ? 'link' : 'login'}-${key}`

export function startMockFlow(kind: FlowKind, linking: boolean, key: string = crypto.randomUUID()): MockFlow {
  const flow: MockFlow = {
    flowNum: `mock-flow-${kind}-${key}`,
    scene: sceneOf(kind, linking, key),
    kind,
    linking,
    state: 'waiting',
    endsAt: Date.now() + FLOW_LIFE_MS,
  }
  flows.set(flow.flowNum, flow)
  return flow
}

/** One of each kind that waits from the start. */
startMockFlow('wechat', false, 'waiting')
startMockFlow('face', false, 'waiting')

/** The outcome is given once; a flow that has ended is forgotten. */
export function takeMockFlow(flowNum: string): MockFlow | undefined {
  const flow = flows.get(flowNum)
  if (!flow || flow.endsAt < Date.now()) return undefined
  if (flow.state !== 'waiting') flows.delete(flowNum)
  return flow
}

/** What a scene asks, by its name; undefined when there is no such scene, or it was answered on this page. */
export function findMockScene(scene: string): { kind: FlowKind; linking: boolean } | undefined {
  const [, kind, what] = /^mock-(wechat|face)-(link|login)-/.exec(scene) ?? []
  const known = [...flows.values()].find((flow) => flow.scene === scene)
  if (!kind || !what || (known && (known.state !== 'waiting' || known.endsAt < Date.now()))) return undefined
  return { kind: kind === 'face' ? 'face' : 'wechat', linking: what === 'link' }
}

/** Answers a scene here and on the other pages of the fair. */
export function answerMockScene(scene: string, state: FlowState): void {
  settle({ scene, state })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by itself
  others?.postMessage({ scene, state } satisfies News)
}
