import type { ImportChange, ImportDetail, ImportRow } from '#contract/operations/imports/schemas.ts'
import type * as z from 'zod/mini'
import type { Both } from '#src/mocks/core/bilingual.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'

export interface MockReason {
  column: string
  text: Both
  note: boolean
}

export interface MockRow extends Omit<ImportRow, 'reasons'> {
  reasons: MockReason[]
}

type Change = z.output<typeof ImportChange>

export interface MockImport extends Omit<ImportDetail, 'counts' | 'changes' | 'by' | 'problem'> {
  key: string
  list: MockRow[]
  steps: Omit<Change, 'by'>[]
  problem: Both | null
  /** How often it has been looked at since it is at what it is at. */
  looks: number
}

const by: Both = ['许总办', 'Xu Zongyuan']
export const importer = by

const reason = (column: string, text: Both, note = false): MockReason => ({ column, text, note })

const names = [
  '青瓷莲瓣碗',
  '竹编提篮',
  '云锦围巾',
  '漆器果盘',
  '剪纸挂画',
  '紫砂小壶',
  '苏绣团扇',
  '龙泉香炉',
  '皮影四件',
  '银饰胸针',
]

/** What the dry run of the mock fair finds in every file. */
export function rowsOfFile(): MockRow[] {
  return Array.from({ length: 46 }, (_, i): MockRow => {
    const base = {
      id: i + 2,
      key: `YZ-${String(i + 1).padStart(3, '0')}`,
      title: `${names[i % names.length] ?? ''} ${Math.floor(i / names.length) + 1}`,
      objectId: null,
    }
    if (i === 3) {
      const reasons = [reason('price', ['不是数字', 'Not a number'])]
      return { ...base, state: 'refused', outcome: 'refused', reasons }
    }
    if (i === 17) {
      const text: Both = ['找不到“云窑工坊”', '“云窑工坊” was not found']
      const second = reason('key', ['编号与第 9 行相同', 'Same key as row 9'])
      return { ...base, state: 'refused', outcome: 'refused', reasons: [reason('exhibitor', text), second] }
    }
    if (i > 39) return { ...base, state: 'unchanged', outcome: 'idle', objectId: 1 + (i % 20), reasons: [] }
    if (i > 30) return { ...base, state: 'changed', outcome: 'waiting', objectId: 1 + (i % 20), reasons: [] }
    const isDraft = i % 9 === 4
    const note = reason(
      'introduction.zh',
      ['将存为草稿，还缺：必填项', 'Saved as a draft until this is filled in'],
      true,
    )
    return { ...base, state: 'new', outcome: 'waiting', reasons: isDraft ? [note] : [] }
  })
}

export const columns = ['编号', '名称（中文）', '名称（英文）', '参展商', '类别', '售价（元）', '备注']
export const samples = [
  ['YZ-001', '青瓷莲瓣碗', 'Celadon lotus bowl', '青禾陶瓷', '陶瓷', '368', '第一批'],
  ['YZ-002', '竹编提篮', 'Bamboo basket', '竹里馆', '竹艺', '258', ''],
  ['YZ-003', '云锦围巾', 'Yunjin scarf', '云锦坊', '织绣', '1,280', ''],
]

const head = [['2026 展品清单'], columns, ...samples].map((cells, place) => ({ line: place + 1, cells }))

/** What the mock fair reads in every file: a title above the headings, on the second sheet of a workbook. */
export const tableOf = ({ rows, sheet }: Pick<MockImport, 'rows'> & { sheet?: number }) => ({
  columns,
  samples,
  head,
  headingLine: 2,
  sheets: rows.name.endsWith('.xlsx') ? ['说明', '展品清单'] : [],
  sheet: sheet ?? (rows.name.endsWith('.xlsx') ? 1 : 0),
})

const stepAt = (state: Change['state'], minutes: number) => ({ state, at: minutesFromNow(minutes) })

function written(rows: MockRow[]): MockRow[] {
  return rows.map((row) =>
    row.outcome === 'waiting' ? { ...row, outcome: 'written', objectId: row.objectId ?? 1 + (row.id % 20) } : row,
  )
}

