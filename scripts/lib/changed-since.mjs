import { execFileSync } from 'node:child_process'
import { root } from './run.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The commit that changes are counted from: where this branch left `origin/main`, or the last commit where there is none. */
export function changedSince() {
  try {
    return git('merge-base', 'HEAD', 'origin/main')
  } catch {
    return 'HEAD'
  }
}

/** The files that differ from that commit, those included that git does not know yet. @returns {string[]} */
export const changedFiles = (since) =>
  [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')].flatMap((names) =>
    names.split('\n').filter(Boolean),
  )
