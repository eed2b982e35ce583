// node scripts/scheduled-backup.mjs FOLDER --keep 14 [--daily 02:30]: backs up into FOLDER/<time> and deletes all but the newest.
// With --daily it goes on and backs up every day at that time (UTC). Needs the built server and its settings.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { expiredBackups, untilNext } from './lib/deploy/expired-backups.mjs'

const program = fileURLToPath(new URL('../dist/server/backup.js', import.meta.url))
const { values, positionals } = parseArgs({
  options: { keep: { type: 'string', default: '14' }, daily: { type: 'string' } },
  allowPositionals: true,
})
const [folder] = positionals
const keep = Number(values.keep)
if (
  folder === undefined ||
  !Number.isInteger(keep) ||
  keep < 1 ||
  !/^([01]\d|2[0-3]):[0-5]\d$/.test(values.daily ?? '00:00')
) {
  console.error('Usage: node scripts/scheduled-backup.mjs FOLDER [--keep NUMBER] [--daily HH:MM]')
  process.exit(2)
}

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => ending.abort())

/** Old backups are deleted only after a new one has succeeded. */
async function backUp() {
  mkdirSync(folder, { recursive: true })
  const name = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const [status] = await once(
    spawn(process.execPath, [program, 'backup', join(folder, name)], { stdio: 'inherit' }),
    'exit',
  )
  if (status !== 0) return false
  for (const old of expiredBackups(readdirSync(folder), keep)) {
    rmSync(join(folder, old), { recursive: true })
    console.log(`Deleted ${old}.`)
  }
  return true
}

if (values.daily === undefined) process.exit((await backUp()) ? 0 : 1)
while (!ending.signal.aborted) {
  const isNext = await wait(untilNext(values.daily, new Date()), true, { signal: ending.signal }).catch(() => false)
  if (isNext && !(await backUp())) console.error('The backup failed; the next one is tomorrow.')
}
