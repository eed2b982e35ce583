import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** The first group of the first line that matches. Throws when the program ends before. */
export function waitForLine(child: ChildProcess, output: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (status) => reject(new Error(`${child.spawnfile} ended with ${status} before it was ready`)))
    createInterface(output).on('line', (line) => {
      const [, found] = pattern.exec(line) ?? []
      if (found !== undefined) resolve(found)
    })
  })
}

/** Ends a program and waits until it has ended. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
