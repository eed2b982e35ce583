export function listBackups(names: readonly string[]): string[]
export function expiredBackups(names: readonly string[], keep: number): string[]
export function untilNext(time: string, now: Date): number
