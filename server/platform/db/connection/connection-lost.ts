/** PostgreSQL: class 08 (connection), and 57P01 to 57P03 (shutting down, crashed, starting up). */
const POSTGRES = /^(08\w{3}|57P0[123])$/
/** Node: the server is not there, or went away. */
const NODE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])
/** pg names no code where the connection ended under a statement. */
const PG =
  /^Connection terminated|^Client (was closed|has encountered a connection error)|^timeout exceeded when trying to connect/

/** Whether a statement failed because its connection did: the database restarts, or moves to another machine. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  const isConnecting = 'syscall' in error && (error.syscall === 'connect' || error.syscall === 'read')
  return (
    POSTGRES.test(code) ||
    (NODE.has(code) && (code !== 'ENOENT' || isConnecting)) ||
    PG.test(error.message) ||
    isConnectionLost(error.cause)
  )
}
