/** A box of an MP4 file: its type, and where its content begins and ends. */
export interface Box {
  type: string
  from: number
  to: number
}

const HEADER = 8
const DEPTH_MAX = 8

/** Boxes that consist of boxes. */
const containers = new Set(['moov', 'trak', 'edts', 'mdia', 'minf', 'dinf', 'stbl', 'mvex', 'moof', 'traf'])

/** Tables of samples, which are empty where all samples are in segments; where each states its number of entries. */
const countedAt: Record<string, number> = { stts: 4, ctts: 4, stsc: 4, stco: 4, co64: 4, stss: 4, stsz: 8, stz2: 8 }
const TRUN_COUNT_AT = 4
/** samples of a run: 3 s of 60 pictures, or of sound in pieces of 2.5 ms */
const SAMPLES_MAX = 1_200

function readBox(bytes: Buffer, at: number, end: number): Box | undefined {
  if (at + HEADER > end) return undefined
  const size = bytes.readUInt32BE(at)
  const to = at + size
  // Sizes of 64 bits and "to the end" occur in no segment of this size.
  if (size < HEADER || to > end) return undefined
  return { type: bytes.toString('latin1', at + 4, at + HEADER), from: at + HEADER, to }
}

/** How many entries a box says that it has; 0 for others. */
function countEntries(bytes: Buffer, { type, from, to }: Box): number {
  const at = countedAt[type] ?? (type === 'trun' ? TRUN_COUNT_AT : undefined)
  if (at === undefined) return 0
  return from + at + 4 <= to ? bytes.readUInt32BE(from + at) : Number.POSITIVE_INFINITY
}

/**
 * Every box and those in it, in their order; undefined where sizes do not add up or a table has more entries than any segment
 * needs: a parser that trusts such a number would compute for minutes.
 */
export function listBoxes(bytes: Buffer, from = 0, to = bytes.length, depth = 0): Box[] | undefined {
  const found: Box[] = []
  let at = from
  while (at < to) {
    const box = readBox(bytes, at, to)
    if (!box || depth > DEPTH_MAX) return undefined
    if (countEntries(bytes, box) > (box.type === 'trun' ? SAMPLES_MAX : 0)) return undefined
    found.push(box)
    if (containers.has(box.type)) {
      const within = listBoxes(bytes, box.from, box.to, depth + 1)
      if (!within) return undefined
      found.push(...within)
    }
    at = box.to
  }
  return found
}

/** The types of the outermost boxes. */
export function listOuter(bytes: Buffer): string[] {
  const types: string[] = []
  let at = 0
  for (;;) {
    const box = readBox(bytes, at, bytes.length)
    if (!box) return types
    types.push(box.type)
    at = box.to
  }
}
