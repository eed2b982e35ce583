/** Builds what is older than its sources. */
export function ensureBuilt(...wanted: ('client' | 'server' | 'mock')[]): Promise<void>
