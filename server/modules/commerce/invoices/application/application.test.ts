import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/core/language.ts'
import { TITLE_ADDRESS_MAX, TITLE_NAME_MAX } from '#contract/commerce/invoices/limits.ts'
import type { Invoice } from '#contract/commerce/invoices/schemas.ts'
import { buildApplication } from './application'
import { drawApplication } from './draw-application'

const invoice = (over: Partial<Invoice> = {}): Invoice => ({
  id: 7,
  number: 'F20261123000007',
  version: 1,
  state: 'applied',
  type: 'special',
  title: {
    kind: 'company',
    name: '江南文化礼品采购有限公司',
    taxNumber: '91350100M000100Y43',
    email: 'invoice@jiangnan.example',
    address: '浙江省杭州市西湖区天目山路 148 号',
    phone: '0571-88001234',
    bank: '中国工商银行杭州西湖支行',
    bankAccount: '1202 0212 0900 1234567',
  },
  fen: 280_050,
  orderId: 3,
  orderNumber: 'T20261120000003',
  orderKind: 'ticket',
  invoiceNumber: '',
  fileUrl: '',
  fileExt: '',
  failure: '',
  createdAt: '2026-11-23T13:05:00.000Z',
  issuedAt: null,
  ...over,
})

/** What an independent reader finds on it, its blanks left out: lines end where the page does. */
async function read(over: Partial<Invoice> = {}, language: Language = 'zh-CN') {
  const one = invoice(over)
  const { body } = await drawApplication(buildApplication(one, language), new Date(one.createdAt))
  const pdf = await getDocumentProxy(new Uint8Array(body))
  const { totalPages, text } = await extractText(pdf, { mergePages: true })
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const lows = items.flatMap((part) =>
    'transform' in part && part.str.trim() !== '' ? [Number(part.transform[5])] : [],
  )
  const { info } = await getMeta(pdf)
  return { text: text.replace(/\s+/g, ''), totalPages, info, lows: lows.toSorted((a, b) => a - b) }
}

describe('the paper of an application', () => {
  it('says in Chinese whom it is made out to, of what and how much, and that it is no invoice', async () => {
    const { text, totalPages, info } = await read()
    for (const message of [
      '发票申请单',
      'F20261123000007',
      '江南文化礼品采购有限公司',
      '91350100M000100Y43',
      '增值税专用发票',
      '中国工商银行杭州西湖支行',
      'CNY2,800.50',
      'T20261120000003',
      '2026-11-2321:05(GMT+8)',
      '不是发票',
    ]) {
      expect(text).toContain(message)
    }
    expect([totalPages, info.Title]).toEqual([1, '发票申请单 F20261123000007'])
  })

  it('says the same in English, without a company’s fields for a person', async () => {
    const person = { kind: 'personal', taxNumber: '', address: '', phone: '', bank: '', bankAccount: '' } as const
    const title = { ...invoice().title, ...person, name: '陈采薇' }
    const { text } = await read({ title, type: 'ordinary', state: 'failed' }, 'en-US')
    for (const message of ['Invoicerequest', 'arequest,notaninvoice', 'Canceled', '陈采薇', 'CNY2,800.50']) {
      expect(text).toContain(message)
    }
    expect(text).not.toContain('Bank')
    expect(text).not.toContain('发票申请单')
  })

  it('holds the longest title on one page, above its foot', async () => {
    const name = '云'.repeat(TITLE_NAME_MAX)
    const title = { ...invoice().title, name, bank: name, address: '杭'.repeat(TITLE_ADDRESS_MAX) }
    const { lows, totalPages } = await read({ title, invoiceNumber: '26332000000012345678' }, 'en-US')
    expect(totalPages).toBe(1)
    // The note's lines are 12 points apart; what stands above leaves more.
    const gaps = lows.map((low, i) => (lows[i + 1] ?? low) - low)
    expect(Math.max(...gaps.slice(0, 6))).toBeGreaterThan(20)
  })
})
