import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from './start-error'

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

/** One folder at a time: below /proc the recursive mkdir of Node never comes back. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another program was first.
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

/** Makes the data folder where it is missing, and writes a file to see. Throws StartError when it cannot. */
export function assertWritable(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new StartError(
      `DATA_DIR: ${folder} cannot be written to (${errorCode(error)}). Set it to a folder that this user may write to.`,
    )
  }
}