const made = (id: number, more: Partial<MockImport>): MockImport => ({
  id,
  key: `mock-import-${id}`,
  version: 1,
  kind: 'exhibit',
  state: 'receiving',
  rows: { name: '展品清单.xlsx', size: 184_320, received: 184_320 },
  pictures: null,
  ...tableOf({ rows: { name: '展品清单.xlsx', size: 1, received: 1 } }),
  dayOrder: null,
  needsDayOrder: false,
  mapping: columns.map(() => ''),
  publish: true,
  problem: null,
  list: [],
  steps: [],
  looks: 0,
  createdAt: minutesFromNow(-60),
  updatedAt: minutesFromNow(-50),
  ...more,
})

const whole = [
  stepAt('receiving', -1_500),
  stepAt('reading', -1_499),
  stepAt('mapping', -1_499),
  stepAt('checking', -1_497),
  stepAt('checked', -1_496),
]

const mapping = ['key', 'name.zh', 'name.en', 'exhibitor', 'category', 'price', '']

/** One to be mapped, one checked, one applied, one failed, one undone, and one with ambiguous dates. */
export const imports: MockImport[] = [
  made(1, { state: 'mapping', steps: whole.slice(0, 3), version: 3 }),
  made(2, {
    state: 'checked',
    mapping,
    list: rowsOfFile(),
    steps: whole,
    version: 5,
    createdAt: minutesFromNow(-1_500),
  }),
  made(3, {
    state: 'applied',
    mapping,
    list: written(rowsOfFile()),
    steps: [...whole, stepAt('applying', -1_490), stepAt('applied', -1_489)],
    version: 7,
    createdAt: minutesFromNow(-1_520),
  }),
  made(4, {
    kind: 'exhibitor',
    state: 'failed',
    rows: { name: '展商名录.csv', size: 52_400, received: 52_400 },
    columns: [],
    samples: [],
    problem: ['CSV 第 212 行附近的引号不成对', 'The quotation marks near line 212 of the CSV do not match'],
    steps: [stepAt('receiving', -3_000), stepAt('reading', -2_999), stepAt('failed', -2_999)],
    version: 3,
    createdAt: minutesFromNow(-3_000),
  }),
  made(5, {
    kind: 'article',
    state: 'undone',
    rows: { name: 'news.xlsx', size: 22_400, received: 22_400 },
    mapping: ['key', 'title.zh', 'title.en', 'column', '', '', ''],
    list: written(rowsOfFile()).map((row, i) => {
      if (row.outcome !== 'written') return row
      if (i !== 8) return { ...row, outcome: 'undone', reasons: [] }
      const text: Both = ['导入后已被修改，保持现状', 'Changed since the import, so it stays as it is']
      return { ...row, outcome: 'kept', reasons: [reason('', text, true)] }
    }),
    steps: [
      ...whole,
      stepAt('applying', -1_490),
      stepAt('applied', -1_489),
      stepAt('undoing', -900),
      stepAt('undone', -899),
    ],
    version: 9,
    createdAt: minutesFromNow(-4_000),
  }),
  made(6, {
    kind: 'scheduleEvent',
    state: 'mapping',
    rows: { name: 'program.csv', size: 8_400, received: 8_400 },
    sheets: [],
    sheet: 0,
    headingLine: 1,
    columns: ['key', 'title.en', 'startsAt', 'endsAt'],
    samples: [['e1', 'Opening', '03/04/2026 9:00 AM', '03/04/2026 10:00 AM']],
    head: [
      { line: 1, cells: ['key', 'title.en', 'startsAt', 'endsAt'] },
      { line: 2, cells: ['e1', 'Opening', '03/04/2026 9:00 AM', '03/04/2026 10:00 AM'] },
    ],
    mapping: ['', '', '', ''],
    needsDayOrder: true,
    steps: whole.slice(0, 3),
    version: 3,
    createdAt: minutesFromNow(-5_000),
  }),
]

export const newImport = (id: number, more: Partial<MockImport>): MockImport =>
  made(id, {
    columns: [],
    samples: [],
    mapping: [],
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
    ...more,
  })
