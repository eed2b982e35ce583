const ROUNDS = 64
/** One block holds so many bytes beside its end mark and length. */
const MOST_BYTES = 55

/** 32 bits of the fractional part of a root of each of the first primes (FIPS 180-4 §4.2.2, §5.3.3). */
function primeRoots(count: number, root: number): Int32Array {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return Int32Array.from(primes, (prime) => ((prime ** (1 / root) % 1) * 2 ** 32) | 0)
}

const start = primeRoots(8, 2)
const constants = primeRoots(ROUNDS, 3)
const words = new Int32Array(ROUNDS)

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

function lay(text: string): void {
  words.fill(0, 0, 16)
  for (let at = 0; at < text.length; at += 1) {
    words[at >> 2] = (words[at >> 2] ?? 0) | (text.charCodeAt(at) << (24 - (at % 4) * 8))
  }
  const end = text.length
  words[end >> 2] = (words[end >> 2] ?? 0) | (0x80 << (24 - (end % 4) * 8))
  words[15] = end * 8
}

function spread(): void {
  for (let i = 16; i < ROUNDS; i += 1) {
    const early = words[i - 15] ?? 0
    const late = words[i - 2] ?? 0
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[i] = ((words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1) | 0
  }
}

/**
 * The first 32 bits of the SHA-256 of a short ASCII text. The browser's own hashing answers later each time, which takes
 * longer than the hash, and is not there on a page without TLS. Throws RangeError past 55 characters.
 */
export function hashHead(text: string): number {
  if (text.length > MOST_BYTES) throw new RangeError('longer than one block')
  lay(text)
  spread()
  let [a, b, c, d] = [start[0] ?? 0, start[1] ?? 0, start[2] ?? 0, start[3] ?? 0]
  let [e, f, g, h] = [start[4] ?? 0, start[5] ?? 0, start[6] ?? 0, start[7] ?? 0]
  for (let i = 0; i < ROUNDS; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (constants[i] ?? 0) + (words[i] ?? 0)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  return (a + (start[0] ?? 0)) | 0
}
