import { fork } from 'node:child_process'
import { once } from 'node:events'
import { builtProgram } from '../lib/built-program'

export interface Load {
  p50: number
  p99: number
  sent: number
  acknowledged: number
  lost: number
  doubled: number
  disordered: number
}

export interface Loaded {
  origins: string[]
  tokens: string
  /** The first of the people who read; those after it follow. */
  first?: number
  readers: number
  rate: number
  seconds: number
  senders: number
  frozen?: number
  plain?: boolean
  patienceMs?: number
  /** How long they stay without a message once all have entered. */
  idleMs?: number
  /** of a message's text besides what the measurement needs */
  characters?: number
  /** Runs once all readers have entered. */
  onEntered?: () => void
}

/** Loads a room from a process of its own and gives what arrived, in ms and messages. */
export async function loadRoom(of: Loaded): Promise<Load> {
  const env = {
    ...process.env,
    ORIGINS: of.origins.join(','),
    TOKENS: of.tokens,
    FIRST: String(of.first ?? 0),
    READERS: String(of.readers),
    RATE: String(of.rate),
    SECONDS: String(of.seconds),
    SENDERS: String(of.senders),
    FROZEN: String(of.frozen ?? 0),
    PLAIN: of.plain ? '1' : '0',
    IDLE_MS: String(of.idleMs ?? 0),
    PATIENCE_MS: String(of.patienceMs ?? 0),
    CHARACTERS: String(of.characters ?? 40),
  }
  const child = fork(builtProgram('chat-load'), {
    execArgv: [],
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.on('message', () => of.onEntered?.())
  let printed = ''
  child.stdout?.on('data', (bytes: Buffer) => {
    printed += bytes.toString()
  })
  await once(child, 'exit')
  // oxlint-disable-next-line no-unsafe-type-assertion -- what chat-load.ts prints last
  return JSON.parse(printed) as Load
}
