/** The package ships no types. */
declare module 'fs-native-extensions' {
  /** Takes an exclusive lock on an open file; false when another process has it. */
  export function tryLock(fd: number): boolean
}
