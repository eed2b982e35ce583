import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { connectionsBeside, openDatabase } from '#server/platform/db/open.ts'
import { projectRoot } from '#server/platform/project.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'
import { afterCase, forAllCases } from './cleanup'
import { isSmoke, sized } from './smoke'

export interface Program {
  origin: string
  pid: number
  /** ms from the start of the process to the line that says it is ready. */
  readyMs: number
  /** Resident memory in MB. */
  memory(): number
  /** Resident memory in MB after a collection, where the program was started with --expose-gc and collects on SIGUSR2. */
  memoryCollected(): Promise<number>
  stop(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
}

const COLLECTION_MS = sized(1_000, 100)

/** A folder of the case's own: fairs of a hundred thousand records would fill the disk if they stayed. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yunzhan-bench-'))
  afterCase(() => rm(folder, { recursive: true, force: true }))
  return folder
}

let demoFair: Promise<string> | undefined

/** A demo fair that has been seeded, and that no server has opened with a key of its own. */
async function makeDemoFair(): Promise<string> {
  const folder = freshFolder()
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder })
  await seedWhenEmpty(database)
  await database.close()
  return folder
}

/** A folder with a demo fair of the case's own: a copy of one that is seeded once a run. */
export async function fairFolder(): Promise<string> {
  const folder = freshFolder()
  await cp(await (demoFair ??= forAllCases(makeDemoFair)), folder, { recursive: true, preserveTimestamps: true })
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

function memoryOf(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Starts a Node program that prints `ready` and listens on PORT, a free one unless the environment names one; its case ends it. */
export async function startProgram(
  args: string[],
  environment: Record<string, string> = {},
  onLine: (line: string) => void = () => undefined,
): Promise<Program> {
  const port = Number(environment['PORT']) || (await freePort())
  const env = { ...process.env, LOG_LEVEL: 'warn', ...environment, PORT: String(port) }
  const began = performance.now()
  const child = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const ready = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.trim() === 'ready') return true
      onLine(line)
    }
    return false
  })()
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  afterCase(() => end('SIGTERM'))
  if (!(await ready)) throw new Error(`${args.join(' ')} ended before it was ready`)
  child.stdout.resume()
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    readyMs: performance.now() - began,
    memory: () => memoryOf(child),
    async memoryCollected() {
      // The first collection hands over to finalizers what the second frees.
      for (let round = 0; round < 2; round += 1) {
        child.kill('SIGUSR2')
        await delay(COLLECTION_MS)
      }
      return memoryOf(child)
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
/** The memory flags that `npm start` passes to Node. */
export const serverFlags = scripts.start.split(' ').filter((word) => word.startsWith('--'))

/** What `npm start` sets where the server shares its machine with the database. */
export const serverEnvironment = { NODE_ENV: 'production', DATABASE_CONNECTIONS: String(connectionsBeside()) }

/** The built server as `npm start` runs it beside its database, with a folder of its own. */
export function startServer(environment: Record<string, string>): Promise<Program> {
  const usual = { DATA_DIR: freshFolder(), MIGRATE: 'auto', ...serverEnvironment }
  return startProgram([...serverFlags, 'dist/server/main.js'], { ...usual, ...environment })
}

const startDemo = async (): Promise<Program> => startServer({ DATA_DIR: await fairFolder(), DEMO: '1' })

let sharedFair: Promise<Program> | undefined

/** The built server on a demo fair of the case's own, or in smoke mode of all cases that only read. */
export const startFair = (): Promise<Program> => (isSmoke ? (sharedFair ??= forAllCases(startDemo)) : startDemo())
