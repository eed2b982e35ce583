import { expect, it } from 'vitest'
import { centerInStrip } from './center-in-strip'

/** A strip of chips, `window` px of it seen; browsers compute the sizes, jsdom gets them here. */
function stripOf(window: number, chips: number, width: number): HTMLElement[] {
  const strip = document.createElement('ul')
  const whole = { scrollWidth: { value: chips * width }, clientWidth: { value: window } }
  Object.defineProperties(strip, whole)
  strip.getBoundingClientRect = () => new DOMRect(16, 0, window, 40)
  return Array.from({ length: chips }, (_, i) => {
    const chip = strip.appendChild(document.createElement('li')).appendChild(document.createElement('a'))
    chip.getBoundingClientRect = () => new DOMRect(16 + i * width - strip.scrollLeft, 0, width, 40)
    return chip
  })
}
const scrolled = (chip: HTMLElement | undefined) => {
  centerInStrip(chip ?? null)
  return chip?.closest('ul')?.scrollLeft
}

it('brings what is chosen to the middle of its strip, again and again', () => {
  const chips = stripOf(300, 12, 100)
  expect(scrolled(chips[8])).toBe(700)
  expect(scrolled(chips[8])).toBe(700)
  expect(scrolled(chips[4])).toBe(300)
})

it('leaves a strip alone that holds all of it, and what is in none', () => {
  expect(scrolled(stripOf(300, 3, 100)[2])).toBe(0)
  centerInStrip(document.createElement('a'))
  centerInStrip(null)
})
