import { freshFolder, serverFlags, startProgram } from '../lib/programs'
import type { Row } from '../lib/table'

const seconds = (ms: number) => ms / 1_000

/** `npm start` to ready, installed and built: on an empty folder, and again. */
export async function benchStartup(): Promise<Row[]> {
  const folder = freshFolder()
  const times: number[] = []
  for (let round = 0; round < 2; round += 1) {
    const fair = await startProgram([...serverFlags, 'scripts/start.mjs'], { DATA_DIR: folder })
    times.push(seconds(fair.readyMs))
    await fair.stop()
  }
  const [first = 0, again = 0] = times
  const row = (what: string, value: number, limit: number): Row => {
    return { what, measured: `${value.toFixed(1)} s`, value, limit, better: 'less' }
  }
  return [row('npm start to ready, empty folder, s', first, 5), row('npm start to ready, again, s', again, 1.5)]
}
