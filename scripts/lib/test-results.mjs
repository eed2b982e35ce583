import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.mjs'

const ERROR_LINES = 12
/** Dialogs and notices stand at the end of a page. */
const PAGE_LINES = 45
/** Every page has the same footer. */
const FOOTER = /^( *)- contentinfo.*(?:\n\1 .*)*/gm

/** @typedef {{ title: string, ms: number, failed: boolean, error?: string, page?: string }} Result */

/** What a test failed of, in one line; a report's colours left out. */
const firstLines = (message = '') =>
  stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, ERROR_LINES).join(' | ')

/** What the page of a failed test had at its end, as Playwright described it: on a machine of others it is all there is to see. */
function endOfPage(attachments) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  if (!path || !existsSync(path)) return undefined
  const description = /```yaml\n([^]*?)\n```/.exec(readFileSync(path, 'utf8'))?.[1]
  return description?.replaceAll(FOOTER, '').split('\n').filter(Boolean).slice(-PAGE_LINES).join('\n')
}

/** Reads what vitest wrote: a file whose tests could not be gathered is a failure by itself. @returns {Result[]} */
function ofVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    if (assertionResults.length === 0)
      return [{ title: file, ms: 0, failed: status === 'failed', error: firstLines(message) }]
    return assertionResults.map((test) => ({
      title: `${file} › ${test.fullName}`,
      ms: test.duration ?? 0,
      failed: test.status === 'failed',
      error: firstLines(test.failureMessages?.[0]),
    }))
  })
}

/** Reads what Playwright wrote, down through its suites. @returns {Result[]} */
function ofPlaywright({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        // The same test may run once in each engine.
        title: `e2e/${file}:${line} › ${title}${tests.length > 1 ? ` (${projectName})` : ''}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        failed: status === 'unexpected',
        // That the time has ended comes first; what was waited for comes after it.
        error: firstLines(
          results
            .flatMap(({ errors }) => errors)
            .map(({ message }) => message)
            .join('\n'),
        ),
        page: status === 'unexpected' ? endOfPage(results.flatMap(({ attachments }) => attachments)) : undefined,
      })),
    ),
    ...ofPlaywright(suite),
  ])
}

/** The tests of a run by the file that its reporter wrote; none where it wrote nothing. @returns {Result[]} */
export function readResults(file) {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.testResults ? ofVitest(report) : ofPlaywright(report)
}
