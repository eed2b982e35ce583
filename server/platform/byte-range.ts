import { fail } from './http/fail'

/** The first and the last byte of a part. */
export interface Range {
  start: number
  end: number
}

/** The one range requested; undefined for the whole. Throws RangeOutside. */
export function parseRange(input: string, size: number): Range | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(input.trim()) ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  if (start > end) throw fail('RangeOutside')
  return { start, end }
}
