export type Point = readonly [number, number]

/** A number as SVG text, to one decimal. */
export const num = (value: number): string => String(Math.round(value * 10) / 10)

const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`

/** `count` values of a function, joined. */
export const repeat = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, i) => draw(i)).join('')

export const points = (count: number, place: (i: number) => Point): Point[] =>
  Array.from({ length: count }, (_, i) => place(i))

const and = (more: string): string => (more ? ` ${more}/>` : '/>')

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${and(more)}`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${and(more)}`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${and(more)}`

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${and(more)}`

export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}"${and(more)}`

export const group = (transform: string, inner: string, more = ''): string =>
  `<g transform="${transform}"${more ? ` ${more}` : ''}>${inner}</g>`

/** Something drawn in place that can be drawn again with `again`. */
export const once = (id: string, inner: string): string => `<g id="${id}">${inner}</g>`

/** Something to draw only through `again`. */
export const stored = (id: string, inner: string): string => `<defs>${once(id, inner)}</defs>`

export const again = (id: string, transform: string): string => `<use href="#${id}" transform="${transform}"/>`

/** A motif around a center at 0 0, `count` times. */
export const around = (id: string, count: number, inner: string, turn = 0): string =>
  group(
    `rotate(${num(turn)})`,
    once(id, inner) + repeat(count - 1, (i) => again(id, `rotate(${num((360 / count) * (i + 1))})`)),
  )

export const straight = (list: readonly Point[], closed = false): string =>
  `M${list.map(at).join('L')}${closed ? 'Z' : ''}`

/** A smooth path through all the points (Catmull-Rom as cubic Béziers). */
export function smooth(list: readonly Point[]): string {
  const point = (i: number): Point => list[Math.min(Math.max(i, 0), list.length - 1)] ?? [0, 0]
  const curves = list.slice(1).map((end, i) => {
    const [before, start, after] = [point(i - 1), point(i), point(i + 2)]
    const leave: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const arrive: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    return `C${at(leave)} ${at(arrive)} ${at(end)}`
  })
  return `M${at(point(0))}${curves.join('')}`
}

/** A horizontal line that waves, as points from left to right. */
export const ridge = (left: number, right: number, steps: number, height: (t: number, i: number) => number): Point[] =>
  points(steps + 1, (i) => [left + ((right - left) * i) / steps, height(i / steps, i)])

export const polar = (x: number, y: number, r: number, degrees: number): Point => [
  x + r * Math.cos((degrees * Math.PI) / 180),
  y + r * Math.sin((degrees * Math.PI) / 180),
]

/** A clip path and whatever is drawn inside it. */
export const clipped = (id: string, shape: string, inner: string): string =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${inner}</g>`

/** A gradient from top to bottom (or left to right) over the given colors, each with an opacity. */
export const gradient = (id: string, stops: readonly (readonly [string, number])[], across = false): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops
    .map(
      ([color, opacity], i) =>
        `<stop offset="${num((100 * i) / (stops.length - 1))}%" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`
