import { fairFolder, freshFolder, serverFlags, startProgram } from '../lib/programs'
import { isSmoke, sized } from '../lib/smoke'
import type { Row } from '../lib/table'

/** In smoke mode one start on a fair that exists. */
const ROUNDS = sized(2, 1)

const seconds = (ms: number) => ms / 1_000

/** `npm start` to ready, installed and built: on an empty folder, and again. */
export async function benchStartup(): Promise<Row[]> {
  const folder = isSmoke ? await fairFolder() : freshFolder()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const fair = await startProgram([...serverFlags, 'scripts/start.mjs'], { DATA_DIR: folder })
    times.push(seconds(fair.readyMs))
    await fair.stop()
  }
  const [first = 0, again = first] = times
  const row = (what: string, value: number, limit: number): Row => {
    return { what, measured: `${value.toFixed(1)} s`, value, limit, better: 'less' }
  }
  return [row('npm start to ready, empty folder, s', first, 5), row('npm start to ready, again, s', again, 1.5)]
}
