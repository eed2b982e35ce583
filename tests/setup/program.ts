import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { projectRoot } from '#server/platform/project.ts'

/** ms after which a program that hangs is ended */
const LIMIT_MS = 100_000

/** Only what is given: the settings of whoever runs the tests are none of the program's. */
function environmentOf(given: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env
  return { PATH, HOME, LANG: 'C', LOG_LEVEL: 'silent', ...given }
}

const start = (name: string, args: readonly string[], environment: Record<string, string>, limit?: number) =>
  spawn(process.execPath, [join(projectRoot, 'dist/server', `${name}.js`), ...args], {
    cwd: projectRoot,
    env: environmentOf(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(limit === undefined ? {} : { timeout: limit }),
    killSignal: 'SIGKILL',
  })

export interface Ended {
  status: number | null
  stdout: string
  /** Lines. */
  stderr: string[]
}

/** Runs a program of the built server (`vite.server.config.ts`) to its end. */
export async function runProgram(
  name: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
): Promise<Ended> {
  const child = start(name, args, environment, LIMIT_MS)
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode === null ? once(child, 'exit') : undefined,
  ])
  return { status: child.exitCode, stdout, stderr: stderr.split('\n').filter((line) => line !== '') }
}

export interface RunningServer {
  address: string
  stop: () => Promise<void>
  /** Sends SIGTERM. */
  signal: () => void
  /** Its exit status; null: a signal ended it. */
  ended: Promise<number | null>
}

/** Starts the server, which lives until it is stopped, and waits until it answers. Throws with what it says when it ends instead. */
export async function startServer(environment: Record<string, string>): Promise<RunningServer> {
  const child = start('main', [], { PORT: '0', ...environment })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', (status) => resolve(status)))
  const signal = () => void child.kill('SIGTERM')
  return { address: await printedAddress(child), stop, signal, ended }
}

async function printedAddress({ stdout, stderr }: Pick<ChildProcess, 'stdout' | 'stderr'>): Promise<string> {
  if (!stdout || !stderr) throw new Error('the output of the server is not piped')
  const complaint = text(stderr)
  let address = ''
  for await (const line of createInterface({ input: stdout })) {
    address = /http:\S+/.exec(line)?.[0] ?? address
    if (line === 'ready') return address
  }
  throw new Error(`the server ended before it was ready: ${await complaint}`)
}
