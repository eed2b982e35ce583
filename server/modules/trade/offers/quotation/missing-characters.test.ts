import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { MISSING_CHARACTERS_HEADER } from '#contract/core/text/missing-characters.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getQuotationPaper } from '#contract/trade/offers/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { issue, shortlisted } from '#tests/setup/trade/trade.ts'
import { createLog } from '#server/platform/log.ts'

const lines: string[] = []
const sink = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk))
    done()
  },
})
const server = useServer('demo', {}, createLog({ logLevel: 'info' }, sink))

it('names the characters that a paper shows as □, and logs their code points alone', async () => {
  const { data: quotation } = await issue(server(), await shortlisted(server(), { note: '釉色𠮷🌀🌀䶮' }))
  const { headers, statusCode } = await server().app.inject({
    url: `/api${getQuotationPaper.path}?id=${quotation.id}&language=zh-CN`,
    headers: await signedInAs(server(), userTypes.buyer),
  })
  expect(statusCode).toBe(200)
  expect(headers[MISSING_CHARACTERS_HEADER]).toBe('1f300')
  const log = lines.filter((line) => line.includes('characters without a glyph')).join('')
  expect(log).toContain('"codePoints":["U+1F300"]')
  expect(lines.join('')).not.toMatch(/🌀|釉色/u)
})
