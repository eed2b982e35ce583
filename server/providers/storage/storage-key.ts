/** Returns the key; throws a bare Error, for a wrong one is a bug of the caller's. */
export function checkedKey(key: string): string {
  if (!/^[a-z0-9/._-]+$/.test(key) || key.includes('..') || key.startsWith('/') || key.endsWith('/')) {
    throw new Error(`no storage key: ${key}`)
  }
  return key
}
