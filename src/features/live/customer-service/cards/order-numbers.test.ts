import { expect, it } from 'vitest'
import { parseQuantity, parsePrice } from './order-numbers'

it.each([
  ['1', 1],
  [' 1,200 ', 1_200],
  ['１２', 12],
  ['10000000', 10_000_000],
  ['10000001', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['-2', undefined],
  ['1e3', undefined],
  ['', undefined],
])('a quantity: %s', (text, number) => {
  expect(parseQuantity(text)).toBe(number)
})

it.each([
  ['0', 0],
  ['99.5', 99.5],
  ['1000000000', 1_000_000_000],
  ['1000000000.01', undefined],
  ['1.234', undefined],
  ['-1', undefined],
  ['Infinity', undefined],
  ['', null],
  [' ', null],
])('a price: %s', (text, price) => {
  expect(parsePrice(text)).toBe(price)
})
