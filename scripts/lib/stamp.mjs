import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

/** The state of files and folders as one text: names and contents, for a checkout gives old files new times. */
export function stateOf(paths) {
  const hash = createHash('sha256')
  const visit = (path) => {
    const found = statSync(join(root, path), { throwIfNoEntry: false })
    if (!found) return
    if (found.isDirectory()) for (const name of readdirSync(join(root, path)).toSorted()) visit(join(path, name))
    else hash.update(`\n${path}\n`).update(readFileSync(join(root, path)))
  }
  paths.forEach(visit)
  return hash.digest('hex')
}

/** Whether `file` says that the work was done for this very state. */
export function isDone(file, state) {
  const path = join(root, file)
  return existsSync(path) && readFileSync(path, 'utf8') === state
}

export function setDone(file, state) {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, state)
}
