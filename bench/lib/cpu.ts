import { readdirSync, readFileSync } from 'node:fs'

/** clock ticks a second, as Linux counts them everywhere */
const TICKS = 100

/** Fields of /proc/PID/stat after the name of the program; none: it has ended. */
function statOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
  } catch {
    return []
  }
}

const seconds = (fields: number[], from: number, to: number): number =>
  fields.slice(from, to).reduce((sum, ticks) => sum + ticks, 0) / TICKS

/** s of processor that a process has used */
export const cpuOf = (pid: number): number => seconds(statOf(pid), 11, 13)

/** The process that started this one. */
export const parentOf = (pid: number): number => statOf(pid)[1] ?? 0

/** s of processor that a process and its children have used, those included that have ended */
export function cpuOfFamily(pid: number): number {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const children = pids.filter((one) => parentOf(one) === pid)
  return seconds(statOf(pid), 11, 15) + children.reduce((sum, one) => sum + cpuOf(one), 0)
}
