import { describe, expect, it } from 'vitest'
import { ImportRefused, type ImportProblem } from '../import/problem'
import { readSvg } from './read-svg'

const svg = (content: string, attributes = 'viewBox="0 0 100 50"') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`

const refusalOf = (source: string): ImportProblem | undefined => {
  try {
    readSvg(source)
    return undefined
  } catch (error) {
    return error instanceof ImportRefused ? error.problem : undefined
  }
}

describe('shapes', () => {
  it('are read from every element that draws them, where their transforms place them', () => {
    const { polygons, width, height, metresPerUnit } = readSvg(
      svg(`<g transform="translate(10 5)"><rect x="1" y="2" width="3" height="4"/>
        <g transform="scale(2)"><path d="M0 0h3v3H0z"/></g></g>
        <polygon points="20,20 23,20 23,23"/><polyline points="40,10 44,10 44,14 40,10"/><polyline points="1,1 9,9 1,9"/>`),
    )
    expect([width, height, metresPerUnit]).toEqual([100, 50, null])
    expect(polygons[0]).toEqual([
      { x: 11, y: 7 },
      { x: 14, y: 7 },
      { x: 14, y: 11 },
      { x: 11, y: 11 },
    ])
    expect(polygons[1]).toContainEqual({ x: 16, y: 11 })
    expect(polygons.map(({ length }) => length)).toEqual([4, 4, 3, 3])
  })

  it('fit from the view box into the size, and a size in millimetres says how large they are', () => {
    const { polygons, width, metresPerUnit } = readSvg(
      svg('<rect x="-10" y="0" width="10" height="10"/>', 'width="60000mm" height="30000mm" viewBox="-10 0 600 300"'),
    )
    expect(polygons[0]?.[0]).toEqual({ x: 0, y: 0 })
    expect((metresPerUnit ?? 0) * width).toBeCloseTo(60)
    expect(readSvg(svg('<rect width="9" height="9"/>', 'width="420mm" height="297mm"')).metresPerUnit).toBeNull()
  })

  it('of curves are flattened, and what is only defined or hidden is left out', () => {
    const { polygons } = readSvg(
      svg(`<path d="M0 0C10 0 10 10 0 10Z"/><defs><rect width="5" height="5"/></defs>
        <g display="none"><rect width="5" height="5"/></g>`),
    )
    expect(polygons).toHaveLength(1)
    expect(polygons[0]?.length).toBe(9)
  })

  it('on layers of walls are walls', () => {
    const { walls, polygons } = readSvg(
      svg('<g id="Walls"><path d="M0 0L10 0L10 10"/><rect width="3" height="3"/></g>'),
    )
    expect(walls.map(({ length }) => length)).toEqual([3, 5])
    expect(polygons).toEqual([])
  })
})

describe('shapes that are used', () => {
  it('are read where they are used, moved and turned, defined before or after', () => {
    const { polygons } = readSvg(
      svg(`<use href="#booth" x="10" y="20"/><defs><rect id="booth" width="3" height="4"/></defs>
        <g transform="translate(50 0)"><use xlink:href="#booth" transform="scale(2)"/></g>`),
    )
    expect(polygons).toHaveLength(2)
    expect(polygons[0]?.[0]).toEqual({ x: 10, y: 20 })
    expect(polygons[1]).toContainEqual({ x: 56, y: 8 })
  })

  it('may be groups and symbols of several, and what is drawn itself is read once more for each use', () => {
    const { polygons } = readSvg(
      svg(`<defs><g id="pair" transform="translate(1 1)"><rect width="3" height="3"/>
          <g transform="translate(4 0)"><path d="M0 0h3v3h-3z"/></g><g display="none"><rect width="9" height="9"/></g></g>
        <symbol id="one"><polygon points="0,0 3,0 3,3"/></symbol></defs>
        <rect id="seen" x="30" width="3" height="3"/><use href="#pair"/><use href="#one" x="20"/><use href="#seen" y="10"/>`),
    )
    expect(polygons.map(([first]) => first)).toEqual([
      { x: 30, y: 0 },
      { x: 1, y: 1 },
      { x: 5, y: 1 },
      { x: 20, y: 0 },
      { x: 30, y: 10 },
    ])
  })

  it('on layers of walls are walls', () => {
    const { walls } = readSvg(
      svg('<defs><path id="a" d="M0 0L10 0L10 10"/></defs><g id="Walls"><use href="#a" x="5"/></g>'),
    )
    expect(walls).toEqual([
      [
        { x: 5, y: 0 },
        { x: 15, y: 0 },
        { x: 15, y: 10 },
      ],
    ])
  })

  it('are left to the picture where they are hidden, missing, scaled into a box or used within each other', () => {
    const { polygons } = readSvg(
      svg(`<defs><symbol id="box" viewBox="0 0 9 9"><rect width="9" height="9"/></symbol>
        <rect id="a" width="3" height="3"/><g id="b"><use href="#a"/></g><g id="c"><use href="#c"/></g></defs>
        <use href="#box"/><use href="#b"/><use href="#c"/><use href="#none"/><g display="none"><use href="#a"/></g>`),
    )
    expect(polygons).toEqual([])
  })

  it('count as often as they are used', () => {
    const many = svg(
      `<defs><polyline id="a" points="${'1 1 '.repeat(10_000)}"/></defs>${'<use href="#a"/>'.repeat(101)}`,
    )
    expect(refusalOf(many)).toBe('tooManyPoints')
  })
})

it('texts are read with their parts, about in their middle', () => {
  const { texts } = readSvg(
    svg(`<style>.n{font-size:2px;text-anchor:middle}</style>
      <text class="n" x="10" y="10">A-01</text>
      <text transform="translate(20 10)" style="font-size:2px"><tspan x="0" y="0">B</tspan><tspan x="2" y="0">02</tspan></text>`),
  )
  expect(texts[0]).toMatchObject({ text: 'A-01', at: { x: 10, y: 9.3 } })
  expect(texts[1]?.text).toBe('B02')
  expect(texts[1]?.at.x).toBeCloseTo(21.65)
})

describe('a file is refused', () => {
  it.each<[ImportProblem, string]>([
    ['unsafe', svg('<script>alert(1)</script>')],
    ['unsafe', svg('<rect width="3" height="3" onclick="alert(1)"/>')],
    ['unsafe', svg('<image href="https://example.org/plan.png"/>')],
    ['unsafe', svg('<image xlink:href="../plan.png"/>')],
    ['unsafe', svg('<use xlink:href="other.svg#booth"/>')],
    ['unsafe', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>')],
    ['unsafe', svg('<style>@import "a.css";</style>')],
    ['unsafe', svg('<rect style="fill:url(https://example.org/a.svg#b)"/>')],
    ['unsafe', svg('<foreignObject><p/></foreignObject>')],
    ['unsafe', svg('<a href="javascript:alert(1)"/>')],
    ['unsafe', '<?xml-stylesheet href="a.css"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['unsafe', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg/>'],
    ['unsafe', '<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;">]><svg/>'],
    ['format', '<html><body/></html>'],
    ['format', '%PDF-1.7'],
    ['format', ''],
    ['damaged', svg('<g><rect/>')],
    ['damaged', svg('<path d="M0 0L1e999 1Z"/>')],
    ['tooManyPoints', svg(`<polyline points="${'1 1 '.repeat(1_000_001)}"/>`)],
  ])('as %s', (problem, source) => {
    expect(refusalOf(source)).toBe(problem)
  })

  it('but not for what drawing programs write', () => {
    const illustrator = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>
      <svg xmlns="&ns_svg;" viewBox="0 0 9 9"><linearGradient id="a"/><rect width="3" height="3" fill="url(#a)"/>
      <a xlink:href="https://example.org"><use xlink:href="#b"/></a><image href="data:image/png;base64,AA=="/></svg>`
    expect(refusalOf(illustrator)).toBeUndefined()
  })
})

it('a line of many points is read in a moment, as it is drawn', () => {
  const corners = Array.from({ length: 100_000 }, (_, index) => `${index} ${index % 2}`)
  const [line] = readSvg(svg(`<g id="wall"><path d="M${corners.join(' ')}"/></g>`)).walls
  expect(line?.length).toBe(100_000)
  expect(line?.at(-1)).toEqual({ x: 99_999, y: 1 })
})
