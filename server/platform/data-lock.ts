import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'
import { assertWritable } from './writable-folder'

/** The data folder is in use by another process. */
export class DataFolderBusy extends Error {
  override readonly name = 'DataFolderBusy'
}

/**
 * Takes the data folder for this process: its files and its database have one server.
 * A lock of the operating system, so a killed process leaves none behind. Returns how to release it.
 */
export function lockDataFolder(folder: string): () => void {
  assertWritable(folder)
  const path = join(folder, 'lock')
  const file = openSync(path, 'a+')
  if (!tryLock(file)) {
    closeSync(file)
    const holder = readFileSync(path, 'utf8').trim()
    throw new DataFolderBusy(`The data folder ${folder} is in use by process ${holder || 'unknown'}. Stop it first.`)
  }
  ftruncateSync(file)
  writeSync(file, String(process.pid))
  return () => closeSync(file)
}
