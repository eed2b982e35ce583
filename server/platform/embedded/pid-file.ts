import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a running PostgreSQL writes into its folder. */
export interface PidFile {
  pid: number
  port: number
  /** Empty where it listens on no socket. */
  socketFolder: string
  /** It takes connections. */
  ready: boolean
}

/** What `postmaster.pid` says, complete or not; undefined where there is none. */
export function readPidFile(cluster: string): PidFile | undefined {
  const path = join(cluster, 'postmaster.pid')
  if (!existsSync(path)) return undefined
  const [pid = '', , , port = '', socketFolder = '', , , state = ''] = readFileSync(path, 'utf8').split('\n')
  return { pid: Number(pid), port: Number(port), socketFolder, ready: state.trim() === 'ready' }
}

/** The words by which a process was started; empty for one that has ended. */
function readCommand(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    if (process.platform === 'win32') return execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH']).toString()
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).toString()
  } catch {
    return ''
  }
}

/** Whether the process is a PostgreSQL on this folder: in a container a number is soon another's. */
export function isPostgresOn(cluster: string, pid: number): boolean {
  const command = readCommand(pid)
  return command.includes('postgres') && (process.platform === 'win32' || command.includes(cluster))
}
