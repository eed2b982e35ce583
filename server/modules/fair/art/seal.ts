import { randomFrom } from './random'
import { circle, path, points, polar, rect, repeat, straight, stroke } from './svg'

const inks = ['#b8322a', '#8f2f3f', '#1f4b8f', '#2f6a5a', '#7a4b2a', '#4a3f6b', '#2b2f33', '#b5622a'] as const
const PAPER = '#fbf7ef'
const MOST_CHARACTERS = 2

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** A seal of 240 by 240 with up to two characters: the mark of an exhibitor who has no logo. */
export function drawSeal(seed: string, initials: string): string {
  const r = randomFrom(`seal/${seed}`)
  const ink = r.pick(inks)
  const text = [...initials.trim()].slice(0, MOST_CHARACTERS)
  const shape = r.pick([
    () => [
      rect(22, 22, 196, 196, ink, 'rx="14"'),
      rect(34, 34, 172, 172, 'none', `rx="8" stroke="${PAPER}" stroke-width="3"`),
    ],
    () => [circle(120, 120, 100, ink), circle(120, 120, 88, 'none', `stroke="${PAPER}" stroke-width="3"`)],
    () => [
      path(
        straight(
          points(8, (i) => polar(120, 120, 106, i * 45 + 22.5)),
          true,
        ),
        ink,
      ),
      path(
        straight(
          points(8, (i) => polar(120, 120, 92, i * 45 + 22.5)),
          true,
        ),
        'none',
        `stroke="${PAPER}" stroke-width="3"`,
      ),
    ],
    () => [
      path('M120 14C176 14 214 52 214 120V214H26V120C26 52 64 14 120 14Z', ink),
      path(
        'M120 28C168 28 200 62 200 120V200H40V120C40 62 72 28 120 28Z',
        'none',
        `stroke="${PAPER}" stroke-width="3"`,
      ),
    ],
    () => [
      repeat(8, (i) => circle(...polar(120, 120, 74, i * 45), 34, ink)) + circle(120, 120, 82, ink),
      circle(120, 120, 80, 'none', `stroke="${PAPER}" stroke-width="3"`),
    ],
  ])
  const [body = '', edge = ''] = shape()
  const emblem = r.pick([
    () => stroke('M72 170q24 -16 48 0t48 0', PAPER, 5),
    () => path('M76 178L104 152L120 166L138 146L164 178Z', PAPER),
    () => repeat(3, (i) => circle(96 + i * 24, 170, 6, PAPER)),
    () => stroke('M78 164h84M92 176h56', PAPER, 5),
    () => path('M120 150L132 166L120 182L108 166Z', PAPER) + circle(88, 166, 5, PAPER) + circle(152, 166, 5, PAPER),
  ])
  const size = text.length > 1 ? 60 : 80
  const letters = `<text x="120" y="${text.length > 1 ? 130 : 138}" font-size="${size}" font-weight="600" text-anchor="middle" letter-spacing="2" fill="${PAPER}" font-family="'Songti SC','Noto Serif CJK SC','Source Han Serif SC',Georgia,serif">${escape(text.join(''))}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240">${rect(0, 0, 240, 240, PAPER)}${body}${edge}${text.length > 0 ? letters : ''}${emblem()}</svg>`
}
