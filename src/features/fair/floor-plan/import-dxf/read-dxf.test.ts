import { describe, expect, it } from 'vitest'
import { blockOf, closed, dxfFile, insertOf, textAt } from '#tests/setup/plans/dxf.ts'
import { ImportRefused, type ImportProblem } from '../import/problem'
import { decodeDxf, readDxf } from './read-dxf'

const MM = 4
const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readDxf(bytesOf(text))
const refusalOf = (run: () => unknown): ImportProblem | undefined => {
  try {
    run()
    return undefined
  } catch (error) {
    return error instanceof ImportRefused ? error.problem : undefined
  }
}

it('closed lines are shapes, from the left upper corner, in the unit that the file names', () => {
  const { shapes } = read(
    dxfFile(MM, [
      ...closed(0, 0, 60_000, 40_000),
      ...closed(3_000, 3_000, 3_000, 3_000),
      ...textAt(4_000, 4_000, 300, 'A-01'),
    ]),
  )
  expect(shapes.metresPerUnit).toBe(0.001)
  // 2% of the longer side around the drawing.
  expect([shapes.width, shapes.height]).toEqual([62_400, 42_400])
  expect(shapes.polygons[1]).toContainEqual({ x: 4_200, y: 38_200 })
  expect(shapes.texts[0]?.text).toBe('A-01')
  expect(shapes.texts[0]?.at).toEqual({ x: 5_680, y: 37_050 })
})

it('an unknown unit, and one that makes no hall, is left open', () => {
  expect(read(dxfFile(0, closed(0, 0, 60, 40))).shapes.metresPerUnit).toBeNull()
  expect(read(dxfFile(MM, closed(0, 0, 60, 40))).shapes.metresPerUnit).toBeNull()
})

it('blocks are drawn where they are used, within others too, turned and scaled', () => {
  const blocks = [
    ...blockOf('booth', ...closed(0, 0, 3, 3)),
    ...blockOf('pair', ...insertOf('booth'), ...insertOf('booth', 3)),
  ]
  const turned = [...insertOf('pair', 10, 10), [50, 90] as const, [41, 2] as const, [42, 2] as const]
  const { shapes } = read(dxfFile(6, [...insertOf('pair'), ...turned], blocks))
  expect(shapes.polygons).toHaveLength(4)
  const corners = shapes.polygons[3]?.map(({ x, y }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10])
  const margin = 0.02 * 22
  // Turned to the left around 10, 10: from 4 to 10 across and from 16 to 22 up.
  expect(corners).toContainEqual([Math.round((4 + margin) * 10) / 10, Math.round(margin * 10) / 10])
})

it('frozen and hidden layers are left out, and layers of walls are walls', () => {
  const tables =
    '0\nSECTION\n2\nTABLES\n0\nTABLE\n2\nLAYER\n70\n1\n0\nLAYER\n2\nold\n70\n1\n62\n7\n0\nENDTAB\n0\nENDSEC\n'
  const file = dxfFile(6, [...closed(0, 0, 30, 20), ...closed(1, 1, 3, 3, 'old'), ...closed(5, 5, 9, 9, 'A-WALL')])
  const { shapes } = read(tables + file)
  expect(shapes.polygons).toHaveLength(1)
  expect(shapes.walls).toHaveLength(1)
})

it('texts of older drawings are read in the code page that they name', () => {
  const head = '0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1015\n9\n$DWGCODEPAGE\n3\nANSI_936\n'
  const gbk = new Uint8Array([...bytesOf(head), 0xd5, 0xb9])
  expect(decodeDxf(gbk).endsWith('展')).toBe(true)
})

describe('a file is refused', () => {
  /** Each block uses the one before ten times. */
  const bomb = (depth: number, uses: number) => {
    const blocks = Array.from({ length: depth }, (_, level) =>
      blockOf(`b${level + 1}`, ...Array.from({ length: uses }, () => insertOf(`b${level}`)).flat()),
    ).flat()
    return dxfFile(6, insertOf(`b${depth}`), [...blockOf('b0', ...closed(0, 0, 3, 3)), ...blocks])
  }
  it.each<[ImportProblem, () => unknown]>([
    ['tooManyBlocks', () => read(bomb(8, 10))],
    ['tooManyBlocks', () => read(bomb(40, 1))],
    ['tooManyBlocks', () => read(dxfFile(6, insertOf('own'), blockOf('own', ...insertOf('own'))))],
    [
      'tooManyBlocks',
      () => read(dxfFile(6, [...insertOf('b'), [70, 30_000], [71, 30_000]], blockOf('b', ...closed(0, 0, 3, 3)))),
    ],
    ['noDrawing', () => read(dxfFile(6, []))],
    ['noDrawing', () => read(dxfFile(6, closed(1, 1, 0, 0)))],
    ['format', () => read('%PDF-1.7')],
    ['format', () => read('')],
    ['damaged', () => read(dxfFile(6, closed(0, 0, 30, 20)).slice(0, -30))],
    ['binary', () => read('AutoCAD Binary DXF\r\n\u001a\0')],
  ])('as %s', (problem, run) => {
    expect(refusalOf(run)).toBe(problem)
  })
})
