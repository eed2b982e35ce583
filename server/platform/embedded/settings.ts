/** For a machine that serves more than this: a fair's rows fit into little, and connections are the pool's. */
const SMALL_MACHINE = {
  max_connections: '40',
  shared_buffers: '96MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '256MB',
  min_wal_size: '48MB',
  checkpoint_timeout: '5min',
  // One server, nothing that follows it: the log of changes is for crashes alone.
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  // A table that fills at once, as orders do when a sale opens, is soon read by its indexes.
  autovacuum_naptime: '10s',
  huge_pages: 'off',
} as const

/**
 * The log holds no statement, no parameter and no row: those are people's. Nor an error of a statement: its message
 * quotes the value: the server says what failed.
 */
const QUIET_LOG = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '%m ',
} as const

export type Settings = Record<string, string>

/** What a database that is thrown away may do without: it is not flushed to disk. */
export const THROWN_AWAY: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '120',
  max_wal_size: '1GB',
  autovacuum: 'off',
}

/** The settings as arguments, later ones over earlier; a listener is one of them. */
export function settingArguments(...more: Settings[]): string[] {
  const all: Settings = Object.assign({ ...SMALL_MACHINE, ...QUIET_LOG, timezone: 'UTC' }, ...more)
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
