/** An error that is safe to report: its place and kind, without user input. */
export interface SafeError {
  type: string
  message: string
  /** Without the message, which is its first line. */
  stack: string
  /** Of a failed statement, with places in place of its values. */
  statement?: string
  cause?: SafeError
  [field: string]: unknown
}

/** A statement of a batch repeats its places; longer than a screen it says no more. */
const LONGEST_STATEMENT = 2_000
/** Of a message, once nothing quoted is in it: longer it would only take long to read. */
const LONGEST_MESSAGE = 2_000
const DEEPEST_CAUSE = 4

/** What errors bear besides their message that names parts of the program or of the database, and no value. */
const SAFE_FIELDS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine', 'syscall']

/**
 * What a message quotes may be what was typed: PostgreSQL quotes the value that it could not read, JSON.parse the text.
 * Addresses and numbers stand without quotes as well.
 */
export function scrub(message: string): string {
  return message
    .replace(/"[\s\S]*"|'[\s\S]*'|`[\s\S]*`|“[\s\S]*”/g, '[…]')
    .slice(0, LONGEST_MESSAGE)
    .replace(/[^\s<>()]+@[^\s<>()]+/g, '[address]')
    .replace(/\+?\d[\d\s()-]{4,}\d\w*/g, '[number]')
}

/** What a value of an error's says where it names a part: a short word, not a sentence. */
const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,100}$/.test(value)

function safeFields(error: Error): Record<string, string> {
  const fields = SAFE_FIELDS.map((field) => [field, Reflect.get(error, field)] as const)
  return Object.fromEntries(fields.filter((field): field is readonly [string, string] => isName(field[1])))
}

/** Only frames: the lines before them are the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** Of drizzle's errors the message is the statement and the values: the statement is reported separately, the values never. */
function messageOf(error: Error): Pick<SafeError, 'message' | 'statement'> {
  const query: unknown = Reflect.get(error, 'query')
  if (typeof query === 'string') return { message: 'a statement failed', statement: query.slice(0, LONGEST_STATEMENT) }
  // Of the system's own: the path that it could not open is none that a visitor typed.
  return { message: 'errno' in error ? error.message : scrub(error.message) }
}

/** What may be disclosed of anything that was thrown. */
export function toSafeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' }
  const { cause } = error
  return {
    type: error.name || 'Error',
    ...messageOf(error),
    stack: framesOf(error),
    ...safeFields(error),
    ...(cause !== undefined && depth < DEEPEST_CAUSE ? { cause: toSafeError(cause, depth + 1) } : {}),
  }
}

/** The same as lines of text, for who reads a terminal. */
export function describeSafely(error: unknown): string {
  const lines: string[] = []
  for (let of: SafeError | undefined = toSafeError(error); of; of = of.cause) {
    const { type, message, stack, statement = '', cause: _, ...fields } = of
    const details = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`)
    const because = lines.length > 0 ? 'because of ' : ''
    lines.push([`${because}${type}: ${message}`, ...details].join(' '), statement, stack)
  }
  return lines.filter((line) => line !== '').join('\n')
}
