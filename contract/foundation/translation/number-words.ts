const digits: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const steps: Record<string, number> = { 十: 10, 百: 100, 千: 1_000 }
const scales: Record<string, number> = { 万: 10_000, 亿: 100_000_000 }

/** The value of Chinese numerals, such as 三千二百 or 一万五 (15,000). */
function readHan(run: string): number {
  let [total, section, digit, last] = [0, 0, 0, 1]
  for (const character of run) {
    const [step, scale] = [steps[character], scales[character]]
    if (step) {
      section += (digit || 1) * step
      ;[digit, last] = [0, step]
    } else if (scale) {
      total += (section + digit || 1) * scale
      ;[section, digit, last] = [0, 0, scale]
    } else {
      digit = digits[character] ?? 0
      if (digit === 0) last = 1
    }
  }
  // 三千五 is 3,500: a digit at the end counts a tenth of the step before it.
  return total + section + digit * (last > 10 ? last / 10 : 1)
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const english = new Map<string, number>([
  ...ones.split(' ').map((word, value) => [word, value] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, place) => [word, (place + 2) * 10] as const),
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['once', 1],
  ['twice', 2],
  ['dozen', 12],
  ['half', 0.5],
])
const englishScales = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
])

function readEnglish(words: readonly string[]): number {
  let [total, section] = [0, 0]
  for (const word of words) {
    const scale = englishScales.get(word)
    if (scale === 100) section = (section || 1) * 100
    else if (scale) {
      total += (section || 1) * scale
      section = 0
    } else section += english.get(word) ?? 0
  }
  return total + section
}

const HAN = /[零〇一二两三四五六七八九十百千万亿]+/gu
const ENGLISH = new RegExp(
  String.raw`\b(?:${[...english.keys(), ...englishScales.keys()].join('|')})(?:[\s-]+(?:and\s+)?(?:${[...english.keys(), ...englishScales.keys()].join('|')}))*\b`,
  'g',
)

/** Numbers that are spelled out in either language; the text is in lower case. Words such as 一起 count too. */
export function readNumberWords(text: string): number[] {
  const han = [...text.matchAll(HAN)].map(([run]) => readHan(run))
  const words = [...text.matchAll(ENGLISH)].map(([run]) => readEnglish(run.split(/[\s-]+/)))
  return [...han, ...words]
}
