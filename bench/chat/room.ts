import { join } from 'node:path'
import { builtProgram } from '../lib/built-program'
import { median } from '../lib/numbers'
import { fairFolder, type Program, serverEnvironment, serverFlags, startProgram } from '../lib/programs'
import type { Load } from './load'

export interface Room {
  fair: Program
  plain: Program
  /** The file with the tokens of the people. */
  tokens: string
}

/** A fair with this number of accounts that have logged in, and the yardstick. */
export async function openRoom(people: number, settings: Record<string, string> = {}): Promise<Room> {
  const folder = await fairFolder()
  const tokens = join(folder, 'tokens.json')
  const fair = await startProgram([...serverFlags, '--expose-gc', builtProgram('serve-chat')], {
    ...serverEnvironment,
    DATA_DIR: folder,
    RATE_LIMIT: '0',
    PEOPLE: String(people),
    TOKENS: tokens,
    ...settings,
  })
  return { fair, plain: await startProgram(['bench/programs/plain-ws.mjs']), tokens }
}

/** ms, the median of the loads' */
export const p99 = (loads: Load[]): number => median(loads.map((load) => load.p99))

/** Messages that were lost, doubled, out of order or not acknowledged. */
export const faultsOf = (loads: Load[]): number =>
  loads.reduce(
    (sum, { lost, doubled, disordered, sent, acknowledged }) => sum + lost + doubled + disordered + sent - acknowledged,
    0,
  )
