import { getDocumentProxy, extractText, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/core/language.ts'
import type { Quotation } from '#contract/trade/offers/schemas.ts'
import type { FinishedPage } from '#server/platform/pdf/canvas.ts'
import { drawPaper } from './draw-paper'
import { buildPaper } from './paper'

const quotation = (over: Partial<Quotation> = {}): Quotation => ({
  id: 123,
  offerId: 7,
  offerVersion: 3,
  number: 'Q20261123-000123',
  state: 'confirmed',
  version: 2,
  demandId: 1,
  title: '茶空间用青瓷茶具',
  company: '龙泉青瓷文化有限公司',
  booth: '1A-08',
  buyer: { person: '陈采薇', number: '010-5550 0100' },
  exhibits: ['粉青釉茶具六杯套装', '梅子青公道杯'],
  quantity: 1200.5,
  unit: 'set',
  price: 650,
  total: 780_325,
  currency: 'CNY',
  deliverBy: '2027-01-15',
  validUntil: '2026-12-20',
  note: '釉色统一烧制，随货附检测报告。',
  issuedAt: '2026-11-23T13:05:00.000Z',
  confirmedAt: '2026-11-23T16:30:00.000Z',
  ...over,
})

/** The size a paper may have, in bytes. */
const MOST = 300 * 1024

const draw = (over: Partial<Quotation> = {}, ...languages: Language[]) => {
  const one = quotation(over)
  return drawPaper(
    buildPaper(languages.length > 0 ? languages : ['zh-CN'], () => one),
    new Date(one.issuedAt),
  )
}

/** In both languages; English readers find these texts. */
const drawBoth = (over: Partial<Quotation> = {}, english: Partial<Quotation> = {}) => {
  const one = quotation(over)
  const quotationIn = (language: Language) => (language === 'en-US' ? { ...one, ...english } : one)
  return drawPaper(buildPaper(['zh-CN', 'en-US'], quotationIn), new Date(one.issuedAt))
}

/** What an independent reader finds on it, its blanks left out: lines end where the page does. */
async function read({ body }: FinishedPage) {
  const pdf = await getDocumentProxy(new Uint8Array(body))
  const { totalPages, text } = await extractText(pdf, { mergePages: true })
  const { info } = await getMeta(pdf)
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const places = items.flatMap((one) => ('transform' in one && one.str.trim() !== '' ? [one] : []))
  return {
    lowest: Math.min(...places.map(({ transform }) => Number(transform[5]))),
    rightmost: Math.max(...places.map(({ transform, width }) => Number(transform[4]) + width)),
    totalPages,
    text: text.replace(/\s+/g, ''),
    info,
  }
}

describe('the paper of a quotation', () => {
  it('says in Chinese who offers whom what at which price, until when, and who confirmed it when', async () => {
    const { text, totalPages, info } = await read(await draw())
    const messages = ['报价单', 'Q20261123-000123', '龙泉青瓷文化有限公司', '展位1A-08', '陈采薇', '010-55500100']
    const terms = ['茶空间用青瓷茶具', '梅子青公道杯', '1,200.5套', 'CNY650.00', 'CNY780,325.00', '2027-01-15']
    const times = ['出具并确认·2026-11-2321:05(GMT+8)', '确认·2026-11-2400:30(GMT+8)', '双方已确认', '不是合同']
    for (const one of [...messages, ...terms, ...times, '依据报价第3版', '釉色统一烧制，随货附检测报告。']) {
      expect(text).toContain(one)
    }
    expect(totalPages).toBe(1)
    expect(info).toMatchObject({ Title: '报价单 Q20261123-000123' })
  })

  it('says the same in English, and what was written in Chinese as it is', async () => {
    const over = { title: 'Celadon tea sets', company: 'Longquan Celadon', state: 'issued', confirmedAt: null } as const
    const { text } = await read(await draw(over, 'en-US'))
    for (const one of ['Quotation', 'LongquanCeladon', '1,200.5sets', 'Notconfirmedyet', 'notacontract', '陈采薇']) {
      expect(text).toContain(one)
    }
    expect(text).not.toContain('报价单')
  })

  it('says everything in both languages, and what is the same in both once', async () => {
    const english = { company: 'Longquan Celadon', exhibits: ['Tea set of six cups', 'Fairness cup'] }
    const { text, totalPages, info } = await read(await drawBoth({}, english))
    const messages = [
      '报价单Quotation',
      '龙泉青瓷文化有限公司/LongquanCeladon',
      '展位1A-08/Booth1A-08',
      '单价Unitprice',
    ]
    const terms = [
      '粉青釉茶具六杯套装/Teasetofsixcups',
      '1,200.5套sets',
      '双方已确认/Confirmedbybothsides',
      '不是合同',
      'notacontract',
    ]
    for (const one of [...messages, ...terms]) expect(text).toContain(one)
    expect(text.split('CNY650.00')).toHaveLength(2)
    expect(text.split('釉色统一烧制')).toHaveLength(2)
    expect(totalPages).toBe(1)
    expect(info).toMatchObject({ Title: '报价单 Quotation Q20261123-000123' })
  })

  it('says that it no longer holds', async () => {
    expect((await read(await draw({ state: 'superseded' }))).text).toContain('已失效')
    expect((await read(await draw({ state: 'superseded' }, 'en-US'))).text).toContain('Nolongervalid')
  })

  it('with an accepted offer no longer expires', async () => {
    expect((await read(await draw({ validUntil: '', deliverBy: '' }))).text).toContain('不再到期')
  })
})

describe('on one page, and small', () => {
  const long = '釉色统一烧制并随货附上第三方检测报告与装箱清单；'.repeat(9).slice(0, 200)
  it.each<[string, Partial<Quotation>, string]>([
    ['a note of 200 characters', { note: long }, long],
    ['200 lines', { note: '行\n'.repeat(100) }, '行'.repeat(100)],
    ['one word of 200 letters', { note: 'W'.repeat(200) }, 'W'.repeat(200)],
    ['an emoji and letters of other scripts', { note: '好👍🏽🌀的 ไทย 한국 é' }, '好□□的'],
    ['letters with separate marks', { note: 'Cafe\u0301 Mu\u0308nchen' }, 'CaféMünchen'],
    ['rare characters', { company: '喆堃玥燊鑫淼有限公司', note: '䶮𠮷㛃𬭎' }, '䶮𠮷㛃𬭎'],
    [
      'the longest of everything',
      {
        title: '题'.repeat(60),
        company: '龙泉市青瓷艺术与文化创意产业发展集团股份有限公司'.repeat(3),
        exhibits: Array.from({ length: 5 }, (_, i) => `第${i}件` + 'Celadon tea set 青瓷茶具'.repeat(6)),
        buyer: { person: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2), number: '+1 202 555 0107 ext. 12345678' },
        quantity: 1_000_000_000,
        price: 9_999_999_999.99,
        total: 9_999_999_999_990_000_000,
        note: long,
      },
      '第4件',
    ],
    ['nothing but what must be', { exhibits: [], note: '', booth: '' }, '茶空间用青瓷茶具'],
  ])('%s', async (_, over, found) => {
    for (const page of [
      await draw(over),
      await drawBoth(over, { title: 'T'.repeat(60), company: 'Company '.repeat(20) }),
    ]) {
      expect(page.body.length).toBeLessThan(MOST)
      const { totalPages, text, lowest, rightmost } = await read(page)
      // In points: nothing is below the page or next to it.
      expect(lowest).toBeGreaterThan(24)
      expect(rightmost).toBeLessThan(545)
      expect(totalPages).toBe(1)
      expect(text).toContain(found)
      expect(text).toContain('不是合同')
    }
  })
})
