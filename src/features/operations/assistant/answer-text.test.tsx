import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AssistantSource } from '#contract/operations/assistant/schemas.ts'
import { AnswerText, findCitedSources, isOwnPage } from './answer-text'

const source = (n: number, url = './news.html#/detail?id=1'): AssistantSource => ({
  n,
  type: 'news',
  title: `第 ${n} 篇`,
  url,
  text: '',
})

describe('an answer', () => {
  it('turns its citations into links in a new window, and nothing else', () => {
    const text = '<img src=x onerror=alert(1)> [看](https://elsewhere.example) [1] https://elsewhere.example [7]'
    const { container } = render(<AnswerText text={text} sources={[source(1)]} />)
    const [link, ...others] = screen.getAllByRole('link')
    expect(others).toEqual([])
    expect(link?.getAttribute('href')).toBe('./news.html#/detail?id=1')
    expect(link?.getAttribute('target')).toBe('_blank')
    expect(link?.getAttribute('aria-label')).toContain('第 1 篇')
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe(text.replace('[1]', '1'))
  })

  it('makes no link of an address that is not the fair’s', () => {
    render(<AnswerText text="[1]" sources={[source(1, 'https://elsewhere.example')]} />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

it.each([
  ['./about.html#/helper?topic=1', true],
  ['./about.html', true],
  ['javascript:alert(1)', false],
  ['//elsewhere.example/about.html', false],
  ['./../about.html', false],
  ['./about.html@elsewhere.example', false],
])('%s is a page of the fair: %s', (url, own) => expect(isOwnPage(url)).toBe(own))

it('lists what is cited, or all where nothing is', () => {
  const sources = [source(1), source(2)]
  expect(findCitedSources('见 [2]', sources)).toEqual([source(2)])
  expect(findCitedSources('没有', sources)).toEqual(sources)
})
