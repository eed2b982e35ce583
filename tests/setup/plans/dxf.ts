type Pair = readonly [code: number, value: string | number]

/** Codes of a section of a DXF file. */
export const section = (name: string, ...content: readonly Pair[]): Pair[] => [
  [0, 'SECTION'],
  [2, name],
  ...content,
  [0, 'ENDSEC'],
]

/** A closed rectangle from its lower left corner. */
export const closed = (x: number, y: number, width: number, height: number, layer = '0'): Pair[] => [
  [0, 'LWPOLYLINE'],
  [8, layer],
  [90, 4],
  [70, 1],
  ...[
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ].flatMap(([across = 0, up = 0]): Pair[] => [
    [10, across],
    [20, up],
  ]),
]

/** A text that begins at a place. */
export const textAt = (x: number, y: number, height: number, text: string): Pair[] => [
  [0, 'TEXT'],
  [8, '0'],
  [10, x],
  [20, y],
  [40, height],
  [1, text],
]

/** A use of a block. */
export const insertOf = (block: string, x = 0, y = 0): Pair[] => [
  [0, 'INSERT'],
  [8, '0'],
  [2, block],
  [10, x],
  [20, y],
]

export const blockOf = (name: string, ...content: readonly Pair[]): Pair[] => [
  [0, 'BLOCK'],
  [8, '0'],
  [2, name],
  [10, 0],
  [20, 0],
  ...content,
  [0, 'ENDBLK'],
  [8, '0'],
]

/** The file, with its unit by `$INSUNITS`. */
export const dxfFile = (unit: number, entities: readonly Pair[], blocks: readonly Pair[] = []): string =>
  [
    ...section('HEADER', [9, '$INSUNITS'], [70, unit]),
    ...section('BLOCKS', ...blocks),
    ...section('ENTITIES', ...entities),
    [0, 'EOF'] as const,
  ]
    .map(([code, value]) => `${code}\n${value}\n`)
    .join('')
