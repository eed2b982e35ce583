import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderBusy, lockDataFolder } from './data-lock'

let folder = ''
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Another process that holds the folder's lock until it is killed. */
async function holder(): Promise<ChildProcess> {
  const program = `
    const { openSync } = require('node:fs')
    const { tryLock } = require('fs-native-extensions')
    tryLock(openSync(process.argv[1], 'a+'))
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['-e', program, join(folder, 'lock')], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout, 'data')
  return child
}

describe('lockDataFolder', () => {
  it('refuses a folder that another process has', async () => {
    await holder()
    expect(() => lockDataFolder(folder)).toThrow(DataFolderBusy)
  })

  it('takes over from a killed process', async () => {
    const child = await holder()
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(() => lockDataFolder(folder)()).not.toThrow()
  })

  it('can be taken again after it was returned', () => {
    lockDataFolder(folder)()
    expect(() => lockDataFolder(folder)()).not.toThrow()
  })
})
