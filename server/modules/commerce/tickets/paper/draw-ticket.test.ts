import { getDocumentProxy, extractText } from 'unpdf'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Ticket } from '#contract/commerce/tickets/schemas.ts'
import { createVault } from '#server/platform/vault/vault.ts'
import { readSigned, signCode } from '../code'
import { drawTicket } from './draw-ticket'

const vault = createVault(['a-secret-of-tests'])
const code = '23456789ABCDEFGH'
const qr = signCode(vault, code)
const ticket: Ticket = {
  id: 7,
  orderId: 3,
  orderNumber: 'T202611231234567890',
  typeId: 1,
  kind: 'days',
  name: '三日通票',
  state: 'unused',
  code,
  qr,
  days: { from: '2026-11-23', until: '2026-11-25' },
  hours: { from: '09:00', until: '17:30' },
  holder: { name: '陈采薇', idType: 'passport', idNumber: 'E1*****78' },
  realName: true,
  mayName: true,
  usedAt: null,
}

describe('an e-ticket', () => {
  it('says as PDF what it is, for whom, when, and its code, in both languages', async () => {
    for (const [language, words] of [
      ['zh-CN', ['电子门票', '持票人', '开放时间']],
      ['en-US', ['E-ticket', 'Holder', 'Openinghours']],
    ] as const) {
      const pdf = await getDocumentProxy(new Uint8Array((await drawTicket(ticket, { form: 'pdf', language })).body))
      const { totalPages, text } = await extractText(pdf, { mergePages: true })
      const message = text.replace(/\s+/g, '')
      for (const one of [...words, '三日通票', '陈采薇', 'E1*****78', '2026-11-23–2026-11-25', '09:00–17:30', code])
        expect(message).toContain(one)
      expect(totalPages).toBe(1)
    }
  })

  it.each(['䶮小芳', '吴𠮷', '㛃㛹', '𬭎𬱖'])('bears the name of %s in full', async (name) => {
    const named = { ...ticket, holder: { name, idType: 'idCard' as const, idNumber: '1101*****21' } }
    const { body, missing } = await drawTicket(named, { form: 'pdf', language: 'zh-CN' })
    const pdf = await getDocumentProxy(new Uint8Array(body))
    expect((await extractText(pdf, { mergePages: true })).text).toContain(name)
    expect(missing).toEqual([])
  })

  it('is a picture with the same, three pixels a point', async () => {
    const picture = await drawTicket(ticket, { form: 'png', language: 'en-US' })
    expect(await sharp(picture.body).metadata()).toMatchObject({ format: 'png', width: 1_140, height: 1_920 })
  })

  it('has a QR that the fair alone can write: altered in any character it is none', () => {
    expect(readSigned(vault, qr)).toBe(code)
    for (let i = 0; i < qr.length; i += 1) {
      const other = qr[i] === 'A' ? 'B' : 'A'
      expect(readSigned(vault, qr.slice(0, i) + other + qr.slice(i + 1)), `character ${i}`).toBeUndefined()
    }
    expect(readSigned(createVault(['another-secret-of-tests']), qr)).toBeUndefined()
  })

  it('outlives the key that it was signed with, as long as the server knows it', () => {
    expect(readSigned(createVault(['a-newer-secret', 'a-secret-of-tests']), qr)).toBe(code)
  })
})
