import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program in the project's folder with its output shown; gives its exit status. */
export function run(command, args, env = {}, stdio = 'inherit') {
  const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } })
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

/** The same with its output written to a file, and shown with its title when it has ended. */
export async function runKept(command, args, env, { title, file }) {
  const output = openSync(file, 'w')
  try {
    return await run(command, args, env, ['ignore', output, output])
  } finally {
    closeSync(output)
    process.stdout.write(`${title}\n${readFileSync(file, 'utf8')}`)
  }
}

/** Runs a program that must succeed; ends the process with its status otherwise. */
export async function must(command, args, env) {
  const status = await run(command, args, env)
  if (status !== 0) process.exit(status)
}
