import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { endProcess, waitForLine } from './process'

export const XVFB = '/usr/bin/Xvfb'

/** Starts an X server without a screen: WebKitGTK has no headless mode. */
export async function startDisplay(): Promise<{ name: string; close: () => Promise<void> }> {
  const server = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [, , , output] = server.stdio
  if (!(output instanceof Readable)) throw new Error('Xvfb has no pipe for its display number')
  return { name: `:${await waitForLine(server, output, /^(\d+)$/)}`, close: () => endProcess(server) }
}
