import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program in the project's folder with its output shown; gives its exit status. */
export function run(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  const pass = (signal) => child.kill(signal)
  process.once('SIGINT', pass).once('SIGTERM', pass)
  return new Promise((done) => {
    child.once('error', () => done(127))
    child.once('exit', (status) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      done(status ?? 1)
    })
  })
}

/** Runs a program that must succeed; ends the process with its status otherwise. */
export async function must(command, args, env) {
  const status = await run(command, args, env)
  if (status !== 0) process.exit(status)
}
