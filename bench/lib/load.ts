import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freshFolder } from './programs'
import { isSmoke } from './smoke'

/** A file of these lines, for a program that sends each. */
export function linesFile(lines: readonly string[]): string {
  const file = join(freshFolder(), 'lines.txt')
  writeFileSync(file, lines.join('\n'))
  return file
}

/**
 * Runs a program that loads a server, told by its environment what to send where (in smoke mode 100 requests), and gives what it prints as JSON. Throws
 * where it ends with an error.
 */
export async function runLoad<Result>(
  program: `load${string}` | 'ask-in-turn',
  environment: Record<string, string>,
): Promise<Result> {
  const env = { ...process.env, ...environment, ...(isSmoke ? { AMOUNT: '100' } : {}) }
  const { stdout } = await promisify(execFile)(process.execPath, [`bench/programs/${program}.mjs`], { env })
  const result: Result = JSON.parse(stdout)
  return result
}

/** Answers a second. Throws where some were not a success. */
export async function runRate(program: 'load' | 'load-mixed', environment: Record<string, string>): Promise<number> {
  const { rate, wrong } = await runLoad<{ rate: number; wrong: number }>(program, environment)
  if (wrong > 0) throw new Error(`${wrong} answers were not a success`)
  return rate
}
