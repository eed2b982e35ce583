import type { Finding } from './finding'

const marks = { ok: '✓', failed: '✗', skipped: '–' } as const

/** A line for each finding, and below one that failed what to do. */
export const describeFindings = (findings: readonly Finding[]): string =>
  findings
    .flatMap(({ name, state, detail, fix }) => [`${marks[state]} ${name}: ${detail}`, ...(fix ? [`    ${fix}`] : [])])
    .join('\n')

export const hasFailed = (findings: readonly Finding[]): boolean => findings.some(({ state }) => state === 'failed')
