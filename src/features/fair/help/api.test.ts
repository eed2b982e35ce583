import { expect, it } from 'vitest'
import { matching, type HelpGroup } from './api'

const groups: HelpGroup[] = [
  {
    id: 1,
    name: '观展',
    topics: [
      { id: 11, question: '怎样切换语言？', answer: '点右上角的 English。', fallbackFields: [] },
      { id: 12, question: '需要注册吗？', answer: '不需要。', fallbackFields: [] },
    ],
  },
  { id: 2, name: '展商', topics: [{ id: 21, question: 'Price', answer: '请联系展商。', fallbackFields: [] }] },
]

const idsOf = (keyword: string) =>
  matching(groups, keyword).map(({ id, topics }) => [id, topics.map((one) => one.id)].flat())

it('shows everything for no keyword', () => {
  expect(matching(groups, '  ')).toEqual(groups)
})

it('looks in questions and answers, whatever the case, and drops empty groups', () => {
  expect(idsOf('english')).toEqual([[1, 11]])
  expect(idsOf('PRICE')).toEqual([[2, 21]])
  expect(idsOf('需要')).toEqual([[1, 12]])
})

it('wants every word', () => {
  expect(idsOf('语言 english')).toEqual([[1, 11]])
  expect(idsOf('语言 price')).toEqual([])
})
