import { expect, it } from 'vitest'
import { compareFigures } from './compare-figures'

/** Numbers that are the same in each run. */
function createRandom(seed: number) {
  let state = seed
  return (from: number, to: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return from + (state % (to - from + 1))
  }
}

const months = 'January February March April May June July August September October November December'.split(' ')
const grouped = (value: number) => value.toLocaleString('en-US')

/** Sentences of trade talk with their translation, each from numbers at hand. */
const sentences: readonly ((random: (from: number, to: number) => number) => readonly [string, string])[] = [
  (random) => {
    const [count, price] = [random(100, 9_000), random(11, 900)]
    return [`我们要 ${count} 件，单价 ${price} 元`, `We need ${grouped(count)} pieces at CNY ${price} each`]
  },
  (random) => {
    const [wan, day] = [random(2, 9), random(1, 28)]
    const month = random(1, 12)
    return [
      `${wan}万件，${month}月${day}日前交货`,
      `${grouped(wan * 10_000)} pieces, delivered by ${months[month - 1]} ${day}`,
    ]
  },
  (random) => {
    const [height, weight] = [random(20, 90), random(2, 9)]
    return [`高 ${height}厘米，重 ${weight}.5公斤`, `${height} cm high and ${weight}.5 kg`]
  },
  (random) => {
    const [hall, booth] = [random(1, 8), random(10, 40)]
    return [`展位在 ${hall}A-${booth}，您几点到？`, `The booth is ${hall}A-${booth}. When will you arrive?`]
  },
  (random) => {
    const [share, dollars] = [random(15, 60), random(1_200, 9_000)]
    return [`预付 ${share}%，总价 ${dollars} 美元`, `${share} percent in advance, US$${grouped(dollars)} in all`]
  },
  (random) => {
    const model = random(100, 999)
    return [`型号 QH-${model} 还有三百套`, `Model QH-${model}: 300 sets left`]
  },
  (random) => {
    const hour = random(2, 5)
    return [`下午${hour}点在会议室谈，带样品六件`, `Let us talk at ${hour} p.m. in the meeting room; bring 6 samples`]
  },
  (random) => {
    const days = random(12, 45)
    return [`交货期 ${days} 天，含税，一起发`, `Lead time ${days} days, tax included, shipped together`]
  },
]

/** As a bad service does: another digit, a number that is left out, another currency or unit. */
const corruptions: readonly ((text: string) => string)[] = [
  (text) => text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10)),
  (text) => text.replace(/\d/, (digit) => String((Number(digit) % 9) + 1)),
  (text) => text.replace(/\d[\d,.]*/, ''),
  (text) => text.replace(/CNY |US\$|cm|kg|percent/, (unit) => (unit === 'CNY ' ? 'USD ' : unit === 'cm' ? 'mm' : '')),
]

it('of 200 sentences each wrong number, price, date, unit and code is found, and nothing else is', () => {
  const random = createRandom(38)
  const made = Array.from({ length: 200 }, (_, at) => {
    const [original = '', right = ''] = sentences[at % sentences.length]?.(random) ?? []
    const tried = [...corruptions.slice((at / 5) % corruptions.length), ...corruptions].map((corrupt) => corrupt(right))
    const translated = at % 5 === 0 ? (tried.find((one) => one !== right) ?? right) : right
    return {
      original,
      translated,
      isWrong: translated !== right,
      isFound: compareFigures(original, translated).length > 0,
    }
  })
  expect(made.filter(({ isWrong }) => isWrong)).toHaveLength(40)
  expect(made.filter(({ isWrong, isFound }) => isWrong !== isFound)).toEqual([])
})
