import { expect, it } from 'vitest'
import { parseHelpAnswer, parseHelpLine, toHelpText } from './rules'

const answer = `Before you start.
1. Open [Orders](./personal.html#/orders).
2. Select **Refund**.

It takes a day.
- [Orders](./personal.html#/orders)
- Bring your ID`

it('reads paragraphs, steps, lists, labels and links', () => {
  expect(parseHelpAnswer(answer).map(({ kind }) => kind)).toEqual(['paragraph', 'steps', 'paragraph', 'list'])
  expect(parseHelpAnswer(answer)[1]).toEqual({
    kind: 'steps',
    items: [
      [
        { kind: 'text', text: 'Open ' },
        { kind: 'link', text: 'Orders', address: './personal.html#/orders' },
        { kind: 'text', text: '.' },
      ],
      [
        { kind: 'text', text: 'Select ' },
        { kind: 'label', text: 'Refund' },
        { kind: 'text', text: '.' },
      ],
    ],
  })
})

it.each([
  'javascript:alert(1)',
  '//evil.example/x',
  '/\\evil.example',
  'data:text/html,x',
  './a.html"onclick=x',
  '../up.html',
])('makes no link of %s', (address) => {
  expect(parseHelpLine(`[here](${address})`).some(({ kind }) => kind === 'link')).toBe(false)
})

it('keeps a bracket that is escaped, and text that has no markup', () => {
  expect(parseHelpLine('\\[text\\](./page.html#/route)')).toEqual([
    { kind: 'text', text: '[text](./page.html#/route)' },
  ])
  expect(parseHelpLine('a * b [c] (d)')).toEqual([{ kind: 'text', text: 'a * b [c] (d)' }])
})

it('gives the text without markup and without the links to screens at its end', () => {
  expect(toHelpText(answer)).toBe(
    'Before you start.\n1. Open Orders.\n2. Select “Refund”.\nIt takes a day.\n- Bring your ID',
  )
})
