import { randomBytes } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../project'
import { type SafeError, toSafeError } from '../safe-error'

/** An error that was logged, with what the line names of its request or job. */
export interface LoggedError {
  error: unknown
  level: 'error' | 'fatal'
  /** The text of the line, which is one of the program's own. */
  message: string
  fields: Readonly<Record<string, unknown>>
}

/** Fields of a log line that hold nothing that somebody typed, and their names as tags. */
const TAGS = { route: 'route', method: 'method', status: 'status', job: 'job', reqId: 'request_id' }

/** `at name (file:line:column)`, or the same without a name and parentheses. */
const FRAME = /^\s+at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$/

function fileName(path: string): string {
  const file = path.startsWith('file:') ? fileURLToPath(path) : path
  return file.startsWith(projectRoot) ? relative(projectRoot, file) : file
}

/** The frames of a trace, the innermost last, as the protocol has them. */
const framesOf = ({ stack }: SafeError) =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name, path, at, column] = FRAME.exec(line) ?? []
      if (path === undefined) return []
      const filename = fileName(path)
      const isOwn = !path.startsWith('node:') && !filename.includes('node_modules')
      return [{ filename, function: name ?? '?', lineno: Number(at), colno: Number(column), in_app: isOwn }]
    })
    .toReversed()

/** The error and its causes, the first cause first. */
function exceptionsOf(error: unknown) {
  const values: object[] = []
  for (let of: SafeError | undefined = toSafeError(error); of; of = of.cause) {
    const frames = framesOf(of)
    const code = typeof of['code'] === 'string' ? ` (${of['code']})` : ''
    const stacktrace = frames.length > 0 ? { stacktrace: { frames } } : {}
    values.unshift({ type: of.type, value: of.message + code, ...stacktrace })
  }
  return { values }
}

/** The event of an error: what the log says of it, and nothing of who caused it. */
export function eventOf(
  { error, level, message, fields }: LoggedError,
  about: { release: string; environment: string },
) {
  const tags = Object.entries(TAGS).flatMap(([field, tag]) =>
    typeof fields[field] === 'string' || typeof fields[field] === 'number'
      ? [[tag, String(fields[field])] as const]
      : [],
  )
  const { route, job } = Object.fromEntries(tags)
  const place = route ?? (job === undefined ? undefined : `job ${job}`)
  return {
    event_id: randomBytes(16).toString('hex'),
    timestamp: Date.now() / 1_000,
    platform: 'node',
    level,
    logger: message,
    ...about,
    ...(place === undefined ? {} : { transaction: place }),
    tags: Object.fromEntries(tags),
    exception: exceptionsOf(error),
  }
}
